import '../assistant/assistant-styles.ts';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, Skeleton, Switch, Text, Textarea, TextInput } from '@mantine/core';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import type { WidgetSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { ErrorBox } from '../ui/error-box.tsx';
import { Failure } from '../ui/failure.tsx';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { saveWidgetSettings, WidgetSettings_settings, widgetSettingsQuery } from './documents.ts';
import { texts } from './texts.ts';
import classes from './widget-settings.module.css';

type Settings = WidgetSettings_SettingsFragment;

const { settings: said } = texts.embedding;

/** Where the chat may stand and whether it calls; for whoever manages the company. */
export function WidgetSettings({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(widgetSettingsQuery, {
    variables: { companyId },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  return (
    <Panel icon={IconWorld} title={said.title} lead={said.lead}>
      {data && (
        <Editor key={companyId} companyId={companyId} read={unmask(WidgetSettings_settings, data.widgetSettings)} />
      )}
      {!data && error && <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton height={200} radius="md" aria-label={texts.common.loading} />}
    </Panel>
  );
}

interface Draft {
  /** One site a line. */
  sites: string;
  teaser: string;
  isTeaserOn: boolean;
}

function Editor({ companyId, read }: { readonly companyId: string; readonly read: Settings }) {
  const { draft, change, isUnsaved, isBusy, message, save, discard } = useEdit(companyId, read);
  useUnsavedGuard(isUnsaved);
  return (
    <>
      <fieldset disabled={isBusy} className={classes.fields} aria-label={said.title}>
        <Textarea
          label={said.sites}
          description={said.sitesHint}
          placeholder="https://negozio.it"
          rows={3}
          value={draft.sites}
          onChange={(event) => change({ sites: event.currentTarget.value })}
        />
        <Switch
          label={said.teaserOn}
          description={said.teaserHint}
          checked={draft.isTeaserOn}
          onChange={(event) => change({ isTeaserOn: event.currentTarget.checked })}
        />
        {draft.isTeaserOn && (
          <TextInput
            label={said.teaser}
            maxLength={80}
            value={draft.teaser}
            onChange={(event) => change({ teaser: event.currentTarget.value })}
          />
        )}
      </fieldset>
      <ErrorBox message={message} />
      {isUnsaved && (
        <div className={classes.bar}>
          <Text size="sm" role="status" className={classes.state ?? ''}>
            {said.unsaved}
          </Text>
          <Button variant="default" disabled={isBusy} onClick={discard}>
            {said.discard}
          </Button>
          <Button loading={isBusy} onClick={save}>
            {said.save}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is typed stays, whatever becomes of the saving. */
function useEdit(companyId: string, read: Settings) {
  const client = useApolloClient();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(read));
  const [mutate, { loading: isBusy, error, reset }] = useMutation(saveWidgetSettings);
  const saved = draftOf(base);

  async function attempt({ version }: Settings): Promise<void> {
    const { teaser, isTeaserOn } = draft;
    const input = { allowedSites: draft.sites.split('\n'), teaser, isTeaserOn, version };
    const { data } = await mutate({ variables: { companyId, input } });
    if (!data) return;
    const next = unmask(WidgetSettings_settings, data.saveWidgetSettings);
    setBase(next);
    setDraft(draftOf(next));
    notifyDone(said.saved);
  }

  /** The version is shared with other settings: where these here are as they were read, the save is simply made anew. */
  async function save(): Promise<void> {
    try {
      await attempt(base);
    } catch (failure) {
      if (refusalOf(failure).code !== 'STALE_VERSION') return;
      const { data } = await client.query({
        query: widgetSettingsQuery,
        variables: { companyId },
        fetchPolicy: 'no-cache',
      });
      const theirs = data && unmask(WidgetSettings_settings, data.widgetSettings);
      if (!theirs) return;
      if (areSame(draftOf(theirs), saved)) await attempt(theirs);
      setBase(theirs);
    }
  }

  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    isUnsaved: !areSame(draft, saved),
    isBusy,
    message: error && refusalOf(error).message,
    save: () => save().catch(() => undefined), // told by `message`
    discard() {
      setDraft(saved);
      reset();
    },
  };
}

function draftOf({ allowedSites, teaser, isTeaserOn }: Settings): Draft {
  return { sites: allowedSites.join('\n'), teaser, isTeaserOn };
}

function areSame(one: Draft, other: Draft): boolean {
  return one.sites === other.sites && one.teaser === other.teaser && one.isTeaserOn === other.isTeaserOn;
}
