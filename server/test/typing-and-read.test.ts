import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { createColleague, peopleOf, saidIn } from './handover-story.ts';
import {
  ask,
  createShop,
  createVisitor,
  eventually,
  listen,
  must,
  type Person,
  type Shop,
  say,
  start,
} from './story.ts';

let app: App;
let shop: Shop;
let anna: Person;
beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
  anna = await createColleague(app, shop, 'Anna');
});
afterAll(() => app.close());

const CHAT = 'subscription ($id: ID!) { chatWriting(conversationId: $id) { questionSeq text typing { name } } }';
const DESK = `subscription ($shop: ID!, $id: ID!) {
  conversationWriting(companyId: $shop, conversationId: $id) { text typing { name } }
}`;
const NOTE = 'mutation ($id: ID!) { noteTyping(conversationId: $id) }';
const NOTE_STAFF = 'mutation ($shop: ID!, $id: ID!) { noteStaffTyping(companyId: $shop, conversationId: $id) }';
const READ = 'mutation ($id: ID!, $seq: Int!) { markRead(conversationId: $id, seq: $seq) }';
const LOG = 'subscription ($shop: ID!) { conversationActivity(companyId: $shop) { id visitorReadSeq } }';

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';

async function talk(): Promise<{ id: string; visitor: string }> {
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  return { id: data.startConversation.conversation.id, visitor };
}

async function taken(): Promise<{ id: string; visitor: string }> {
  const talked = await talk();
  await peopleOf(app, shop).takeOver(anna, talked.id);
  return talked;
}

/** All of the database's rows of a conversation, as one text. */
async function rowsOf(id: string): Promise<string> {
  const rows = await querySystem(app.shared.database, 'select * from conversations where id = $id', { id });
  return JSON.stringify([rows, await saidIn(app, id)]);
}

describe('who types', () => {
  test('is told to the other side alone, by name and never by text, and stored nowhere', async () => {
    const { id, visitor } = await taken();
    const before = await rowsOf(id);
    const chat = listen(app, CHAT, { id }, visitor);
    const desk = listen(app, DESK, { shop: shop.id, id }, anna.token);
    await eventually('both listen', () => chat.events.length > 0 && desk.events.length > 0);
    expect((await must(app, NOTE_STAFF, { shop: shop.id, id }, anna.token)).noteStaffTyping).toBe(true);
    const toldToVisitor = () => chat.events.flatMap(({ chatWriting }) => chatWriting ?? []);
    const toldToPerson = () => desk.events.flatMap(({ conversationWriting }) => conversationWriting ?? []);
    await eventually('the visitor is told', () => toldToVisitor().length > 0);
    expect((await must(app, NOTE, { id }, visitor)).noteTyping).toBe(true);
    await eventually('the person is told', () => toldToPerson().length > 0);
    expect(toldToVisitor()).toEqual([{ questionSeq: 0, text: '', typing: { name: 'Anna' } }]);
    expect(toldToPerson()).toEqual([{ text: '', typing: { name: null } }]);
    expect(await rowsOf(id)).toBe(before);
    await eventually('it is forgotten', () => chat.events.at(-1)?.chatWriting === null);
    await eventually('so is hers', () => desk.events.at(-1)?.conversationWriting === null);
    await Promise.all([chat.stop(), desk.stop()]);
  });

  test('more often than once a second is dropped, without a refusal', async () => {
    const { id, visitor } = await taken();
    const notes = await Promise.all(Array.from({ length: 8 }, () => ask(app, NOTE, { id }, visitor)));
    expect(notes.map(codeOf)).toEqual(notes.map(() => 'answered'));
    // On a machine that stands still for seconds one more may be due.
    const passed = notes.filter(({ data }) => data.noteTyping).length;
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(4);
  });

  test('is nobody’s business while the assistant answers, or in a conversation of others', async () => {
    const { id, visitor } = await talk();
    expect((await must(app, NOTE, { id }, visitor)).noteTyping).toBe(false);
    expect(codeOf(await ask(app, NOTE_STAFF, { shop: shop.id, id }, anna.token))).toBe('NOT_YOUR_CONVERSATION');
    await peopleOf(app, shop).takeOver(anna, id);
    const bruno = await createColleague(app, shop, 'Bruno');
    expect(codeOf(await ask(app, NOTE_STAFF, { shop: shop.id, id }, bruno.token))).toBe('NOT_YOUR_CONVERSATION');
    const stranger = await createVisitor(app, shop.id);
    expect(codeOf(await ask(app, NOTE, { id }, stranger))).toBe('CONVERSATION_NOT_FOUND');
  });
});

describe('what the visitor’s chat showed', () => {
  test('is told to the person, goes forward only, and means what people said', async () => {
    const { id, visitor } = await taken();
    const log = listen(app, LOG, { shop: shop.id }, anna.token);
    const told = () =>
      log.events.flatMap(({ conversationActivity }) => conversationActivity).findLast((row) => row.id === id)
        ?.visitorReadSeq;
    const read = async (seq: number) => (await must(app, READ, { id, seq }, visitor)).markRead;
    const { seq: first } = (await peopleOf(app, shop).send(anna, id, 'Eccomi')).data.sendStaffMessage;
    expect(await read(first - 1)).toBe(false); // the line that says who answers
    await say(app, visitor, id, 'Grazie');
    const { seq: second } = (await peopleOf(app, shop).send(anna, id, 'Prego')).data.sendStaffMessage;
    expect(await read(second - 1)).toBe(true); // hers before the visitor's own
    await eventually('the first is read', () => told() === first);
    const stranger = await createVisitor(app, shop.id);
    expect(codeOf(await ask(app, READ, { id, seq: second }, stranger))).toBe('CONVERSATION_NOT_FOUND');
    expect(await read(2_000_000)).toBe(true); // which it was not, by that
    await eventually('the second is read', () => told() === second);
    expect(await read(first)).toBe(false);
    expect(await read(-1)).toBe(false);
    expect(told()).toBe(second);
    await log.stop();
  });
});
