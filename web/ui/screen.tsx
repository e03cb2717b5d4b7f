import { Button, Loader, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { BrandMark } from './brand.tsx';
import classes from './screen.module.css';

/** The whole window while something that everything depends on is loading. */
export function LoadingScreen({ text = texts.common.loading }: { readonly text?: string }) {
  return (
    <main className={classes.screen} aria-busy="true">
      <div className={classes.loading} role="status">
        <BrandMark size={48} />
        <Loader type="dots" size="md" aria-hidden="true" />
        <Text c="dimmed">{text}</Text>
      </div>
    </main>
  );
}

interface MessageScreenProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** The whole window for one message, with what the person can do about it. */
export function MessageScreen({ title, text, children, actions }: MessageScreenProps) {
  return (
    <main className={classes.screen}>
      <div className={classes.card}>
        <BrandMark size={44} />
        <Title order={1} size="h3">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        {children}
        <div className={classes.actions}>{actions}</div>
      </div>
    </main>
  );
}

interface FailedScreenProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** The whole window when something that everything depends on could not be loaded. */
export function FailedScreen({ title, text, onRetry }: FailedScreenProps) {
  return <MessageScreen title={title} text={text} actions={<Button onClick={onRetry}>{texts.common.retry}</Button>} />;
}
