import { Autocomplete, Switch, Textarea, TextInput } from '@mantine/core';
import type { Refusal } from '../ui/refusal.ts';
import { texts } from './texts.ts';

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Told as it comes: the sentence stands nowhere else. */
const ERROR = { role: 'alert' };

interface FieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Below the field; without it its limit. */
  readonly hint?: string;
  readonly error: string | boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text in one line. */
export function LineField({ hint, limit, onChange, ...props }: FieldProps & { readonly limit?: number }) {
  return (
    <TextInput
      {...props}
      errorProps={ERROR}
      description={hint ?? (limit === undefined ? undefined : texts.editor.limit(limit))}
      inputWrapperOrder={ORDER}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface TextFieldProps extends FieldProps {
  readonly limit: number;
  /** The fewest and the most that are shown at once. */
  readonly rows: readonly [number, number];
  readonly isFirst?: boolean;
}

/** A text that grows with what is written, and counts it. */
export function TextField({ limit, rows, isFirst = false, onChange, ...props }: TextFieldProps) {
  return (
    <Textarea
      {...props}
      errorProps={ERROR}
      description={texts.editor.length([...props.value].length, limit)}
      inputWrapperOrder={ORDER}
      autosize
      minRows={rows[0]}
      maxRows={rows[1]}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-autofocus={isFirst || undefined}
    />
  );
}

/** A category, with those in use to choose from. */
export function CategoryField({ hint, known, ...props }: FieldProps & { readonly known: readonly string[] }) {
  return (
    <Autocomplete
      {...props}
      errorProps={ERROR}
      comboboxProps={{ withinPortal: false }}
      description={hint}
      inputWrapperOrder={ORDER}
      data={[...known]}
      limit={50}
    />
  );
}

interface SwitchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  return (
    <Switch
      label={label}
      description={hint}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** What a refusal says of a field; undefined where it is about another. */
export function errorIn<Field extends string>(
  fieldOf: Readonly<Record<string, Field>>,
  refusal: Refusal | undefined,
  field: Field,
): string | undefined {
  return refusal && fieldOf[refusal.code] === field ? refusal.message : undefined;
}
