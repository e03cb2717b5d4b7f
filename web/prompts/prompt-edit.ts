import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PromptFieldsInput, PromptSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { openConfirm } from '../ui/confirm.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { refusalOr } from '../ui/refusal.ts';
import { PromptSettings_settings, promptSettingsQuery, savePrompt } from './documents.ts';
import { areSame, areSameFields, type Draft, hasOwnTone, isTyped, sentFields, withTone } from './prompt-draft.ts';
import { texts } from './texts.ts';

type Read = PromptSettings_SettingsFragment;

/** A prompt as it was read, what somebody makes of it, and the way back to the server. */
export function usePromptEdit(companyId: string, read: Read) {
  const client = useApolloClient();
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState<Draft>(() => draftOf(read));
  const [leftFields, setLeftFields] = useState(() => sentFields(read.lastFields));
  const [isMerged, setIsMerged] = useState(false);
  const [mutate, { loading: isSaving, error, reset }] = useMutation(savePrompt);

  async function save() {
    const { template, personality } = draft;
    const { data } = await mutate({
      variables: { companyId, input: { ...written(draft), template, personality, versionId: base.versionId } },
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

  function change(changed: Partial<Draft>) {
    if (changed.fields === null && draft.fields) setLeftFields(sentFields(draft.fields));
    setDraft((before) => ({ ...before, ...changed }));
  }

  function chooseTemplate(id: string) {
    const template = base.templates.find((one) => one.id === id);
    if (!template) return;
    const { personality } = template;
    const take = () =>
      change(template.text ? { fields: null, text: template.text, template: id, personality } : { template: id });
    if (template.text && draft.fields) ask(texts.prompt.replaceFields, take);
    else if (template.text && isTyped(draft.text, base.templates, texts.prompt.tones))
      ask(texts.prompt.replaceTemplate, take);
    else take();
  }

  /** @param text what is shown, whoever wrote it */
  function choosePersonality(personality: string, text: string) {
    const tone = texts.prompt.tones[personality] ?? '';
    const take = () => change({ fields: null, personality, text: withTone(text, tone) });
    if (draft.fields) ask(texts.prompt.replaceFields, take);
    else if (hasOwnTone(draft.text, texts.prompt.tones)) ask(texts.prompt.replaceTone, take);
    else take();
  }

  const isUnsaved = !areSame(draftOf(base), draft);

  function restore(version: Draft) {
    const take = () => change(draftOf(version));
    if (isUnsaved) ask(texts.prompt.replaceVersion, take);
    else take();
  }

  /** From a text by hand to the fields that were left, or the last that were saved. */
  function backToFields() {
    ask(texts.prompt.replaceHand, () => change({ fields: leftFields }));
  }

  const isAsSaved = draft.fields !== null && areSameFields(draft.fields, base.fields);

  return {
    base,
    draft,
    change,
    /** The fields in use, or those that a text by hand has left behind. */
    fields: draft.fields ?? leftFields,
    changeFields: (changed: Partial<PromptFieldsInput>) =>
      setDraft((before) => (before.fields ? { ...before, fields: { ...before.fields, ...changed } } : before)),
    /** Writes the text by hand. */
    write(text: string) {
      change({ fields: null, text });
    },
    backToFields,
    /** What stands in for the saved prompt where it is tried. */
    asked: isAsSaved ? { text: base.text, fields: null } : written(draft),
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
  openConfirm({
    title: texts.prompt.replaceTitle,
    children: question,
    labels: { confirm: texts.prompt.replace, cancel: texts.common.cancel },
    onConfirm,
  });
}

function draftOf({ text, fields, template, personality }: Draft): Draft {
  return { text, fields: fields && sentFields(fields), template, personality };
}

/** As the server takes it: with fields, the text is its own affair. */
function written({ text, fields }: Draft): { text: string; fields: PromptFieldsInput | null } {
  return fields ? { text: '', fields: sentFields(fields) } : { text, fields: null };
}
