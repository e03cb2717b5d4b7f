import { Badge, Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link } from 'react-router-dom';
import classes from './admin-mode-bar.module.css';
import { texts } from './texts.ts';

/** At the right of the header in admin mode: that it is one, and the way back. */
export function AdminModeBar() {
  return (
    <div className={classes.bar}>
      <Badge color="violet" variant="light" radius="sm" className={classes.badge ?? ''}>
        {texts.dashboard.adminMode}
      </Badge>
      <Button
        component={Link}
        to="/admin"
        variant="default"
        size="xs"
        leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
      >
        <span className={classes.back}>{texts.dashboard.backToAdmin}</span>
      </Button>
    </div>
  );
}
