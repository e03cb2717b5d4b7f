import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop's site on an origin of its own, with a policy that names our host where it must and allows nothing else. */
export interface OtherSite {
  url: string;
  close(): Promise<void>;
}

/** @param pages the body of each page, by its path; `line` stands in each, as a shop would paste it. */
export async function openOtherSite(chatUrl: string, line: string, pages: Record<string, string>): Promise<OtherSite> {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${chatUrl} 'nonce-page'; frame-src ${chatUrl}; img-src ${chatUrl} data:; style-src 'nonce-page'`,
    );
    response.end(
      `<!doctype html><html lang="it"><head><title>Negozio</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${line}</head><body><main><h1>Negozio</h1>${body ?? ''}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
