import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { AssistantSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { type Refusal, refusalOf, refusalOr } from '../ui/refusal.ts';
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
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [mutate] = useMutation(saveAssistantSettings);

  function begin(next: Read, nextDraft: Draft) {
    setBase(next);
    setDraft(nextDraft);
    setRefusal(undefined);
  }

  async function attempt({ version }: Read): Promise<void> {
    const { allowedTopics, allowedWords, synonyms } = settingsOf(draft);
    const input = {
      allowedTopics: [...allowedTopics],
      allowedWords: [...allowedWords],
      synonyms: synonyms.map((words) => [...words]),
      version,
    };
    const { data } = await mutate({ variables: { companyId, input } });
    if (!data) return;
    const saved = unmask(AssistantSettings_settings, data.saveAssistantSettings);
    begin(saved, draftOf(valuesOf(saved)));
    setIsMerged(false);
    notifyDone(texts.assistant.settings.saved);
  }

  async function readAgain(): Promise<Read | undefined> {
    const { data } = await client.query({
      query: assistantSettingsQuery,
      variables: { companyId },
      fetchPolicy: 'no-cache',
    });
    return data && unmask(AssistantSettings_settings, data.assistantSettings);
  }

  /** The version is shared with other settings: where these here are as they were read, they are simply saved anew. */
  async function saveOnNewest(): Promise<void> {
    try {
      await attempt(base);
    } catch (failure) {
      if (refusalOf(failure).code !== 'STALE_VERSION') throw failure;
      const theirs = await readAgain();
      if (!theirs || !areSame(valuesOf(theirs), valuesOf(base))) throw failure;
      await attempt(theirs);
    }
  }

  async function save() {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await saveOnNewest();
    } catch (failure) {
      setRefusal(refusalOr(failure, texts.errors.chatbotSaving));
    } finally {
      setIsBusy(false);
    }
  }

  /** Reads what others saved, and does to it what was changed here. */
  async function reload() {
    setIsBusy(true);
    try {
      const theirs = await readAgain();
      if (!theirs) return;
      begin(theirs, draftOf(merged(valuesOf(base), settingsOf(draft), valuesOf(theirs))));
      setIsMerged(true);
    } catch (failure) {
      notifyRefusal(failure, texts.errors.assistantSettings);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    topics: base.topics,
    draft,
    change: setDraft,
    isUnsaved: !areSame(valuesOf(base), settingsOf(draft)),
    isMerged,
    isBusy,
    refusal,
    save,
    reload,
    discard() {
      begin(base, draftOf(valuesOf(base)));
      setIsMerged(false);
    },
  };
}

function valuesOf({ topics, allowedWords, synonyms }: Read): Settings {
  const allowedTopics = topics.filter((topic) => !topic.isDeclined).map((topic) => topic.name);
  return { allowedTopics, allowedWords, synonyms };
}
