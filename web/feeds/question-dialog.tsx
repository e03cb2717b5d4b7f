import '../imports/import-styles.ts';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueQuestionQuery, ImportColumnChoice } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { ImportPreview_preview } from '../imports/documents.ts';
import { ImportPreview } from '../imports/import-preview.tsx';
import { MatchColumns } from '../imports/match-columns.tsx';
import { texts as importTexts } from '../imports/texts.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { LateContent } from '../ui/late-content.tsx';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { applyCatalogueRun, catalogueQuestion, dismissCatalogueRun, runCatalogueFeed } from './documents.ts';
import classes from './feeds.module.css';
import { texts } from './texts.ts';

const { feeds: said } = texts;

interface QuestionDialogProps {
  readonly companyId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What a catalogue that came by itself would change, and the answer to it. */
export function QuestionDialog({ companyId, opened, onClose }: QuestionDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={said.question} size="xl" closeOnClickOutside={false}>
      <Question companyId={companyId} onClose={onClose} />
    </Modal>
  );
}

function Question({ companyId, onClose }: Pick<QuestionDialogProps, 'companyId' | 'onClose'>) {
  const { data, loading, refetch } = useQuery(catalogueQuestion, {
    variables: { companyId },
    fetchPolicy: 'network-only',
  });
  if (loading || !data) return null;
  if (!data.catalogueQuestion) return <Text size="sm">{said.gone}</Text>;
  return (
    <LateContent>
      <Answer
        companyId={companyId}
        asked={data.catalogueQuestion}
        onClose={onClose}
        onStale={() => void refetch().catch(() => undefined)}
      />
    </LateContent>
  );
}

interface AnswerProps extends Pick<QuestionDialogProps, 'companyId' | 'onClose'> {
  readonly asked: NonNullable<CatalogueQuestionQuery['catalogueQuestion']>;
  readonly onStale: () => void;
}

function Answer({ companyId, asked, onClose, onStale }: AnswerProps) {
  const [apply, applying] = useMutation(applyCatalogueRun);
  const [dismiss, dismissing] = useMutation(dismissCatalogueRun);
  const [run, running] = useMutation(runCatalogueFeed);
  const [refused, setRefused] = useState<string>();
  const preview = unmask(ImportPreview_preview, asked.preview);
  const variables = { companyId, runId: asked.run.id };

  async function answer(work: Promise<unknown>, done: string) {
    setRefused(undefined);
    try {
      await work;
      notifyDone(done);
      onClose();
    } catch (failure) {
      const { code, message } = refusalOf(failure);
      setRefused(message);
      if (code === 'STALE_IMPORT' || code === 'RUN_NOT_FOUND') onStale();
    }
  }

  const match = (columns: ImportColumnChoice[]) =>
    void answer(run({ variables: { companyId, columns } }), said.running);
  return (
    <div className={classes.question}>
      <ErrorBox message={refused} />
      {asked.run.question === 'COLUMNS' ? (
        <MatchColumns kind="PRODUCTS" columns={preview.columnsToMatch} onMatch={match} />
      ) : (
        <>
          {asked.run.question && <Text size="sm">{said.why[asked.run.question](preview.removedCount)}</Text>}
          <ImportPreview companyId={companyId} kind="PRODUCTS" preview={preview} />
        </>
      )}
      <Group justify="flex-end" className={classes.actions}>
        <Button
          variant="default"
          data-autofocus
          loading={dismissing.loading}
          onClick={() => void answer(dismiss({ variables }), said.dismissed)}
        >
          {said.keep}
        </Button>
        {asked.run.question !== 'COLUMNS' && (
          <Button
            loading={applying.loading || running.loading}
            onClick={() => void answer(apply({ variables }), said.applied)}
          >
            {importTexts.imports.things.PRODUCTS.apply(preview.rowCount)}
          </Button>
        )}
      </Group>
    </div>
  );
}
