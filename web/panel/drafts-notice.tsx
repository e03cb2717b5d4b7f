import { Button } from '@mantine/core';
import IconPencilExclamation from '@tabler/icons-react/dist/esm/icons/IconPencilExclamation.mjs';
import { Link } from 'react-router-dom';
import type { FramedCompany } from '../companies/framed-company.ts';
import { Notice } from '../ui/notice.tsx';
import { texts } from './texts.ts';

/** Says that FAQs wait to be completed. */
export function DraftsNotice({ company }: { readonly company: FramedCompany }) {
  if (company.draftFaqCount === 0) return null;
  return (
    <Notice
      icon={IconPencilExclamation}
      title={texts.overview.drafts(company.draftFaqCount)}
      action={
        <Button component={Link} to={`/admin/companies/${company.id}/faq`} variant="default">
          {texts.overview.completeDrafts}
        </Button>
      }
    >
      {texts.overview.draftsHint}
    </Notice>
  );
}
