import { TextInput, type TextInputProps } from '@mantine/core';
import { limitText } from '../chat/text-limit.ts';

interface TestInputProps extends Omit<TextInputProps, 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text to be tried out, no longer than a visitor's may be. */
export function TestInput({ onChange, ...props }: TestInputProps) {
  return (
    <TextInput
      {...props}
      autoComplete="off"
      onChange={({ currentTarget: { value, selectionStart } }) =>
        onChange(limitText(value, selectionStart ?? value.length).text)
      }
    />
  );
}
