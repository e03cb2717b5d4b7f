import { CloseButton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import classes from '../ui/listing.module.css';
import { useTypedText } from '../ui/typed-text.ts';
import { texts } from './texts.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Where one types what is looked for in a list. What is typed stands there at once, whenever the address has it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const { text: typed, setText, note } = useTypedText(value);

  function type(text: string) {
    setText(text);
    note(text);
    onChange(text);
  }

  return (
    <TextInput
      className={classes.search ?? ''}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={texts.common.clear} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
