import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useChangedForm } from '../companies/changed-form.ts';
import { CompanyForm, emptyDetails } from '../companies/company-form.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { refusalOr } from '../ui/refusal.ts';
import { withNew } from './quick-actions.tsx';
import { texts } from './texts.ts';

const createCompany = graphql(`
  mutation CreateCompany($input: NewCompany!) {
    createCompany(input: $input) {
      id
    }
  }
`);

/** Opens the form of a new company; its address says that it is open. */
export function NewCompanyButton() {
  const [search, setSearch] = useSearchParams();
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete('new');
    setSearch(next);
  };
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setSearch(withNew(search))}>
        {texts.admin.add}
      </Button>
      <NewCompanyDialog isOpen={search.has('new')} onClose={close} />
    </>
  );
}

/** What was filled in is thrown away only after a question. */
function NewCompanyDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [create, { loading }] = useMutation(createCompany);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const { onChanged, askToLeave, leave } = useChangedForm();
  const close = () => {
    if (loading) return;
    askToLeave(() => {
      setError(undefined);
      onClose();
    });
  };
  return (
    <Modal opened={isOpen} onClose={close} title={texts.admin.add} size="xl">
      <CompanyForm
        initial={emptyDetails}
        isBusy={loading}
        error={error}
        submitLabel={texts.form.create}
        onChanged={onChanged}
        onCancel={close}
        onSubmit={async (input) => {
          setError(undefined);
          try {
            const { data } = await create({ variables: { input } });
            if (data) leave(() => navigate(`/admin/companies/${data.createCompany.id}`));
          } catch (failure) {
            setError(refusalOr(failure, texts.form.failedCreation).message);
          }
        }}
      />
    </Modal>
  );
}
