import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** One of the screen's cards. */
export function Panel({ title, lead, tools, children }: PanelProps) {
  const id = useId();
  return (
    <section className="surface" aria-labelledby={id}>
      <header className={classes.heading}>
        <div>
          <Title order={3} size="h4" id={id}>
            {title}
          </Title>
          {lead && (
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
          )}
        </div>
        {tools && <div className={classes.tools}>{tools}</div>}
      </header>
      {children}
    </section>
  );
}
