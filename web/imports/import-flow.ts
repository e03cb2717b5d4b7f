import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportMode, PreviewImportMutation } from '../graphql/generated/graphql.ts';
import { Refusal, refusalOf } from '../ui/refusal.ts';
import { applyImport, previewImport } from './documents.ts';
import { sendFile } from './send-file.ts';
import { texts } from './texts.ts';

export type ImportThing = 'PRODUCTS' | 'FAQS';
export type Preview = PreviewImportMutation['previewImport'];

/** Where an import stands. */
export type ImportStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'reading'; readonly preview?: Preview }
  | { readonly kind: 'refused'; readonly panelSentence: string | undefined; readonly sentence: string }
  | { readonly kind: 'preview'; readonly preview: Preview; readonly notice?: string }
  | { readonly kind: 'applying'; readonly preview: Preview }
  | { readonly kind: 'done'; readonly rowCount: number };

const CLOSES_AFTER = 1_500; // ms, so that the success can be read

/** An import from the chosen file to what was applied. */
export function useImport(companyId: string, thing: ImportThing, onDone: (rowCount: number) => void) {
  const client = useApolloClient();
  const [step, setStep] = useState<ImportStep>({ kind: 'choose' });
  const [mode, setMode] = useState<ImportMode>('REPLACE');
  const [fileName, setFileName] = useState('');
  const uploadId = useRef('');
  const underway = useRef(new AbortController());
  useEffect(() => () => underway.current.abort(), []);

  function refuse(failure: unknown) {
    const { code, message } = refusalOf(failure);
    if (code === 'ABORTED') return;
    const panelSentence = code === 'UNSUPPORTED_FORMAT' ? texts.imports.unsupportedInPanel : undefined;
    setStep({ kind: 'refused', panelSentence, sentence: message });
  }

  async function read(chosenMode: ImportMode, notice?: string) {
    const variables = { companyId, uploadId: uploadId.current, mode: chosenMode };
    const { data } = await client.mutate({ mutation: previewImport, variables });
    const preview = data?.previewImport;
    if (!preview) throw new Refusal('UNEXPECTED', texts.errors.unexpected);
    if (preview.refusal) setStep({ kind: 'refused', ...preview.refusal });
    else setStep({ kind: 'preview', preview, ...(notice === undefined ? {} : { notice }) });
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
      setStep({ kind: 'reading' });
      await read(mode);
    } catch (failure) {
      refuse(failure);
    }
  }

  async function changeMode(next: ImportMode) {
    setMode(next);
    if (step.kind !== 'preview') return;
    setStep({ kind: 'reading', preview: step.preview });
    await read(next).catch(refuse);
  }

  async function apply(preview: Preview) {
    setStep({ kind: 'applying', preview });
    try {
      await client.mutate({ mutation: applyImport, variables: { companyId, importId: preview.id } });
    } catch (failure) {
      const { code, message } = refusalOf(failure);
      if (code === 'STALE_IMPORT') await read(mode, message).catch(refuse);
      else setStep({ kind: 'preview', preview, notice: message });
      return;
    }
    setStep({ kind: 'done', rowCount: preview.rowCount });
    setTimeout(() => onDone(preview.rowCount), CLOSES_AFTER);
  }

  return { step, mode, fileName, choose, changeMode, apply };
}
