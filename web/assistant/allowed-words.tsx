import { TagsInput } from '@mantine/core';
import { type Draft, withAllowedWords } from './settings-draft.ts';
import { texts } from './texts.ts';

interface AllowedWordsProps {
  readonly words: readonly string[];
  readonly onChange: (change: (draft: Draft) => Draft) => void;
}

/** The words for which the assistant answers whatever else a message speaks of. */
export function AllowedWords({ words, onChange }: AllowedWordsProps) {
  const { settings } = texts.assistant;
  return (
    <TagsInput
      label={settings.allowedWords}
      description={settings.allowedWordsLead}
      placeholder={words.length === 0 ? settings.words : ''}
      splitChars={[',', ';']}
      value={[...words]}
      onChange={(next) => onChange((draft) => withAllowedWords(draft, next))}
    />
  );
}
