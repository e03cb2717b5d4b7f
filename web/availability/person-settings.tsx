import '../assistant/assistant-styles.ts';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Skeleton, Stack, Switch, Text } from '@mantine/core';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import type { PersonSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { ErrorBox } from '../ui/error-box.tsx';
import { Failure } from '../ui/failure.tsx';
import { isSame, mergeEdits } from '../ui/merge-edits.ts';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { HoursFields } from './hours-fields.tsx';
import { PersonSettings_settings, personSettingsQuery, savePersonSettings } from './settings-documents.ts';
import { type Draft, draftOf, inputOf } from './settings-draft.ts';
import { texts } from './texts.ts';

const { settings: said } = texts;
const PATIENCES = [1, 2, 3, 5, 10, 15, 30]; // minutes

/** Whether visitors may ask for a person, how long they wait, and when people are there; for who manages the company. */
export function PersonSettings({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(personSettingsQuery, {
    variables: { companyId },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  return (
    <Panel icon={IconHeadset} title={said.title} lead={said.lead}>
      {data && (
        <Editor key={companyId} companyId={companyId} read={unmask(PersonSettings_settings, data.personSettings)} />
      )}
      {!data && error && <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton height={100} radius="md" role="status" aria-label={texts.common.loading} />}
    </Panel>
  );
}

interface EditorProps {
  readonly companyId: string;
  readonly read: PersonSettings_SettingsFragment;
}

function Editor({ companyId, read }: EditorProps) {
  const { base, draft, change, isUnsaved, isBusy, message, save, discard } = useEditedSettings(companyId, read);
  useUnsavedGuard(isUnsaved);
  const patiences = [...new Set([...PATIENCES, draft.patience])].sort((one, other) => one - other);
  return (
    <Stack>
      <Switch
        label={said.offered}
        description={said.offeredHint}
        checked={draft.isOffered}
        disabled={isBusy}
        onChange={({ currentTarget: { checked } }) => change({ isOffered: checked })}
      />
      {draft.isOffered && (
        <>
          <NativeSelect
            label={said.patience}
            w="fit-content"
            maw="100%"
            disabled={isBusy}
            data={patiences.map((minutes) => ({ value: `${minutes}`, label: said.minutes(minutes) }))}
            value={`${draft.patience}`}
            onChange={({ currentTarget: { value } }) => change({ patience: Number(value) })}
          />
          <HoursFields draft={draft} holidays={base.holidays} isBusy={isBusy} onChange={change} />
          {base.nextOpening && !isUnsaved && (
            <Text size="sm" c="dimmed">
              {said.nextOpening(base.nextOpening)}
            </Text>
          )}
        </>
      )}
      <ErrorBox message={isUnsaved ? message : undefined} />
      {isUnsaved && (
        <Group>
          <Text size="sm" role="status" flex={1}>
            {said.unsaved}
          </Text>
          <Button variant="default" disabled={isBusy} onClick={discard}>
            {said.discard}
          </Button>
          <Button loading={isBusy} onClick={save}>
            {said.save}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function useEditedSettings(companyId: string, read: PersonSettings_SettingsFragment) {
  const client = useApolloClient();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(read));
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  function begin(next: PersonSettings_SettingsFragment, nextDraft = draftOf(next)) {
    setBase(next);
    setDraft(nextDraft);
  }

  async function attempt(version: number): Promise<void> {
    const variables = { companyId, input: inputOf(draft, version) };
    const { data } = await client.mutate({ mutation: savePersonSettings, variables, errorPolicy: 'none' });
    if (!data) return;
    begin(unmask(PersonSettings_settings, data.savePersonSettings));
    notifyDone(said.saved);
  }

  /** The version is shared with other settings: where these are as they were read, they are simply saved anew. */
  async function attemptAgain(failure: unknown): Promise<void> {
    if (refusalOf(failure).code !== 'STALE_VERSION') throw failure;
    const variables = { companyId };
    const { data } = await client.query({ query: personSettingsQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw failure;
    const theirs = unmask(PersonSettings_settings, data.personSettings);
    if (isSame(draftOf(theirs), draftOf(base))) return attempt(theirs.version);
    begin(theirs, mergeEdits(draftOf(base), draft, draftOf(theirs)).merged);
    setMessage(texts.stale.check);
  }

  return {
    base,
    draft,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    isUnsaved: !isSame(draft, draftOf(base)),
    isBusy,
    message,
    async save() {
      setIsBusy(true);
      setMessage(undefined);
      await attempt(base.version)
        .catch(attemptAgain)
        .catch((failure) => setMessage(refusalOf(failure).message));
      setIsBusy(false);
    },
    discard() {
      begin(base);
      setMessage(undefined);
    },
  };
}
