import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFragment } from '../graphql/generated/index.ts';
import { Brand } from '../ui/brand.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { Page } from '../ui/page.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { useTitle } from '../ui/title.ts';
import { useCompanyChanges } from './company-changes.ts';
import { CompanyFrame_company, companyFrameQuery } from './company-documents.ts';
import type { FramedCompany } from './framed-company.ts';
import { texts } from './texts.ts';

interface CompanyFrameProps {
  readonly companyId: string;
  /** While it is read. */
  readonly loading: ReactNode;
  readonly children: (company: FramedCompany) => ReactNode;
}

/** Reads a company and shows it, or why it cannot be shown; one that is foreign or unknown is not found. */
export function CompanyFrame({ companyId, loading, children }: CompanyFrameProps) {
  const { data, error, refetch, networkStatus } = useQuery(companyFrameQuery, {
    variables: { id: companyId },
    fetchPolicy: 'cache-and-network', // shows what is told while it is being read
  });
  const readAgain = () => void refetch().catch(() => undefined);
  const company = useFragment(CompanyFrame_company, data?.company);
  const wasDeleted = useCompanyChanges(companyId, networkStatus < NetworkStatus.ready);
  if (wasDeleted) {
    return (
      <Page identity={<Brand />}>
        <CompanyNotFound wasDeleted />
      </Page>
    );
  }
  if (company) return children(company);
  if (!error) return loading;
  const { code } = refusalOf(error);
  return (
    <Page identity={<Brand />}>
      {code === 'COMPANY_NOT_FOUND' || code === 'BAD_ID' ? (
        <CompanyNotFound />
      ) : (
        <Failure isPage title={texts.errors.company} error={error} onRetry={readAgain} />
      )}
    </Page>
  );
}

function CompanyNotFound({ wasDeleted = false }: { readonly wasDeleted?: boolean }) {
  const { deleted, deletedHint, notFound, notFoundHint } = texts.company;
  const title = wasDeleted ? deleted : notFound;
  useTitle(title);
  return (
    <Empty isPage icon={IconBuildingStore} title={title} hint={wasDeleted ? deletedHint : notFoundHint}>
      <Button component={Link} to="/admin" variant="default" mt="xs">
        {texts.company.back}
      </Button>
    </Empty>
  );
}
