import { Button, Group, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { FeedSection } from '../feeds/feed-section.tsx';
import type { ImportMode } from '../graphql/generated/graphql.ts';
import { proveImportQuery } from '../proofs/documents.ts';
import { ProofResult } from '../proofs/proof-panel.tsx';
import { texts as proofTexts } from '../proofs/texts.ts';
import { useProof } from '../proofs/use-proof.ts';
import { openConfirm } from '../ui/confirm.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { useIsThere } from '../ui/use-is-there.ts';
import { FileChooser } from './file-chooser.tsx';
import classes from './import-dialog.module.css';
import { type Applied, type ImportStep, type ImportThing, type Preview, useImport } from './import-flow.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportStart } from './import-start.tsx';
import { MatchColumns } from './match-columns.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { texts } from './texts.ts';

interface ImportFormProps {
  readonly companyId: string;
  readonly kind: ImportThing;
  readonly door: 'panel' | 'dashboard';
  readonly usualMode: ImportMode;
  readonly onClose: () => void;
  readonly onDone: (applied: Applied) => void;
  readonly onUndone: () => void;
}

/** The steps of an import; made anew each time the dialog opens. */
export function ImportForm({ companyId, kind, door, usualMode, onDone, onUndone, onClose }: ImportFormProps) {
  const { step, mode, fileName, choose, match, changeMode, apply } = useImport(companyId, kind, usualMode, {
    onDone,
    onClose,
  });
  const preview = 'preview' in step ? step.preview : undefined;
  const isTried = step.kind === 'preview' && step.preview.rowCount + step.preview.removedCount > 0;
  const proof = useProof(proveImportQuery, isTried ? { companyId, importId: step.preview.id } : undefined);
  const [isAsking, setIsAsking] = useState(false);
  const isThere = useIsThere();
  const isBusy = isAsking || ['sending', 'reading', 'applying', 'done'].includes(step.kind);

  async function applyAsked(asked: Preview) {
    setIsAsking(true);
    const lost = await proof.losses();
    if (!isThere()) return; // called off meanwhile
    setIsAsking(false);
    askedFirst(kind, asked, lost, () => void apply(asked));
  }

  return (
    <div className={classes.form}>
      <FileChooser fileName={fileName} kind={kind} isBusy={isBusy} onChoose={(file) => void choose(file)} />
      <Status step={step} kind={kind} door={door} />
      {step.kind === 'refused' && step.columns.length > 0 && (
        <MatchColumns kind={kind} columns={step.columns} onMatch={(columns) => void match(columns)} />
      )}
      {step.kind === 'choose' && (
        <ImportStart companyId={companyId} kind={kind} onUndone={onUndone} onClose={onClose} />
      )}
      {step.kind === 'choose' && kind === 'PRODUCTS' && <FeedSection companyId={companyId} />}
      {preview && (
        <>
          {preview.isIncremental ? (
            <Text size="sm">{texts.imports.incremental}</Text>
          ) : (
            <ModeChoice kind={kind} mode={mode} isBusy={isBusy} onChange={(next) => void changeMode(next)} />
          )}
          <ImportPreview companyId={companyId} kind={kind} preview={preview} />
          {isTried && (
            <section className={classes.proof}>
              <h3 className={classes.proofTitle}>{proofTexts.proofs.title}</h3>
              <ProofResult {...proof} waiting="" failed={proofTexts.proofs.notTold} />
            </section>
          )}
        </>
      )}
      <Group justify="flex-end" className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={step.kind === 'applying'}>
          {texts.common.cancel}
        </Button>
        {preview && (
          <Button
            onClick={() => void applyAsked(preview)}
            disabled={step.kind === 'reading'}
            loading={step.kind === 'applying' || isAsking}
          >
            {preview.isIncremental ? texts.imports.applyChanges : texts.imports.things[kind].apply(preview.rowCount)}
          </Button>
        )}
      </Group>
    </div>
  );
}

const MANY = 0.1; // of what there is: so much goes by mistake rather than on purpose

/** Applies at once, or after a question where many would vanish, or questions of visitors would find nothing any more. */
function askedFirst(
  kind: ImportThing,
  { removedCount, currentCount, isIncremental }: Preview,
  lost: number,
  apply: () => void,
): void {
  const words = texts.imports.things[kind];
  const { proofs } = proofTexts;
  // What a file of changes removes, it names.
  const isVanishing = !isIncremental && removedCount > currentCount * MANY;
  if (!isVanishing && lost === 0) {
    apply();
    return;
  }
  openConfirm({
    title: isVanishing ? words.vanishTitle(removedCount) : proofs.lossTitle,
    children: (
      <>
        {lost > 0 && <p>{proofs.importLosses(lost)}</p>}
        {isVanishing && words.vanishQuestion(removedCount, currentCount)}
      </>
    ),
    labels: { confirm: texts.imports.applyAnyway, cancel: texts.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm: apply,
  });
}

interface StatusProps extends Pick<ImportFormProps, 'kind' | 'door'> {
  readonly step: ImportStep;
}

/** The line that says how it goes. */
function Status({ step, kind, door }: StatusProps) {
  const { imports } = texts;
  const words = imports.things[kind];
  switch (step.kind) {
    case 'choose':
      return null;
    case 'refused':
      return (
        <div className={classes.refused}>
          {door === 'panel' && step.columns.length === 0 && <ErrorBox message={step.panelSentence} />}
          <ErrorBox message={imports.refused(step.sentence)} />
          {step.isUnsupported && (
            <Text size="sm" c="dimmed">
              {imports.otherEndings}
            </Text>
          )}
        </div>
      );
    case 'preview':
      return <ErrorBox message={step.notice} />;
    case 'done':
      return (
        <Text role="status" className={classes.done}>
          {words.applied(step.rowCount)}
        </Text>
      );
    default:
      return <Working step={step} applying={words.applying} />;
  }
}

interface WorkingProps {
  readonly step: Extract<ImportStep, { kind: 'sending' | 'reading' | 'applying' }>;
  readonly applying: (count: number) => string;
}

function Working({ step, applying }: WorkingProps) {
  const { imports } = texts;
  const { percent } = step;
  const text =
    step.kind === 'sending'
      ? imports.sending
      : step.kind === 'reading'
        ? imports.reading
        : applying(step.preview.rowCount);
  return (
    <div className={classes.working}>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {text}
        </Text>
        <Text size="sm" c="dimmed" aria-hidden="true">
          {imports.percent(percent)}
        </Text>
      </Group>
      <Progress.Root>
        <Progress.Section value={percent} animated={step.kind !== 'sending'} aria-label={text} />
      </Progress.Root>
    </div>
  );
}
