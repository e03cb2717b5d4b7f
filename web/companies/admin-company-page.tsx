import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { Link, useParams } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import { Brand } from '../ui/brand.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { Page } from '../ui/page.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { useTitle } from '../ui/title.ts';
import classes from './admin-company-page.module.css';
import { CompanyLogo } from './company-logo.tsx';
import { CompanySections } from './company-sections.tsx';
import { texts } from './texts.ts';

const companyPageQuery = graphql(`
  query AdminCompanyPage($id: ID!) {
    company(id: $id) {
      id
      canManage
      ...CompanyHeading_company
    }
  }
`);

const CompanyHeading_company = graphql(`
  fragment CompanyHeading_company on Company {
    id
    name
    ...CompanyLogo_company
  }
`);

/** One company as its admin sees it. */
export function AdminCompanyPage() {
  const { companyId = '' } = useParams();
  return (
    <Page identity={<Brand />}>
      <CompanyOfPage key={companyId} companyId={companyId} />
    </Page>
  );
}

function CompanyOfPage({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(companyPageQuery, { variables: { id: companyId } });
  if (data) {
    const { company } = data;
    return (
      <>
        <CompanyHeading company={company} />
        <CompanySections base={`/admin/companies/${company.id}`} companyId={company.id} canManage={company.canManage} />
      </>
    );
  }
  if (!error) return <Skeleton height={320} radius="lg" aria-label={texts.common.loading} />;
  const { code } = refusalOf(error);
  if (code === 'COMPANY_NOT_FOUND' || code === 'BAD_ID') return <CompanyNotFound />;
  return <Failure title={texts.errors.company} error={error} onRetry={() => refetch().catch(() => undefined)} />;
}

function CompanyHeading(props: { readonly company: FragmentType<typeof CompanyHeading_company> }) {
  const company = useFragment(CompanyHeading_company, props.company);
  useTitle(company.name);
  return (
    <div>
      <BackToList />
      <div className={classes.heading}>
        <CompanyLogo company={company} size={48} />
        <Title order={1} size="h3" className={classes.name}>
          {company.name}
        </Title>
        <Button
          component="a"
          href={`/widget/${company.id}`}
          target="_blank"
          rel="noreferrer"
          variant="light"
          className={classes.open ?? ''}
          rightSection={<IconExternalLink size={16} aria-hidden="true" />}
        >
          <span className={classes.widget}>{texts.company.widget}</span>
          <span className="visually-hidden">&nbsp;{texts.common.opensInNewTab}</span>
        </Button>
      </div>
    </div>
  );
}

function CompanyNotFound() {
  useTitle(texts.company.notFound);
  return (
    <div>
      <BackToList />
      <Empty icon={IconBuildingStore} title={texts.company.notFound} hint={texts.company.notFoundHint} />
    </div>
  );
}

function BackToList() {
  return (
    <Link to="/admin" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {texts.company.back}
    </Link>
  );
}
