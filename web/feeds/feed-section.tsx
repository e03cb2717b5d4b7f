import './feeds-styles.ts';
import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { openConfirm } from '../ui/confirm.ts';
import { whenLong } from '../ui/dates.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { removeCatalogueFeed, runCatalogueFeed } from './documents.ts';
import { FeedForm } from './feed-form.tsx';
import { FeedRuns } from './feed-runs.tsx';
import classes from './feeds.module.css';
import { PushSection } from './push-section.tsx';
import { texts } from './texts.ts';
import { type Feed, useSources } from './use-sources.ts';

const { feeds: said } = texts;

/** 'Aggiorna da un indirizzo': where the catalogue comes from by itself, and what came of it. */
export function FeedSection({ companyId }: { readonly companyId: string }) {
  const sources = useSources(companyId);
  const [isEditing, setIsEditing] = useState(false);
  if (!sources) return null;
  const { feed, push, runs, isRunning } = sources;
  return (
    <section className={classes.section} aria-labelledby="feed-title">
      <div>
        <h3 id="feed-title" className={classes.title}>
          {said.title}
        </h3>
        <Text size="sm" c="dimmed">
          {said.lead}
        </Text>
      </div>
      {isEditing ? (
        <FeedForm companyId={companyId} feed={feed ?? undefined} onClose={() => setIsEditing(false)} />
      ) : feed ? (
        <KeptFeed companyId={companyId} feed={feed} isRunning={isRunning} onEdit={() => setIsEditing(true)} />
      ) : (
        <Button variant="default" className={classes.set} onClick={() => setIsEditing(true)}>
          {said.set}
        </Button>
      )}
      <PushSection companyId={companyId} push={push ?? undefined} />
      {runs.length > 0 && <FeedRuns runs={runs} />}
    </section>
  );
}

interface KeptFeedProps {
  readonly companyId: string;
  readonly feed: Feed;
  readonly isRunning: boolean;
  readonly onEdit: () => void;
}

function KeptFeed({ companyId, feed, isRunning, onEdit }: KeptFeedProps) {
  const [run, running] = useMutation(runCatalogueFeed, { variables: { companyId } });
  const [remove] = useMutation(removeCatalogueFeed, { variables: { companyId } });
  const next = feed.nextRunAt ? said.next(whenLong(feed.nextRunAt, new Date())) : '';

  function askToRemove() {
    openConfirm({
      title: said.removeTitle,
      children: <Text size="sm">{said.removeQuestion}</Text>,
      labels: { confirm: said.remove, cancel: texts.common.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void remove().then(
          () => notifyDone(said.removed),
          (failure) => notifyRefusal(failure, said.failed),
        ),
    });
  }

  return (
    <div className={classes.feed}>
      <div className={classes.what}>
        <bdi className={classes.address}>{feed.address}</bdi>
        <Text size="sm" c="dimmed" role="status">
          {isRunning
            ? said.running
            : [feed.isOn ? said.paces(feed.everyHours) : said.byHand, next].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          size="compact-sm"
          loading={isRunning || running.loading}
          onClick={() => void run().catch((failure) => notifyRefusal(failure, said.failed))}
        >
          {said.now}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onEdit}>
          {said.edit}
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={askToRemove}>
          {said.remove}
        </Button>
      </Group>
    </div>
  );
}
