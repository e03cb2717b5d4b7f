// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const session = vi.hoisted(() => ({
  current: 'old',
  token: async () => session.current,
  refresh: vi.fn(async () => {
    session.current = 'new';
  }),
}));
vi.mock('./session.tsx', () => ({ session }));
const { makeApolloClient } = await import('./apollo.ts');

const who = '{ viewer { id } }';
const QUERY = gql(who);
const ANSWER = { data: { viewer: { __typename: 'Viewer', id: '1' } } };
const bearers: (string | null)[] = [];
let refuses: (bearer: string | null) => { status: number; body: object } | undefined;

beforeEach(() => {
  session.current = 'old';
  session.refresh.mockClear();
  bearers.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization');
    bearers.push(bearer);
    const { status, body } = refuses(bearer) ?? { status: 200, body: ANSWER };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const refusal = (code: string) => ({ errors: [{ message: 'La sessione è scaduta.', extensions: { code } }] });

it.each([
  ['that is over, as the door says', 401, 'SESSION_EXPIRED'],
  ['where one is needed, as a resolver says', 200, 'UNAUTHENTICATED'],
])('a token %s: asks again with the next one', async (_case, status, code) => {
  refuses = (bearer) => (bearer === 'Bearer old' ? { status, body: refusal(code) } : undefined);
  const { data } = await makeApolloClient().query({ query: QUERY });
  expect(data).toEqual(ANSWER.data);
  expect(bearers).toEqual(['Bearer old', 'Bearer new']);
  expect(session.refresh).toHaveBeenCalledTimes(1);
});

it('is not asked a third time', async () => {
  refuses = () => ({ status: 401, body: refusal('SESSION_EXPIRED') });
  await expect(makeApolloClient().query({ query: QUERY })).rejects.toThrow();
  expect(bearers).toHaveLength(2);
});

it('another refusal is left to who asked', async () => {
  refuses = () => ({ status: 200, body: refusal('FORBIDDEN') });
  await expect(makeApolloClient().query({ query: QUERY })).rejects.toThrow();
  expect(bearers).toHaveLength(1);
});
