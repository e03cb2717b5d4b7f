import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragment } from '../graphql/generated/index.ts';
import { listen } from '../live/listen.ts';
import { Brand } from '../ui/brand.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { Page } from '../ui/page.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { useTitle } from '../ui/title.ts';
import { CompanyFrame_company, companyChanges, companyFrameQuery } from './company-documents.ts';
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
  const { data, error, refetch } = useQuery(companyFrameQuery, { variables: { id: companyId } });
  const company = useFragment(CompanyFrame_company, data?.company);
  const isGone = useCompanyChanges(companyId);
  if (isGone) {
    return (
      <Page identity={<Brand />}>
        <CompanyNotFound />
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
        <Failure title={texts.errors.company} error={error} onRetry={() => refetch().catch(() => undefined)} />
      )}
    </Page>
  );
}

/** Keeps what the page knows of the company as it is. @returns whether it has been deleted. */
function useCompanyChanges(companyId: string): boolean {
  const client = useApolloClient();
  const [isGone, setIsGone] = useState(false);
  useEffect(
    () =>
      listen(companyChanges, () => ({ companyId }), {
        next: ({ companyChanges: company }) => {
          if (company) client.writeQuery({ query: companyFrameQuery, variables: { id: companyId }, data: { company } });
          else setIsGone(true);
        },
      }),
    [client, companyId],
  );
  return isGone;
}

function CompanyNotFound() {
  useTitle(texts.company.notFound);
  return (
    <Empty icon={IconBuildingStore} title={texts.company.notFound} hint={texts.company.notFoundHint}>
      <Button component={Link} to="/admin" variant="default" mt="xs">
        {texts.company.back}
      </Button>
    </Empty>
  );
}
