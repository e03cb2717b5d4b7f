import { Button, Text, Title } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Workspace } from '../companies/section.ts';
import { ExportMenu } from '../imports/export-menu.tsx';
import { ImportDialog } from '../imports/import-dialog.tsx';
import type { ImportThing } from '../imports/import-flow.ts';
import classes from '../ui/listing.module.css';
import { texts } from './texts.ts';

export interface EditorListProps {
  readonly companyId: string;
  readonly kind: ImportThing;
  /** Whose sentences an import speaks. */
  readonly workspace: Workspace;
  readonly title: string;
  readonly lead: string;
  /** What the button says that leads to a new one. */
  readonly add: string;
  /** What else can be done, before the actions that all lists have. */
  readonly actions?: ReactNode;
  readonly onImported: () => void;
  /** Search and the like, and what was found. */
  readonly children: ReactNode;
}

/** A list of what is edited one by one, brought in by a file, and taken out as one. */
export function EditorList(props: EditorListProps) {
  const { companyId, kind, title, lead, add, actions, children } = props;
  return (
    <section className={classes.listing} aria-labelledby="editor-list">
      <div className={classes.heading}>
        <div>
          <Title order={2} size="h4" id="editor-list">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        </div>
        <div className={classes.actions}>
          {actions}
          <ImportButton {...props} />
          <ExportMenu companyId={companyId} kind={kind} />
          <Button component={Link} to="new" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {add}
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}

function ImportButton({ companyId, kind, workspace, onImported }: EditorListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {texts.editor.import}
      </Button>
      <ImportDialog
        companyId={companyId}
        kind={kind}
        door={workspace}
        usualMode="MERGE" // what is in the list stays, unless the person says otherwise
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onApplied={onImported}
      />
    </>
  );
}
