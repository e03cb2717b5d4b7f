import { Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly icon: Icon;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One of the section's cards. */
export function Panel({ icon: Sign, title, lead, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`surface ${classes.panel}`} aria-labelledby={id}>
      <header className={classes.heading}>
        <span className={classes.sign}>
          <Sign size={20} stroke={1.7} aria-hidden="true" />
        </span>
        <div>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        </div>
      </header>
      {children}
    </section>
  );
}
