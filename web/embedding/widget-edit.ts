import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { WidgetSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { saveWidgetSettings, WidgetSettings_settings, widgetSettingsQuery } from './documents.ts';
import { texts } from './texts.ts';
import { areSame, type Draft, draftOf, merged, settingsOf } from './widget-draft.ts';

type Read = WidgetSettings_SettingsFragment;

/** Settings of the chat as they were read, what somebody makes of them, and the way back to the server. */
export function useWidgetEdit(companyId: string, read: Read) {
  const client = useApolloClient();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(read));
  const [isMerged, setIsMerged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [mutate] = useMutation(saveWidgetSettings);
  const saved = draftOf(base);

  function begin(next: Read, nextDraft: Draft) {
    setBase(next);
    setDraft(nextDraft);
    setIsMerged(false);
    setMessage(undefined);
  }

  /** Nothing is left to save. */
  function finish(next: Read) {
    begin(next, draftOf(next));
    notifyDone(texts.embedding.settings.saved);
  }

  async function attempt({ version }: Read): Promise<void> {
    const { allowedSites, ...rest } = settingsOf(draft);
    const input = { allowedSites: [...allowedSites], ...rest, version };
    const { data } = await mutate({ variables: { companyId, input } });
    if (data) finish(unmask(WidgetSettings_settings, data.saveWidgetSettings));
  }

  async function readAgain(): Promise<Read | undefined> {
    const { data } = await client.query({
      query: widgetSettingsQuery,
      variables: { companyId },
      fetchPolicy: 'no-cache',
    });
    return data && unmask(WidgetSettings_settings, data.widgetSettings);
  }

  /**
   * The version is shared with other settings: where these here are as they were read, they are simply saved anew.
   * Otherwise theirs are put beside mine, to be looked at before they are saved.
   */
  async function save(): Promise<void> {
    try {
      await attempt(base);
    } catch (failure) {
      if (refusalOf(failure).code !== 'STALE_VERSION') throw failure;
      const theirs = await readAgain();
      if (!theirs) throw failure;
      if (areSame(draftOf(theirs), saved)) return attempt(theirs);
      const both = merged(saved, draft, draftOf(theirs));
      if (areSame(both, draftOf(theirs))) return finish(theirs); // they saved the same
      begin(theirs, both);
      setIsMerged(true);
      setMessage(texts.stale.title);
    }
  }

  /** Others' sites, or the one that was just allowed, beside what was changed here. */
  function take(next: Read) {
    begin(next, merged(saved, draft, draftOf(next)));
  }

  return {
    draft,
    coverage: base.coverage,
    take,
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    isUnsaved: !areSame(draft, saved),
    /** The draft is what somebody else saved, with what was changed here. */
    isMerged,
    /** Until a save has come to its end, also while it is made anew: what was typed meanwhile would be lost. */
    isBusy,
    message,
    async save() {
      setIsBusy(true);
      setMessage(undefined);
      try {
        await save();
      } catch (failure) {
        setMessage(refusalOf(failure).message);
      } finally {
        setIsBusy(false);
      }
    },
    discard: () => begin(base, saved),
  };
}
