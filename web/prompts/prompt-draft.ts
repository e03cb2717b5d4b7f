import type { PromptFieldsInput, PromptSettings_SettingsFragment } from '../graphql/generated/graphql.ts';

/** A prompt as somebody edits it. */
export interface Draft {
  /** What it is composed from; null where `text` was written by hand. */
  readonly fields: PromptFieldsInput | null;
  readonly text: string;
  readonly template: string;
  readonly personality: string;
}

const TONE = /^Tono: .*$/m;

/** The text with the tone's line of a personality in the place of the one before, or at its end. */
export function withTone(text: string, tone: string): string {
  if (TONE.test(text)) return text.replace(TONE, () => tone);
  return text.trim() === '' ? tone : `${text.trimEnd()}\n\n${tone}`;
}

/** Whether choosing another personality would take away a line that somebody wrote. */
export function hasOwnTone(text: string, tones: Readonly<Record<string, string>>): boolean {
  const line = TONE.exec(text)?.[0];
  return line !== undefined && !Object.values(tones).includes(line);
}

/** Whether the text is somebody's own, rather than a template as it is (with or without a tone). */
export function isTyped(
  text: string,
  templates: PromptSettings_SettingsFragment['templates'],
  tones: Readonly<Record<string, string>>,
): boolean {
  const plain = hasOwnTone(text, tones) ? text : text.replace(TONE, '');
  return plain.trim() !== '' && !templates.some((template) => template.text.trim() === plain.trim());
}

/** As they are sent: no rule that nobody has written yet. */
export function sentFields({ tone, address, length, always, never, about }: PromptFieldsInput): PromptFieldsInput {
  const written = (rules: readonly string[]) => rules.filter((rule) => rule.trim() !== '');
  return { tone, address, length, always: written(always), never: written(never), about };
}

export function areSameFields(one: PromptFieldsInput | null, other: PromptFieldsInput | null): boolean {
  return JSON.stringify(one && sentFields(one)) === JSON.stringify(other && sentFields(other));
}

/** The text counts where it was written by hand. */
export function areSame(one: Draft, other: Draft): boolean {
  const isSameText = one.fields !== null || one.text === other.text;
  const isSameOrigin = one.template === other.template && one.personality === other.personality;
  return isSameText && isSameOrigin && areSameFields(one.fields, other.fields);
}

/** The rules with one in another place. */
export function moved(rules: readonly string[], from: number, to: number): string[] {
  const rule = rules[from];
  return rule === undefined ? [...rules] : rules.toSpliced(from, 1).toSpliced(to, 0, rule);
}
