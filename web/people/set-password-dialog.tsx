import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { setClientPassword } from './people-mutations.ts';
import { texts } from './texts.ts';

interface SetPasswordDialogProps {
  readonly companyId: string;
  readonly person: { readonly id: string; readonly email: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSet: () => void;
}

/** Whoever manages the company sets a client's password. */
export function SetPasswordDialog({ isOpen, onClose, ...props }: SetPasswordDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.people.setPassword}>
      <SetPasswordForm {...props} onClose={onClose} />
    </Modal>
  );
}

function SetPasswordForm({ companyId, person, onClose, onSet }: Omit<SetPasswordDialogProps, 'isOpen'>) {
  const [password, setPassword] = useState('');
  const [save, { loading, error }] = useMutation(setClientPassword);

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await save({ variables: { companyId, personId: person.id, password } });
    } catch {
      return; // shown in the box; what was typed stays
    }
    notifyDone(texts.people.passwordSet(person.email));
    onClose();
    onSet();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">{texts.people.setPasswordFor(person.email)}</Text>
        <PasswordField
          label={texts.common.newPassword}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          isFirst
        />
        <ErrorBox message={error && refusalOf(error).message} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={loading} disabled={password === ''}>
            {texts.people.setPassword}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
