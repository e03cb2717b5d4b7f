import type { ApolloClient } from '@apollo/client';
import type { UploadKind } from '../graphql/generated/graphql.ts';
import { Refusal, refusalOfErrors } from '../ui/refusal.ts';
import { createImportUpload } from './documents.ts';
import { texts } from './texts.ts';

/** A file on its way to the server. */
export interface FileToSend {
  readonly companyId: string;
  readonly kind: UploadKind;
  readonly file: File;
  /** Told how much has left, 0–100. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file to an address of its own.
 * @returns the id of the upload.
 * @throws Refusal, or what the client throws.
 */
export async function sendFile(client: ApolloClient, { companyId, kind, file, ...rest }: FileToSend): Promise<string> {
  const variables = { companyId, kind, fileName: file.name, size: file.size };
  const { data } = await client.mutate({ mutation: createImportUpload, variables });
  const upload = data?.createImportUpload;
  if (!upload?.url) throw new Refusal('UNEXPECTED', texts.errors.unexpected);
  if (rest.signal?.aborted) throw new Refusal('ABORTED', '');
  await put(new URL(upload.url).pathname, file, rest);
  return upload.id;
}

/** By XMLHttpRequest, because only it tells how much of the file has left. */
function put(path: string, file: File, { onProgress, signal }: Pick<FileToSend, 'onProgress' | 'signal'>) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((loaded / Math.max(total, 1)) * 100));
    request.onload = () =>
      request.status === 200 ? resolve() : reject(refusalOfErrors(request.response?.errors ?? []));
    request.onerror = () => reject(new Refusal('NETWORK', texts.errors.network));
    request.onabort = () => reject(new Refusal('ABORTED', ''));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
