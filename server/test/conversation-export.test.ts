import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, createVisitor, must, type Shop, say, start } from './story.ts';

const EXPORT = `mutation ($id: ID!, $format: ExportFormat!, $filter: ConversationFilter) {
  createConversationExport(companyId: $id, format: $format, filter: $filter) { url }
}`;
const RATE = `mutation ($id: ID!) { rateConversation(conversationId: $id, satisfaction: 2, comment: "=1+1; \\"no\\"\\nfine") { id } }`;

let app: App;
let shop: Shop;
let rated: string;

beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app, { name: 'Bottega «d’Anna»' });
  const visitor = await createVisitor(app, shop.id);
  rated = (await start(app, visitor, 'Quali sono gli orari?')).data.startConversation.conversation.id;
  await say(app, visitor, rated, '=SOMMA(A1:A9)');
  await must(app, `mutation { endConversation(conversationId: "${rated}") { id } }`, {}, visitor);
  await must(app, RATE, { id: rated }, visitor);
  const other = await createVisitor(app, shop.id);
  await start(app, other, 'consigli per cuffie');
});
afterAll(() => app.close());

async function fetchExport(format: 'CSV' | 'JSON', filter: Record<string, unknown> = {}) {
  const { createConversationExport } = await must(app, EXPORT, { id: shop.id, format, filter }, shop.owner.token);
  const response = await fetch(createConversationExport.url);
  return { url: createConversationExport.url as string, response };
}

// biome-ignore lint/suspicious/noExplicitAny: what was exported is what is looked at
async function entries(filter: Record<string, unknown> = {}): Promise<any[]> {
  const { response } = await fetchExport('JSON', filter);
  return (await response.json()) as unknown[];
}

describe('an export of the log', () => {
  test('has a row for each message, named after the company, safe for spreadsheets', async () => {
    const { response } = await fetchExport('CSV', { status: 'COMPLETED' });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="conversazioni_bottega_d_anna.csv"');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = Buffer.from(await response.arrayBuffer())
      .toString('utf8')
      .split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffConversazione;Visitatore;Stato;Inizio;Fine;Soddisfazione (1-5);Nota del cliente;Con domande senza risposta;' +
        'Forse un robot;N. messaggio;Data e ora;Chi scrive;Nome di chi risponde;Testo;Origine della risposta;Motivo;FAQ;' +
        'Prodotti consigliati;Confidenza;Tempo di risposta (ms)',
    );
    expect(lines).toHaveLength(1 + 5 + 1); // greeting, two questions, two answers; and nothing after the last
    const moment = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d';
    const note = '"\'=1\\+1; ""no""\\nfine"';
    expect(lines[2]).toMatch(
      new RegExp(
        `^${rated};Visitatore \\w{4};Completata;${moment};${moment};2;${note};sì;no;2;${moment};Visitatore;;Quali sono gli orari\\?;;;;;;$`,
      ),
    );
    expect(lines[3]).toMatch(/;3;[^;]+;Assistente;;Siamo aperti[^;]*;FAQ;;Quali sono gli orari\?;;95%;\d+$/);
    expect(lines[4]).toContain(";;'=SOMMA(A1:A9);");
    expect(lines[5]).toContain(';Risposta predefinita;Nessuna risposta trovata;');
  });

  test('as JSON has each conversation with its messages, the latest activity first', async () => {
    const all = await entries();
    expect(all.map(({ status, messages }) => [status, messages.length])).toEqual([
      ['ACTIVE', 3],
      ['COMPLETED', 5],
    ]);
    expect(all[1]).toMatchObject({
      conversation: rated,
      satisfaction: 2,
      comment: '=1+1; "no"\nfine',
      unanswered: true,
    });
    expect(all[0].messages[2]).toMatchObject({
      seq: 3,
      sender: 'BOT',
      source: 'CATALOG',
      confidence: 0.6,
      products: ['Cuffie Wireless'],
    });
  });

  test.each<[Record<string, unknown>, string[]]>([
    [{ satisfaction: 2 }, ['COMPLETED']],
    [{ search: 'cuffia' }, ['ACTIVE']],
    [{ source: 'AI' }, []],
  ])('lets through what the filter %j lets through', async (filter, statuses) => {
    expect((await entries(filter)).map(({ status }) => status)).toEqual(statuses);
  });

  test('refuses a filter that means nothing', async () => {
    const variables = { id: shop.id, format: 'CSV', filter: { from: '2026-02-30' } };
    const { errors } = await ask(app, EXPORT, variables, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe('BAD_PERIOD');
  });

  test('looks for nothing that no text can have', async () => {
    const { response } = await fetchExport('JSON', { search: 'orari\0\ud800' });
    expect(response.status).toBe(200);
  });

  test('is fetched once, and by nobody who may no longer see the company', async () => {
    const { url } = await fetchExport('JSON');
    expect((await fetch(url)).status).toBe(404);
    const client = await createPerson(app, 'CLIENT', shop.id);
    const { createConversationExport } = await must(app, EXPORT, { id: shop.id, format: 'CSV' }, client.token);
    await querySystem(app.shared.database, 'update accounts set disabled_at = now() where id = $id', {
      id: client.id,
    });
    expect((await fetch(createConversationExport.url)).status).toBe(404);
  });

  test('has every message once, in slices that keep few of them in memory', async () => {
    const big = await createShop(app);
    await querySystem(app.shared.database, CONVERSATIONS, { id: big.id });
    await querySystem(app.shared.database, MESSAGES, { id: big.id });
    const sent: number[] = [];
    const stop = countRows((rows) => sent.push(rows));
    const { createConversationExport } = await must(app, EXPORT, { id: big.id, format: 'JSON' }, big.owner.token);
    const all = (await (await fetch(createConversationExport.url)).json()) as { messages: { seq: number }[] }[];
    stop();
    expect(all.map(({ messages }) => messages.length)).toEqual([2_500, ...Array.from({ length: 120 }, () => 40)]);
    for (const { messages } of all) expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1));
    expect(sent.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(7_000);
    expect(Math.max(...sent)).toBeLessThanOrEqual(1_000);
  });
});

const CONVERSATIONS = `insert into conversations
    (company_id, id, visitor_id, client_conversation_id, status, ended_at, last_message_at, last_seq)
  select $id::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'COMPLETED', now(), now() - n * interval '1 minute',
    case when n = 0 then 2500 else 40 end
  from generate_series(0, 120) n`;
const MESSAGES = `insert into messages (company_id, conversation_id, seq, id, sender, text)
  select company_id, id, seq, gen_random_uuid(), 'USER', 'messaggio ' || seq
  from conversations, generate_series(1, last_seq) seq where company_id = $id`;

/** Tells how many rows each statement brings, until it is called. */
function countRows(tell: (rows: number) => void): () => void {
  const original = Client.prototype.query;
  Client.prototype.query = async function (this: unknown, ...args: unknown[]) {
    const result: { rows?: unknown[] } = await (original as (...given: unknown[]) => Promise<never>).apply(this, args);
    tell(result?.rows?.length ?? 0);
    return result;
  } as typeof original;
  return () => {
    Client.prototype.query = original;
  };
}
