import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useFramedCompany } from '../companies/framed-company.ts';
import type { ImportStartQuery } from '../graphql/generated/graphql.ts';
import { openConfirm } from '../ui/confirm.ts';
import { whenLong } from '../ui/dates.ts';
import { importStart } from './documents.ts';
import classes from './import-dialog.module.css';
import type { ImportThing } from './import-flow.ts';
import { texts } from './texts.ts';
import { undoLastImport } from './undo-import.tsx';

type LastImport = NonNullable<ImportStartQuery['importToUndo']>;

interface ImportStartProps {
  readonly companyId: string;
  readonly kind: ImportThing;
  readonly onUndone: () => void;
  readonly onClose: () => void;
}

/** What there is now, whose the last import was, and the way back from it. */
export function ImportStart({ companyId, kind, onUndone, onClose }: ImportStartProps) {
  const client = useApolloClient();
  const { data, refetch } = useQuery(importStart, { variables: { companyId, kind }, fetchPolicy: 'network-only' });
  const company = useFramedCompany(companyId);
  if (!data || !company) return null;
  const last = data.importToUndo;
  const count = kind === 'PRODUCTS' ? company.productCount : company.faqCount;

  async function undo({ id: importId }: LastImport) {
    if (await undoLastImport(client, { companyId, kind, importId })) {
      onUndone();
      onClose();
    } else await refetch().catch(() => undefined); // another is the last by now
  }

  return (
    <div className={classes.start}>
      <Text size="sm">{texts.imports.things[kind].current(count)}</Text>
      {last && (
        <Text size="sm" component="div" className={classes.undoable}>
          {texts.imports.lastImport(toldOf(last))}
          <Button size="compact-sm" variant="light" onClick={() => askToUndo(last, kind, () => void undo(last))}>
            {texts.imports.undo}
          </Button>
        </Text>
      )}
    </div>
  );
}

function toldOf({ isMine, by, appliedAt, fileName, origin }: LastImport) {
  const { mine, ofSomebody, byItself } = texts.imports.author;
  return {
    author: origin && !isMine ? byItself[origin] : isMine ? mine : by ? texts.imports.author.of(by) : ofSomebody,
    when: whenLong(appliedAt, new Date()),
    fileName,
  };
}

function askToUndo(last: LastImport, kind: ImportThing, onConfirm: () => void): void {
  const words = texts.imports.things[kind];
  openConfirm({
    title: texts.imports.undoTitle,
    children: <Text size="sm">{texts.imports.undoQuestion(toldOf(last), words.before(last.rowCount))}</Text>,
    labels: { confirm: texts.imports.undo, cancel: texts.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}
