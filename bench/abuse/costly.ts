import { randomUUID } from 'node:crypto';
import { ASK_UPLOAD, PREVIEW } from '../../server/test/importing.ts';
import { ask, createVisitor, must, say, start } from '../../server/test/story.ts';
import { quantile } from '../harness.ts';
import { askFrom, flood } from './asking.ts';
import type { Attack } from './attack.ts';
import type { Target } from './server.ts';

const BAD = '203.0.113.66'; // the attacker's address
const FROM_BAD = { 'x-forwarded-for': BAD };

/** Few questions, each of which costs much. */
export const COSTLY: Record<string, { what: string; attack: Attack; hasModel?: boolean }> = {
  shops: { what: 'ten aliased `shop` in one anonymous question, 10 at once', attack: shops },
  refused: { what: 'documents that are refused, each as heavy as it may be, 20 at once', attack: refusedDocuments },
  'line-ends': {
    what: 'files of 1 MB of line ends, by who registered a moment ago, beside an honest import',
    attack: lineEnds,
  },
  tokens: { what: 'a hundred visitors of one address who ask the model what they can', attack: tokens, hasModel: true },
};

async function shops({ url, companyId }: Target, seconds: number) {
  const one = (n: number) => `a${n}: shop(companyId: "${companyId}") { id name productCount isActive }`;
  const query = `{ ${Array.from({ length: 10 }, (_, n) => one(n)).join(' ')} }`;
  return (await flood(seconds, 10, () => askFrom(BAD, url, query, {}, null))).codes;
}

async function refusedDocuments({ url }: Target, seconds: number) {
  let number = 0;
  const heavy = () => `{ viewer { ${'id '.repeat(480)} x${number++} } }`;
  return (await flood(seconds, 20, () => askFrom(BAD, url, heavy(), {}, null))).codes;
}

/** What the honest shop waits for its preview, alone and meanwhile; and what came of the attacker's. */
async function lineEnds(target: Target, seconds: number) {
  const { url, companyId, staffToken } = target;
  const honest = { companyId, token: staffToken };
  const small = 'nome;prezzo\nTazza;3 €\n';
  const alone: number[] = [];
  for (let time = 0; time < 5; time++) alone.push((await previewOf(url, honest, small)).took);
  const codes: Record<string, number> = {};
  const stranger = await registered(url);
  const end = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < end) {
      const { code } = await previewOf(url, stranger, `nome;prezzo\n${'\n'.repeat(1_000_000)}`, FROM_BAD);
      codes[code] = (codes[code] ?? 0) + 1;
    }
  };
  const attacking = Promise.all([one(), one(), one(), one()]);
  const meanwhile: number[] = [];
  while (performance.now() < end) meanwhile.push((await previewOf(url, honest, small)).took);
  await attacking;
  return {
    ...codes,
    'an honest preview alone, ms': Math.round(quantile(alone, 0.5)),
    'meanwhile, ms': Math.round(quantile(meanwhile, 0.5)),
    'the longest, ms': Math.round(Math.max(...meanwhile)),
  };
}

async function registered(url: string) {
  const account = { email: `${randomUUID()}@example.it`, password: randomUUID() };
  const { register } = await must(
    { url },
    'mutation ($email: String!, $password: String!) { register(email: $email, password: $password, delivery: BODY) { accessToken } }',
    account,
    null,
    FROM_BAD,
  );
  const token = register.accessToken as string;
  const make = 'mutation { completeRegistration(input: { name: "Negozio di nessuno" }) { id } }';
  const { completeRegistration } = await must({ url }, make, {}, token, FROM_BAD);
  return { companyId: completeRegistration.id as string, token };
}

async function previewOf(
  url: string,
  { companyId, token }: { companyId: string; token: string },
  content: string,
  headers: Record<string, string> = {},
): Promise<{ code: string; took: number }> {
  const given = { companyId, kind: 'PRODUCTS', fileName: 'listino.csv', size: content.length };
  const asked = await ask({ url }, ASK_UPLOAD, given, token, headers);
  if (asked.errors[0]) return { code: asked.errors[0].extensions.code, took: 0 };
  const { id, url: address } = asked.data.createImportUpload;
  await fetch(address, { method: 'PUT', body: content });
  const startedAt = performance.now();
  const { data, errors } = await ask({ url }, PREVIEW, { companyId, uploadId: id, mode: 'MERGE' }, token, headers);
  const code = errors[0]?.extensions.code ?? data.previewImport.refusal?.code ?? 'previewed';
  return { code, took: performance.now() - startedAt };
}

/** How much of the day they got, and whether who comes afterwards from elsewhere is answered. */
async function tokens({ url, companyId, staffToken }: Target, seconds: number) {
  const status = async () => {
    const read = 'query ($id: ID!) { aiStatus(companyId: $id) { usedTokens dailyTokens } }';
    return (await must({ url }, read, { id: companyId }, staffToken)).aiStatus;
  };
  const before = (await status()).usedTokens;
  const end = performance.now() + seconds * 1_000;
  let said = 0;
  while (performance.now() < end) {
    const token = await createVisitor({ url }, companyId, FROM_BAD).catch(() => null);
    if (token === null) break;
    const begun = await askFrom(BAD, url, START, ids(`che materiali usate? ${said}`), token);
    if (begun.code === 'answered') said++;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { usedTokens, dailyTokens } = await status();
  const honest = await createVisitor({ url }, companyId);
  const { data } = await start({ url }, honest, 'Quali materiali avete?');
  const { id } = data.startConversation.conversation;
  await say({ url }, honest, id, 'E da dove vengono?');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const read = '{ chatHistory(first: 1) { nodes { messages(first: 10) { nodes { source } } } } }';
  const { chatHistory } = await must({ url }, read, {}, honest);
  const sources = chatHistory.nodes[0].messages.nodes.map(({ source }: { source: string | null }) => source);
  return {
    'messages said': said,
    'tokens they got': usedTokens - before,
    'of a day of': dailyTokens,
    'answered afterwards elsewhere': sources.filter((source: string | null) => source === 'AI').length,
  };
}

const START = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text) { message { seq } }
}`;
const ids = (text: string) => ({ conversation: randomUUID(), message: randomUUID(), text });
