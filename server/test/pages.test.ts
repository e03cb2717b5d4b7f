import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://chat.example.it' });
});
afterAll(() => app.close());

const policyOf = async (path: string) =>
  (await fetch(`${app.url}${path}`)).headers.get('content-security-policy') ?? 'no policy';

describe('what other sites may do with our pages', () => {
  const ours = [
    '/',
    '/admin/companies',
    '/dashboard',
    '/widget',
    '/widget/',
    '/widget/a/b',
    '/password/x',
    '/schema.graphql',
  ];
  test.each([...ours, '/health/live', '/graphql', '/embed.js', '/none.js'])('%s stands in no frame', async (path) => {
    expect(await policyOf(path)).toMatch(/frame-ancestors 'none'$/);
    expect((await fetch(`${app.url}${path}`)).headers.get('x-frame-options')).toBe('DENY');
  });

  test('the widget stands in any', async () => {
    const path = `/widget/${randomUUID()}`;
    expect(await policyOf(path)).toMatch(/frame-ancestors \*$/);
    expect((await fetch(`${app.url}${path}`)).headers.get('x-frame-options')).toBeNull();
  });

  test('our pages talk to this server alone, by name, and the API tells as little as they do', async () => {
    expect(await policyOf('/')).toContain("connect-src 'self' wss://chat.example.it;");
    expect(await policyOf('/')).toContain("img-src 'self' data: blob: https:;");
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    for (const body of ['{}', JSON.stringify({ query: '{ viewer { id } }' })]) {
      const { headers } = await fetch(`${app.url}/graphql`, { ...init, body });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    }
  });

  test('the page where programmers try questions takes the letters that its style sheet brings', async () => {
    expect(await policyOf('/graphiql')).toMatch(/; font-src 'self' data:$/);
    expect(await policyOf('/')).not.toContain('font-src');
  });

  test('no page runs a script that is not ours, and none tells where one comes from', async () => {
    for (const path of ['/', `/widget/${randomUUID()}`]) {
      const { headers } = await fetch(`${app.url}${path}`);
      expect(await policyOf(path)).toMatch(
        /default-src 'self'; script-src 'self';.*object-src 'none'; base-uri 'none'/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    }
  });
});

describe('what pages of other sites may ask', () => {
  const ask = (origin: string, at: App, method = 'POST') =>
    fetch(`${at.url}/graphql`, {
      method,
      headers: { origin, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify({ query: '{ viewer { id } }' }) } : {}),
    });

  test('nothing, unless the settings name them', async () => {
    const named = await startTestApp({ CORS_ORIGINS: 'https://shop.example' });
    try {
      expect((await ask('https://shop.example', app)).headers.get('access-control-allow-origin')).toBeNull();
      for (const method of ['POST', 'OPTIONS']) {
        const { headers } = await ask('https://shop.example', named, method);
        expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(
          (await ask('https://evil.example', named, method)).headers.get('access-control-allow-origin'),
        ).toBeNull();
      }
    } finally {
      await named.close();
    }
  });
});

test('who comes over TLS is told to come so again, whoever says that it is TLS', async () => {
  const behind = await startTestApp({ TRUST_PROXY: '1' });
  const open = await startTestApp();
  try {
    const told = async ({ url }: App, headers: Record<string, string> = {}) =>
      (await fetch(`${url}/health/live`, { headers })).headers.get('strict-transport-security');
    const https = { 'x-forwarded-proto': 'https' };
    expect(await told(app)).toBe('max-age=31536000');
    expect([await told(behind, https), await told(behind)]).toEqual(['max-age=31536000', null]);
    expect(await told(open, https)).toBeNull(); // anybody may have written it
  } finally {
    await behind.close();
    await open.close();
  }
});
