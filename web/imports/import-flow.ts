import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportColumnChoice, ImportMode, ImportPreview_PreviewFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { listen } from '../live/listen.ts';
import { notifyRefusal } from '../ui/notify.ts';
import { Refusal, refusalOf } from '../ui/refusal.ts';
import { applyImport, ImportPreview_preview, importProgress, previewImport } from './documents.ts';
import { sendFile } from './send-file.ts';
import { texts } from './texts.ts';

export type ImportThing = 'PRODUCTS' | 'FAQS';
export type Preview = ImportPreview_PreviewFragment;

/** Where an import stands. */
export type ImportStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'reading'; readonly percent: number; readonly preview?: Preview }
  | {
      readonly kind: 'refused';
      readonly panelSentence: string | undefined;
      readonly sentence: string;
      /** What such a file may be instead is told beside it. */
      readonly isUnsupported: boolean;
      /** Columns that a person may say what they are. */
      readonly columns: Preview['columnsToMatch'];
    }
  | { readonly kind: 'preview'; readonly preview: Preview; readonly notice?: string }
  | { readonly kind: 'applying'; readonly percent: number; readonly preview: Preview }
  | { readonly kind: 'done'; readonly rowCount: number };

const CLOSES_AFTER = 1_500; // ms, so that the success can be read

/** What came of an import. */
export type Applied = Pick<Preview, 'id' | 'rowCount'>;

interface ImportEnds {
  readonly onDone: (applied: Applied) => void;
  /** Called before, where the import is still looked at. */
  readonly onClose: () => void;
}

/** An import from the chosen file to what was applied. */
export function useImport(
  companyId: string,
  thing: ImportThing,
  usualMode: ImportMode,
  { onDone, onClose }: ImportEnds,
) {
  const client = useApolloClient();
  const [step, setStep] = useState<ImportStep>({ kind: 'choose' });
  const [mode, setMode] = useState<ImportMode>(usualMode);
  const [fileName, setFileName] = useState('');
  const uploadId = useRef('');
  const underway = useRef(new AbortController());
  useEffect(() => () => underway.current.abort(), []);

  function refuse(failure: unknown) {
    const { code, message } = refusalOf(failure);
    if (code === 'ABORTED') return;
    const isUnsupported = code === 'UNSUPPORTED_FORMAT';
    const panelSentence = isUnsupported ? texts.imports.unsupportedInPanel : undefined;
    setStep({ kind: 'refused', panelSentence, sentence: message, isUnsupported, columns: [] });
  }

  /** Shows how far the server has come with something, while it is at it. */
  async function following<Result>(id: string, work: Promise<Result>): Promise<Result> {
    const stop = listen(importProgress, () => ({ companyId, id }), {
      next: ({ importProgress: { percent } }) =>
        setStep((now) => (now.kind === 'reading' || now.kind === 'applying' ? { ...now, percent } : now)),
    });
    return work.finally(stop);
  }

  async function read(chosenMode: ImportMode, notice?: string, columns: ImportColumnChoice[] = []) {
    const variables = { companyId, uploadId: uploadId.current, mode: chosenMode, columns };
    const reading = client.mutate({ mutation: previewImport, variables });
    const { data } = await following(uploadId.current, reading);
    const preview = data && unmask(ImportPreview_preview, data.previewImport);
    if (!preview) throw new Refusal('UNEXPECTED', texts.errors.unexpected);
    if (preview.refusal) {
      const { code, panelSentence, sentence } = preview.refusal;
      const isUnsupported = code === 'UNSUPPORTED_FORMAT';
      setStep({ kind: 'refused', panelSentence, sentence, isUnsupported, columns: preview.columnsToMatch });
    } else setStep({ kind: 'preview', preview, ...(notice === undefined ? {} : { notice }) });
  }

  async function choose(file: File) {
    setFileName(file.name);
    setStep({ kind: 'sending', percent: 0 });
    underway.current = new AbortController();
    try {
      uploadId.current = await sendFile(client, {
        companyId,
        kind: thing,
        file,
        signal: underway.current.signal,
        onProgress: (percent) => setStep({ kind: 'sending', percent }),
      });
      setStep({ kind: 'reading', percent: 0 });
      await read(mode);
    } catch (failure) {
      refuse(failure);
    }
  }

  /** Reads the file again as a person says that its columns are. */
  async function match(columns: ImportColumnChoice[]) {
    setStep({ kind: 'reading', percent: 0 });
    await read(mode, undefined, columns).catch(refuse);
  }

  async function changeMode(next: ImportMode) {
    setMode(next);
    if (step.kind !== 'preview') return;
    setStep({ kind: 'reading', percent: 0, preview: step.preview });
    await read(next).catch(refuse);
  }

  /** It goes on when the person closes it; what becomes of it is then told on whatever they look at. */
  async function apply(preview: Preview) {
    const { signal } = underway.current;
    setStep({ kind: 'applying', percent: 0, preview });
    try {
      const applying = client.mutate({ mutation: applyImport, variables: { companyId, importId: preview.id } });
      await following(preview.id, applying);
    } catch (failure) {
      const { code, message } = refusalOf(failure);
      if (signal.aborted) notifyRefusal(failure, texts.imports.failed);
      else if (code === 'STALE_IMPORT') await read(mode, message).catch(refuse);
      else setStep({ kind: 'preview', preview, notice: message });
      return;
    }
    setStep({ kind: 'done', rowCount: preview.rowCount });
    setTimeout(() => {
      if (!signal.aborted) onClose();
      onDone(preview);
    }, CLOSES_AFTER);
  }

  return { step, mode, fileName, choose, match, changeMode, apply };
}
