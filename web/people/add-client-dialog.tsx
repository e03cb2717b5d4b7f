import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { refusalOr } from '../ui/refusal.ts';
import { type IssuedLink, PasswordLinkDialog } from './password-link-dialog.tsx';
import { addClient, addClientByLink } from './people-mutations.ts';
import { texts } from './texts.ts';

interface AddClientDialogProps {
  readonly companyId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Adds a client to the company, with a first password or with a one-time link. */
export function AddClientDialog({ isOpen, onClose, ...props }: AddClientDialogProps) {
  const [link, setLink] = useState<IssuedLink>();
  return (
    <>
      <Modal opened={isOpen} onClose={onClose} title={texts.people.add}>
        <AddClientForm {...props} onClose={onClose} onLink={setLink} />
      </Modal>
      <PasswordLinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  );
}

interface AddClientFormProps extends Omit<AddClientDialogProps, 'isOpen'> {
  readonly onLink: (link: IssuedLink) => void;
}

function AddClientForm({ companyId, onClose, onAdded, onLink }: AddClientFormProps) {
  const [way, setWay] = useState<'password' | 'link'>('password');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [addWithPassword, { loading: isAdding }] = useMutation(addClient);
  const [addWithLink, { loading: isAddingByLink }] = useMutation(addClientByLink);

  async function add() {
    const person = { companyId, email: email.trim() };
    if (way === 'password') {
      await addWithPassword({ variables: { ...person, password } });
      notifyDone(texts.people.added(person.email));
      return;
    }
    const { data } = await addWithLink({ variables: person });
    if (data) onLink(data.addClientByLink);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    try {
      await add();
    } catch (failure) {
      setError(refusalOr(failure, texts.errors.personCreation).message);
      return;
    }
    onClose();
    onAdded();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          type="email"
          label={texts.people.email}
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          data-autofocus
        />
        <SegmentedControl
          fullWidth
          aria-label={texts.people.addHow}
          value={way}
          onChange={(value) => setWay(value === 'link' ? 'link' : 'password')}
          data={[
            { value: 'password', label: texts.people.byPassword },
            { value: 'link', label: texts.people.byLink },
          ]}
        />
        {way === 'password' ? (
          <PasswordField
            label={texts.people.firstPassword}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {texts.people.byLinkHint}
          </Text>
        )}
        <ErrorBox message={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button
            type="submit"
            loading={isAdding || isAddingByLink}
            disabled={email.trim() === '' || (way === 'password' && password === '')}
          >
            {texts.people.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
