import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp } from './app.ts';
import { createShop, type Shop } from './story.ts';

const ADDRESS = 'https://chat.example.it';

let app: Awaited<ReturnType<typeof startTestApp>>;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: `${ADDRESS}/`, TRUST_PROXY: '1' });
  shop = await createShop(app);
});
afterAll(() => app.close());

/** Whoever can choose these would choose where links lead. */
const FALSE_ADDRESS = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  forwarded: 'host=evil.example;proto=http',
};

/** Asks with a Host header of its own, which `fetch` does not let one choose. */
function askAs(query: string, headers: Record<string, string>): Promise<{ data: Record<string, { url: string }> }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      `${app.url}/graphql`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.owner.token}`, ...headers },
      },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve(JSON.parse(text));
      },
    );
    asking.once('error', reject).end(JSON.stringify({ query }));
  });
}

describe('where the server was told its address, nobody else tells it another', () => {
  const links: [what: string, field: string, query: () => string][] = [
    [
      'a link for a client',
      'addClientByLink',
      () => `mutation { addClientByLink(companyId: "${shop.id}", email: "nuova@example.it") { url } }`,
    ],
    [
      'the address of a file to send',
      'createImportUpload',
      () =>
        `mutation { createImportUpload(companyId: "${shop.id}", kind: PRODUCTS, fileName: "listino.csv", size: 10) { url } }`,
    ],
    [
      'the address of an export',
      'createExport',
      () => `mutation { createExport(companyId: "${shop.id}", kind: FAQS, format: JSON) { url } }`,
    ],
  ];
  test.each(links)('%s leads there', async (_, field, query) => {
    const { data } = await askAs(query(), FALSE_ADDRESS);
    expect(data[field]?.url).toMatch(/^https:\/\/chat\.example\.it\/\w+\/[\w-]+$/);
  });

  const origins: [origin: string, isTrusted: boolean][] = [
    [ADDRESS, true],
    ['https://evil.example', false],
    ['http://evil.example', false],
    ['http://chat.example.it', false],
    ['null', false],
  ];
  test.each(origins)('a socket from a page at %s: %s', async (origin, isTrusted) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      origin,
      headers: FALSE_ADDRESS,
    });
    const outcome = await new Promise((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('unexpected-response', (_, response) =>
        resolve(response.statusCode === 403 ? false : 'something else'),
      );
      socket.on('error', () => undefined);
    });
    expect(outcome).toBe(isTrusted);
    socket.terminate();
  });

  test('the pages name it, and the mock shop is asked for at it', async () => {
    const policy = await new Promise<string>((resolve) =>
      request(`${app.url}/`, { headers: FALSE_ADDRESS }, (response) => {
        response.resume();
        resolve(String(response.headers['content-security-policy']));
      }).end(),
    );
    expect(policy).toContain('wss://chat.example.it');
    expect(policy).not.toContain('evil');
  });
});
