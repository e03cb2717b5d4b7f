import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop's site on an origin of its own, with a policy that names our host where it must and allows nothing else. */
export interface OtherSite {
  url: string;
  /** The paths asked for, in their order. */
  asked: string[];
  close(): Promise<void>;
}

/** A page that is more than the body of one with the strict policy and the line in its head. */
export interface OtherPage {
  body: string;
  /** Instead of the site's line. */
  line?: string;
  /** The page's language; Italian where none is said. */
  lang?: string;
  /** Of `<html>`, e.g. `dir="rtl"`. */
  root?: string;
  headers?: Record<string, string>;
}

/**
 * @param pages the body of each page, by its path; `line` stands in each, as a shop would paste it.
 * @param scripts files of the site, by their path.
 */
export async function openOtherSite(
  chatUrl: string,
  line: string,
  pages: Record<string, string | OtherPage>,
  scripts: Record<string, string> = {},
): Promise<OtherSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const script = scripts[path];
    if (script !== undefined) return send(response, 'text/javascript', script);
    const found = pages[path];
    const {
      body,
      headers,
      lang = 'it',
      root = '',
      line: own = line,
    }: OtherPage = typeof found === 'object' ? found : { body: found ?? '' };
    response.statusCode = found === undefined ? 404 : 200;
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${chatUrl} 'self' 'nonce-page'; frame-src ${chatUrl}; img-src ${chatUrl} data:; style-src 'nonce-page'; connect-src 'self'`,
    );
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    send(
      response,
      'text/html',
      `<!doctype html><html lang="${lang}" ${root}><head><title>Negozio</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${own}</head><body><main><h1>Negozio</h1>${body}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.end(text);
}
