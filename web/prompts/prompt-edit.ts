import { useApolloClient, useMutation } from '@apollo/client/react';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import type { PromptSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { refusalOr } from '../ui/refusal.ts';
import { PromptSettings_settings, promptSettingsQuery, savePrompt } from './documents.ts';
import { areSame, type Draft, hasOwnTone, isTyped, withTone } from './prompt-draft.ts';
import { texts } from './texts.ts';

type Read = PromptSettings_SettingsFragment;

/** A prompt as it was read, what somebody makes of it, and the way back to the server. */
export function usePromptEdit(companyId: string, read: Read) {
  const client = useApolloClient();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState<Draft>(() => draftOf(read));
  const [isMerged, setIsMerged] = useState(false);
  const [mutate, { loading: isSaving, error, reset }] = useMutation(savePrompt);

  async function save() {
    const { text, template, personality } = draft;
    const { data } = await mutate({
      variables: { companyId, input: { text, template, personality, versionId: base.versionId } },
    });
    if (!data) return;
    const saved = unmask(PromptSettings_settings, data.savePrompt);
    setBase(saved);
    setDraft((now) => (areSame(now, draft) ? draftOf(saved) : now)); // what was typed meanwhile stays
    setIsMerged(false);
    notifyDone(texts.prompt.saved);
  }

  /** Somebody else saved: theirs is read and can be compared, what was typed here stays. */
  async function reload() {
    try {
      const { data } = await client.query({
        query: promptSettingsQuery,
        variables: { companyId },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      setBase(unmask(PromptSettings_settings, data.promptSettings));
      setIsMerged(true);
      reset();
    } catch (failure) {
      notifyRefusal(failure, texts.prompt.loading);
    }
  }

  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));

  function chooseTemplate(id: string) {
    const template = base.templates.find((one) => one.id === id);
    if (!template) return;
    const { personality } = template;
    const take = () => change(template.text ? { text: template.text, template: id, personality } : { template: id });
    if (template.text && isTyped(draft.text, base.templates, texts.prompt.tones))
      ask(texts.prompt.replaceTemplate, take);
    else take();
  }

  function choosePersonality(personality: string) {
    const tone = texts.prompt.tones[personality] ?? '';
    const take = () => change({ personality, text: withTone(draft.text, tone) });
    if (hasOwnTone(draft.text, texts.prompt.tones)) ask(texts.prompt.replaceTone, take);
    else take();
  }

  const isUnsaved = !areSame(draftOf(base), draft);

  function restore({ text, template, personality }: Draft) {
    const take = () => change({ text, template, personality });
    if (isUnsaved) ask(texts.prompt.replaceVersion, take);
    else take();
  }

  return {
    base,
    draft,
    change,
    chooseTemplate,
    choosePersonality,
    restore,
    isUnsaved,
    isMerged,
    isSaving,
    refusal: error && refusalOr(error, texts.prompt.saving),
    save: () => save().catch(() => undefined), // told by `refusal`
    reload,
    discard() {
      setDraft(draftOf(base));
      setIsMerged(false);
      reset();
    },
  };
}

export type PromptEdit = ReturnType<typeof usePromptEdit>;

function ask(question: string, onConfirm: () => void) {
  modals.openConfirmModal({
    title: texts.prompt.replaceTitle,
    children: question,
    labels: { confirm: texts.prompt.replace, cancel: texts.common.cancel },
    onConfirm,
  });
}

function draftOf({ text, template, personality }: Read): Draft {
  return { text, template, personality };
}
