import './import-styles.ts';
import { useApolloClient } from '@apollo/client/react';
import { Modal } from '@mantine/core';
import type { ImportMode } from '../graphql/generated/graphql.ts';
import { noteReplaced } from './applied.ts';
import type { Applied, ImportThing } from './import-flow.ts';
import { ImportForm } from './import-form.tsx';
import { texts } from './texts.ts';
import { notifyUndoable } from './undo-import.tsx';

export interface ImportDialogProps {
  readonly companyId: string;
  readonly kind: ImportThing;
  /** Whose sentences it speaks: the management panel's, or the client's dashboard's. */
  readonly door: 'panel' | 'dashboard';
  /** How it is applied unless the person chooses otherwise. */
  readonly usualMode: ImportMode;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** After products or FAQs were replaced, or an import was undone. */
  readonly onApplied?: () => void;
}

/** Brings in products or FAQs from a file: choose, look at what would change, apply; and go back while it is possible. */
export function ImportDialog({ companyId, kind, door, usualMode, opened, onClose, onApplied }: ImportDialogProps) {
  const client = useApolloClient();

  function refresh() {
    if (kind === 'PRODUCTS') noteReplaced(companyId);
    onApplied?.();
  }

  function finish({ id, rowCount }: Applied) {
    notifyUndoable(client, { companyId, kind, importId: id }, rowCount, refresh);
    refresh();
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.imports.things[kind].title}
      size="xl"
      closeOnClickOutside={false}
    >
      <ImportForm
        companyId={companyId}
        kind={kind}
        door={door}
        usualMode={usualMode}
        onDone={finish}
        onUndone={refresh}
        onClose={onClose}
      />
    </Modal>
  );
}
