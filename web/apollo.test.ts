// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusalOf } from './ui/refusal.ts';

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
    // As the server does: it answers in the type that is asked for by name.
    const accepted = new Headers(init.headers).get('accept') ?? '';
    const type = accepted.includes('graphql-response') ? 'application/graphql-response+json' : 'application/json';
    const headers = { 'content-type': type, ...(status === 503 && { 'retry-after': '2' }) };
    return new Response(JSON.stringify(body), { status, headers });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

it('a refusal at the door is told in its own words', async () => {
  const sentence = 'Troppi tentativi. Riprova più tardi.';
  refuses = () => ({
    status: 400,
    body: { errors: [{ message: sentence, extensions: { code: 'TOO_MANY_REQUESTS' } }] },
  });
  const failure = await makeApolloClient()
    .query({ query: QUERY })
    .catch((error: unknown) => refusalOf(error));
  expect(failure).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: sentence });
});

const busy = { status: 503, body: refusal('BUSY') };

it('a server that is busy is asked again when it said, and no more than three times', async () => {
  vi.useFakeTimers();
  refuses = () => (bearers.length < 3 ? busy : undefined);
  const answered = makeApolloClient().query({ query: QUERY });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(bearers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answered).data).toEqual(ANSWER.data);

  bearers.length = 0;
  refuses = () => busy;
  const refused = makeApolloClient()
    .query({ query: QUERY })
    .catch((error: unknown) => refusalOf(error).code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toBe('BUSY');
  expect(bearers).toHaveLength(4);
});

it('what is read again while an answer is on its way is asked for again', async () => {
  refuses = () => undefined;
  const client = makeApolloClient();
  const read = () => client.query({ query: QUERY, fetchPolicy: 'no-cache' });
  await Promise.all([read(), read()]);
  expect(bearers).toHaveLength(2); // the first answer may be older than what the second was asked because of
});

it('a change is not sent again by itself', async () => {
  refuses = () => busy;
  await expect(makeApolloClient().mutate({ mutation: gql('mutation { save }') })).rejects.toThrow();
  expect(bearers).toHaveLength(1);
});
