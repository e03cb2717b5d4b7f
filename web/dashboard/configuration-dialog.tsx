import { useQuery } from '@apollo/client/react';
import { Modal, Skeleton } from '@mantine/core';
import { useChangedForm } from '../companies/changed-form.ts';
import { CompanyEditor } from '../companies/company-editor.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { Failure } from '../ui/failure.tsx';
import { LateContent } from '../ui/late-content.tsx';
import { texts } from './texts.ts';

const configurationQuery = graphql(`
  query Configuration($id: ID!) {
    company(id: $id) {
      id
      ...CompanyForm_company
    }
  }
`);

interface ConfigurationDialogProps {
  readonly companyId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How the chat presents itself; closing asks first when something was changed. */
export function ConfigurationDialog({ companyId, isOpen, onClose }: ConfigurationDialogProps) {
  const { onChanged, askToLeave } = useChangedForm();
  const close = () => askToLeave(onClose);
  return (
    <Modal opened={isOpen} onClose={close} title={texts.dashboard.configuration} size="xl">
      <Configuration companyId={companyId} onChanged={onChanged} onCancel={close} onSaved={onClose} />
    </Modal>
  );
}

interface ConfigurationProps {
  readonly companyId: string;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function Configuration({ companyId, ...handlers }: ConfigurationProps) {
  const { data, error, refetch } = useQuery(configurationQuery, {
    variables: { id: companyId },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  if (data)
    return (
      <LateContent>
        <CompanyEditor company={data.company} {...handlers} />
      </LateContent>
    );
  if (error) {
    return <Failure title={texts.errors.company} error={error} onRetry={() => refetch().catch(() => undefined)} />;
  }
  return <Skeleton height={360} radius="lg" role="status" aria-label={texts.common.loading} />;
}
