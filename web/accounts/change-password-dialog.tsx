import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { graphql } from '../graphql/generated/index.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { texts } from './texts.ts';

const changePassword = graphql(`
  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
    changePassword(oldPassword: $oldPassword, newPassword: $newPassword)
  }
`);

interface ChangePasswordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The person changes their own password; the old one is asked. */
export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.account.changePassword}>
      <ChangePasswordForm onClose={onClose} />
    </Modal>
  );
}

function ChangePasswordForm({ onClose }: { readonly onClose: () => void }) {
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [change, { loading, error }] = useMutation(changePassword);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = await change({ variables: { oldPassword, newPassword }, errorPolicy: 'none' }).catch(() => ({
      data: undefined,
    }));
    if (!data) return;
    notifyDone(texts.account.passwordChanged);
    onClose();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <PasswordField
          label={texts.account.oldPassword}
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
          isFirst
        />
        <PasswordField
          label={texts.common.newPassword}
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
        />
        <ErrorBox message={error && refusalOf(error).message} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={loading} disabled={oldPassword === '' || newPassword === ''}>
            {texts.account.savePassword}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
