import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { AssistantSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { refusalOr } from '../ui/refusal.ts';
import { AssistantSettings_settings, assistantSettingsQuery, saveAssistantSettings } from './settings-documents.ts';
import { areSame, type Draft, draftOf, merged, type Settings, settingsOf } from './settings-draft.ts';
import { texts } from './texts.ts';

type Read = AssistantSettings_SettingsFragment;

/** Settings as they were read, what somebody makes of them, and the way back to the server. */
export function useSettingsEdit(companyId: string, read: Read) {
  const client = useApolloClient();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(valuesOf(read)));
  const [isMerged, setIsMerged] = useState(false);
  const [isReloading, setIsReloading] = useState(false);
  const [mutate, { loading: isSaving, error, reset }] = useMutation(saveAssistantSettings);

  function begin(next: Read, nextDraft: Draft) {
    setBase(next);
    setDraft(nextDraft);
    reset();
  }

  async function save() {
    const { allowedTopics, synonyms } = settingsOf(draft);
    const input = { allowedTopics: [...allowedTopics], synonyms: synonyms.map((words) => [...words]) };
    const { data } = await mutate({ variables: { companyId, input: { ...input, version: base.version } } });
    if (!data) return;
    const saved = unmask(AssistantSettings_settings, data.saveAssistantSettings);
    begin(saved, draftOf(valuesOf(saved)));
    setIsMerged(false);
    notifyDone(texts.assistant.settings.saved);
  }

  /** Reads what others saved, and does to it what was changed here. */
  async function reload() {
    setIsReloading(true);
    try {
      const { data } = await client.query({
        query: assistantSettingsQuery,
        variables: { companyId },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const theirs = unmask(AssistantSettings_settings, data.assistantSettings);
      begin(theirs, draftOf(merged(valuesOf(base), settingsOf(draft), valuesOf(theirs))));
      setIsMerged(true);
    } catch (failure) {
      notifyRefusal(failure, texts.errors.assistantSettings);
    } finally {
      setIsReloading(false);
    }
  }

  return {
    topics: base.topics,
    draft,
    change: setDraft,
    isUnsaved: !areSame(valuesOf(base), settingsOf(draft)),
    isMerged,
    isBusy: isSaving || isReloading,
    refusal: error && refusalOr(error, texts.errors.chatbotSaving),
    save: () => save().catch(() => undefined), // told by `refusal`
    reload,
    discard() {
      begin(base, draftOf(valuesOf(base)));
      setIsMerged(false);
    },
  };
}

function valuesOf({ topics, synonyms }: Read): Settings {
  return { allowedTopics: topics.filter((topic) => !topic.isDeclined).map((topic) => topic.name), synonyms };
}
