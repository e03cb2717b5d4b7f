import type { ApolloClient } from '@apollo/client';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { undoImport } from './documents.ts';
import classes from './import-dialog.module.css';
import type { ImportThing } from './import-flow.ts';
import { texts } from './texts.ts';

const STAYS = 15_000; // ms; long enough to look at the shop and come back

/** Which import is taken back. */
export interface ImportToUndo {
  readonly companyId: string;
  readonly kind: ImportThing;
  readonly importId: string;
}

/** Goes back to the products, or the FAQs, before an import, and tells what came of it. */
export async function undoLastImport(
  client: ApolloClient,
  { companyId, kind, importId }: ImportToUndo,
): Promise<boolean> {
  try {
    await client.mutate({ mutation: undoImport, variables: { companyId, kind, importId } });
    notifyDone(texts.imports.things[kind].undone);
    return true;
  } catch (failure) {
    notifyRefusal(failure, texts.imports.undoFailed);
    return false;
  }
}

/** Tells how much was applied, and offers the way back. */
export function notifyUndoable(
  client: ApolloClient,
  applied: ImportToUndo,
  rowCount: number,
  onUndone: () => void,
): void {
  const message = texts.imports.things[applied.kind].applied(rowCount);
  async function undo() {
    notifications.hide(id);
    if (await undoLastImport(client, applied)) onUndone();
  }
  const id = notifications.show({
    message: (
      <span className={classes.undoable}>
        {message}
        <Button size="compact-sm" variant="light" onClick={() => void undo()}>
          {texts.imports.undo}
        </Button>
      </span>
    ),
    color: 'green',
    withBorder: true,
    autoClose: STAYS,
  });
}
