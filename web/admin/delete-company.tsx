import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { deleteCompany } from './documents.ts';
import { texts } from './texts.ts';

interface DeleteCompanyProps {
  readonly company: { readonly id: string; readonly name: string };
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a company once its name has been typed. */
export function DeleteCompany({ company, onCancel, onDeleted }: DeleteCompanyProps) {
  const [name, setName] = useState('');
  const [remove, { loading, error }] = useMutation(deleteCompany);
  const client = useApolloClient();

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await remove({ variables: { companyId: company.id, name } });
    } catch {
      return; // shown in the box
    }
    notifyDone(texts.detail.removed(company.name));
    onDeleted();
    client.cache.evict({ id: client.cache.identify({ __typename: 'Company', id: company.id }) ?? '' });
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">{texts.detail.removeWarning(company.name)}</Text>
        <TextInput
          label={texts.detail.removeLabel(company.name)}
          value={name}
          autoComplete="off"
          data-autofocus
          disabled={loading}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ErrorBox message={error && refusalOf(error).message} />
        <Group justify="flex-end">
          <Button variant="default" disabled={loading} onClick={onCancel}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" color="red" loading={loading} disabled={name.trim() === ''}>
            {texts.detail.remove}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
