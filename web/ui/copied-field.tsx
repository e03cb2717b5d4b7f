import { Button, CopyButton, TextInput } from '@mantine/core';
import { texts } from '../texts.ts';
import classes from './copied-field.module.css';

const { copied: done, copy: toCopy } = texts.common;

/** Something that is carried elsewhere, with a button that copies it. */
export function CopiedField({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={classes.copied}>
      <TextInput label={label} value={value} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="light" aria-label={`${toCopy} ${label.toLowerCase()}`} onClick={copy}>
            {copied ? done : toCopy}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
