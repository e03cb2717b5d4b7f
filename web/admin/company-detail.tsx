import { Button, Text, Title } from '@mantine/core';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { ActiveBadge } from '../companies/active-badge.tsx';
import { ColorDots } from '../companies/color-dots.tsx';
import { CompanyLogo } from '../companies/company-logo.tsx';
import type { CompanyDetailQuery } from '../graphql/generated/graphql.ts';
import { dayOf } from '../ui/dates.ts';
import classes from './company-detail.module.css';
import { DetailFigures } from './detail-figures.tsx';
import { useTestOverlay } from './test-overlay.tsx';
import { texts } from './texts.ts';

interface CompanyDetailProps {
  readonly company: CompanyDetailQuery['company'];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A company in figures, and what can be done with it. */
export function CompanyDetail({ company, onEdit, onRemove, onClose }: CompanyDetailProps) {
  const openTest = useTestOverlay();
  return (
    <div className={classes.detail}>
      <div className={classes.heading}>
        <CompanyLogo company={company} size={56} />
        <div className={classes.who}>
          <Title order={3} size="h4" className={classes.name} lineClamp={3} title={company.name}>
            {company.name}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.admin.createdAt(dayOf(company.createdAt))}
          </Text>
        </div>
        <ColorDots company={company} />
        <ActiveBadge isActive={company.isActive} />
      </div>
      <DetailFigures company={company} />
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`/admin/companies/${company.id}`}
          leftSection={<IconSettings size={18} aria-hidden="true" />}
          data-autofocus
        >
          {texts.detail.manage}
        </Button>
        <Button
          variant="default"
          px="sm"
          leftSection={<IconFlask size={18} aria-hidden="true" />}
          onClick={() => {
            onClose();
            openTest(company);
          }}
        >
          {texts.detail.test}
        </Button>
        <Button
          component={Link}
          to={`/admin/companies/${company.id}/dashboard`}
          variant="default"
          px="sm"
          leftSection={<IconPencil size={18} aria-hidden="true" />}
        >
          {texts.detail.editChatbot}
        </Button>
      </div>
      <div className={classes.less}>
        <Button variant="subtle" color="gray" size="sm" onClick={onEdit} leftSection={<IconPencil size={16} />}>
          {texts.detail.edit}
        </Button>
        {company.canManage && (
          <Button variant="subtle" color="red" size="sm" onClick={onRemove} leftSection={<IconTrash size={16} />}>
            {texts.detail.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
