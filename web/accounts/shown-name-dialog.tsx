import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { graphql } from '../graphql/generated/index.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { texts } from './texts.ts';

const shownNameQuery = graphql(`
  query ShownName {
    viewer {
      id
      shownName
    }
  }
`);

const saveShownName = graphql(`
  mutation SaveShownName($name: String!) {
    saveShownName(name: $name) {
      id
      shownName
    }
  }
`);

interface ShownNameDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved?: (() => void) | undefined;
}

/** The person chooses the name that customers read when they answer them. */
export function ShownNameDialog({ isOpen, onClose, onSaved }: ShownNameDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.account.shownName}>
      <ShownNameForm onClose={onClose} onSaved={onSaved} />
    </Modal>
  );
}

function ShownNameForm({ onClose, onSaved }: Pick<ShownNameDialogProps, 'onClose' | 'onSaved'>) {
  const { data: known } = useQuery(shownNameQuery);
  const [typed, setTyped] = useState<string>();
  const [save, { loading, error }] = useMutation(saveShownName);
  const name = typed ?? known?.viewer?.shownName ?? '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = await save({ variables: { name }, errorPolicy: 'none' }).catch(() => ({ data: undefined }));
    if (!data) return;
    notifyDone(texts.account.shownNameSaved);
    onClose();
    onSaved?.();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={texts.account.shownNameLabel}
          description={texts.account.shownNameHint}
          autoComplete="nickname"
          maxLength={60}
          value={name}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          data-autofocus
        />
        <ErrorBox message={error && refusalOf(error).message} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={loading} disabled={name.trim() === ''}>
            {texts.account.saveShownName}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
