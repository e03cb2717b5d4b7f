const SHORT = 50; // characters
const LONG = 4_000;

/** What a prompt probably lacks. */
export type PromptHint = 'SHORT' | 'LONG' | 'NO_COMPANY_NAME' | 'NO_ASSISTANCE';

/** Hints for whoever writes a prompt; none of them keeps it from being saved. */
export function promptHints(prompt: string, companyName: string): PromptHint[] {
  const text = prompt.toLowerCase();
  const hints: [PromptHint, boolean][] = [
    ['SHORT', prompt.trim().length < SHORT],
    ['LONG', prompt.length > LONG],
    ['NO_COMPANY_NAME', !prompt.includes('{COMPANY_NAME}') && !text.includes(companyName.toLowerCase())],
    ['NO_ASSISTANCE', !/aiuta|assist/.test(text)],
  ];
  return hints.filter(([, isMissing]) => isMissing).map(([hint]) => hint);
}
