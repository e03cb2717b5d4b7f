import type { ApolloClient } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { sendFile } from './send-file.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a file whose dialog was closed before it had an address is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open() {}
      abort() {}
      send = send;
    },
  );
  const closing = new AbortController();
  const client = {
    async mutate() {
      closing.abort(); // while the address is on its way
      return { data: { createImportUpload: { id: 'upload', url: 'https://negozio.it/files/1' } } };
    },
  } as unknown as ApolloClient;
  const sent = sendFile(client, {
    companyId: 'company',
    kind: 'PRODUCTS',
    file: new File(['nome;prezzo'], 'prodotti.csv'),
    signal: closing.signal,
  });
  await expect(
    Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 0, 'still waiting'))]),
  ).rejects.toMatchObject({ code: 'ABORTED' });
  expect(send).not.toHaveBeenCalled();
});
