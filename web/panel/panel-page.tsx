import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { CompanyFrame } from '../companies/company-frame.tsx';
import { CompanySections } from '../companies/company-sections.tsx';
import { sectionsOf } from '../companies/sections.tsx';
import { Brand } from '../ui/brand.tsx';
import { Page } from '../ui/page.tsx';
import { SectionNotFound } from '../ui/section-not-found.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { texts } from './texts.ts';

const sections = sectionsOf('panel');

/** The management panel of one company, section by section, each with an address that can be shared. */
export function PanelPage() {
  const { companyId = '' } = useParams();
  const base = `/admin/companies/${companyId}`;
  return (
    <CompanyFrame key={companyId} companyId={companyId} loading={<PanelLoading />}>
      {(company) => (
        <Page identity={<Brand />} hasThumbBar>
          <PanelHeading company={company} />
          <CompanySections
            base={base}
            sections={sections}
            companyId={company.id}
            canManage={company.canManage}
            workspace="panel"
            otherwise={<SectionNotFound to={base} />}
          />
        </Page>
      )}
    </CompanyFrame>
  );
}

function PanelLoading() {
  return (
    <Page identity={<Brand />} hasThumbBar>
      <Skeleton height={52} radius="lg" role="status" aria-label={texts.common.loading} />
      <Skeleton height={44} radius="md" />
      <Skeleton height={320} radius="lg" />
    </Page>
  );
}
