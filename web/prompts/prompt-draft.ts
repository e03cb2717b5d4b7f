import type { PromptSettings_SettingsFragment } from '../graphql/generated/graphql.ts';

/** A prompt as somebody edits it. */
export interface Draft {
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

export function areSame(one: Draft, other: Draft): boolean {
  return one.text === other.text && one.template === other.template && one.personality === other.personality;
}
