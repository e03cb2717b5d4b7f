import { PasswordInput } from '@mantine/core';
import { texts } from '../texts.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string;
  /** Shown under the field. */
  readonly hint?: string | undefined;
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

/** A password, with a switch that shows it and that the keyboard reaches. */
export function PasswordField({ label, value, onChange, hint, isFirst, ...attributes }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...attributes}
      label={label}
      description={hint ?? null}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': texts.common.showPassword }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(isFirst && { 'data-autofocus': true })}
    />
  );
}
