import type { ApolloClient } from '@apollo/client';
import type { CreateExportMutationVariables } from '../graphql/generated/graphql.ts';
import { createExport } from './documents.ts';

/** Asks for an export and lets the browser fetch it as a file. */
export async function fetchExport(client: ApolloClient, variables: CreateExportMutationVariables): Promise<void> {
  const { data } = await client.mutate({ mutation: createExport, variables });
  if (data) download(new URL(data.createExport.url).pathname, '');
}

/** Lets the browser keep what an address holds as a file. */
export function download(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
