import { Button } from '@mantine/core';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { lazy, type ReactNode, useState } from 'react';
import { Part } from '../ui/part.tsx';
import { ConfigurationDialog } from './configuration-dialog.tsx';
import classes from './header-actions.module.css';
import { texts } from './texts.ts';

const ImportDialog = lazy(async () => ({ default: (await import('../imports/import-dialog.tsx')).ImportDialog }));

/** In the client's header: a file of products, and how the chat looks. */
export function HeaderActions({ companyId }: { readonly companyId: string }) {
  const [open, setOpen] = useState<'upload' | 'configuration'>();
  const [wasUploadOpened, setWasUploadOpened] = useState(false);
  const close = () => setOpen(undefined);
  return (
    <div className={classes.actions}>
      <HeaderButton
        icon={<IconUpload size={16} aria-hidden="true" />}
        label={texts.dashboard.upload}
        onClick={() => {
          setWasUploadOpened(true);
          setOpen('upload');
        }}
      />
      <HeaderButton
        icon={<IconPalette size={16} aria-hidden="true" />}
        label={texts.dashboard.configuration}
        onClick={() => setOpen('configuration')}
      />
      {wasUploadOpened && (
        <Part>
          <ImportDialog
            companyId={companyId}
            kind="PRODUCTS"
            door="dashboard"
            usualMode="REPLACE" // one brings a whole catalogue here
            opened={open === 'upload'}
            onClose={close}
          />
        </Part>
      )}
      <ConfigurationDialog companyId={companyId} isOpen={open === 'configuration'} onClose={close} />
    </div>
  );
}

interface HeaderButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

function HeaderButton({ icon, label, onClick }: HeaderButtonProps) {
  return (
    <Button variant="default" size="xs" leftSection={icon} onClick={onClick} className={classes.button ?? ''}>
      <span className={classes.label}>{label}</span>
    </Button>
  );
}
