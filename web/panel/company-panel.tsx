import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { CompanyEditor } from '../companies/company-editor.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { Failure } from '../ui/failure.tsx';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { texts } from './texts.ts';

const companyPanelQuery = graphql(`
  query CompanyPanel($id: ID!) {
    company(id: $id) {
      id
      ...CompanyForm_company
    }
  }
`);

/** Who the company is and how it is reached, to be changed. */
export function CompanyPanel({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(companyPanelQuery, { variables: { id: companyId } });
  const [isChanged, setIsChanged] = useState(false);
  useUnsavedGuard(isChanged);
  return (
    <Panel icon={IconBuildingStore} title={texts.settings.company} lead={texts.settings.companyLead}>
      {data && <CompanyEditor company={data.company} onChanged={setIsChanged} onSaved={() => setIsChanged(false)} />}
      {!data && error && (
        <Failure title={texts.errors.company} error={error} onRetry={() => refetch().catch(() => undefined)} />
      )}
      {!data && !error && <Skeleton height={360} radius="md" role="status" aria-label={texts.common.loading} />}
    </Panel>
  );
}
