import { Button, Title } from '@mantine/core';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from 'react-router-dom';
import { useTestOverlay } from '../admin/test-overlay.tsx';
import { ActiveBadge } from '../companies/active-badge.tsx';
import { CompanySign } from '../companies/company-sign.tsx';
import type { FramedCompany } from '../companies/framed-company.ts';
import { useTitle } from '../ui/title.ts';
import classes from './panel-heading.module.css';
import { texts } from './texts.ts';

/** Whose panel this is, whether the chatbot is on, and where to go from here. */
export function PanelHeading({ company }: { readonly company: FramedCompany }) {
  const openTest = useTestOverlay();
  useTitle(company.name);
  return (
    <header className={classes.heading}>
      <CompanySign company={company} />
      <div className={classes.who}>
        <Title order={1} size="h3" className={classes.name} lineClamp={2} title={company.name}>
          {company.name}
        </Title>
        <ActiveBadge isActive={company.isActive} />
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`/admin/companies/${company.id}/dashboard`}
          variant="default"
          leftSection={<IconPencil size={17} aria-hidden="true" />}
        >
          {texts.panel.edit}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFlask size={17} aria-hidden="true" />}
          onClick={() => openTest(company)}
        >
          {texts.panel.test}
        </Button>
        <Button
          component={Link}
          to="/admin"
          variant="subtle"
          color="gray"
          leftSection={<IconX size={17} aria-hidden="true" />}
        >
          {texts.panel.close}
        </Button>
      </div>
    </header>
  );
}
