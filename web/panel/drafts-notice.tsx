import { Button, Text } from '@mantine/core';
import IconPencilExclamation from '@tabler/icons-react/dist/esm/icons/IconPencilExclamation.mjs';
import { Link } from 'react-router-dom';
import type { FramedCompany } from '../companies/framed-company.ts';
import classes from './drafts-notice.module.css';
import { texts } from './texts.ts';

/** Says that FAQs wait to be completed. */
export function DraftsNotice({ company }: { readonly company: FramedCompany }) {
  if (company.draftFaqCount === 0) return null;
  return (
    <div className={classes.notice}>
      <IconPencilExclamation size={22} stroke={1.7} aria-hidden="true" className={classes.sign} />
      <div className={classes.what}>
        <Text fw={600}>{texts.overview.drafts(company.draftFaqCount)}</Text>
        <Text size="sm">{texts.overview.draftsHint}</Text>
      </div>
      <Button component={Link} to={`/admin/companies/${company.id}/faq`} variant="default">
        {texts.overview.completeDrafts}
      </Button>
    </div>
  );
}
