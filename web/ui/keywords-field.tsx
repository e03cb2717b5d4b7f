import { TagsInput } from '@mantine/core';
import { cleanKeywords } from './keywords.ts';
import classes from './keywords-field.module.css';

interface KeywordsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly keywords: readonly string[];
  readonly onChange: (keywords: string[]) => void;
}

/** Keywords one by one, parted by comma or Enter. */
export function KeywordsField({ label, hint, placeholder, error, keywords, onChange }: KeywordsFieldProps) {
  return (
    <TagsInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={keywords.length === 0 ? placeholder : ''}
      classNames={{ input: classes.box ?? '', inputField: classes.field ?? '' }}
      splitChars={[',', ';']}
      acceptValueOnBlur
      error={error}
      errorProps={{ role: 'alert' }}
      value={[...keywords]}
      onChange={(typed) => onChange(cleanKeywords(typed))}
    />
  );
}
