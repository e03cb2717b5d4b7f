import { describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { endLongWaits } from '../handover/timers.ts';
import { addDays, dayOf } from '../language/rome.ts';
import { switchOffAway } from '../people/availability-actions.ts';
import { noteSeen } from '../people/availability-store.ts';
import { startTestApp } from './app.ts';
import { createColleague, peopleOf, saidIn } from './handover-story.ts';
import { answering, type ModelServer } from './model-server.ts';
import { STARTED, tellModelStories } from './model-story.ts';
import {
  leave,
  openPanel,
  requestsOf,
  SET_AVAILABLE,
  sayAvailable,
  seenLongAgo,
  waitedLong,
} from './person-asked-story.ts';
import {
  ask,
  createPerson,
  createShop,
  createVisitor,
  eventually,
  listen,
  must,
  type Shop,
  say,
  start,
} from './story.ts';
import { isRealPostgres } from './story-database.ts';

let app: Parameters<typeof createColleague>[0];
let service: ModelServer;
tellModelStories((story) => {
  ({ app, service } = story);
});

const ASKED = 'voglio parlare con un operatore';
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';

interface Talk {
  id: string;
  visitor: string;
}

async function talk(shop: Shop, text = ASKED): Promise<Talk> {
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, text);
  return { id: data.startConversation.conversation.id, visitor };
}

async function stateOf({ id, visitor }: Talk) {
  const { chatHistory } = await must(app, STATE, {}, visitor);
  return chatHistory.nodes.find((node: { id: string }) => node.id === id);
}

/** A shop at which somebody is there, with an open panel. */
async function attendedShop() {
  const shop = await createShop(app);
  const anna = await createColleague(app, shop, 'Anna');
  const panel = await openPanel(app, anna);
  await sayAvailable(app, anna, true);
  await eventually('her panel says so', () => panel.events.at(-1)?.availability === true);
  return { shop, anna, panel };
}

describe('a visitor asks for a person while nobody is there', () => {
  test('and is told so, and may leave an address, which the shop reads and no model', async () => {
    service.behave({ kind: 'answer', pieces: ['Va bene.'] });
    const shop = await createShop(app);
    const anna = await createColleague(app, shop, 'Anna');
    const hers = await talk(shop);
    expect((await saidIn(app, hers.id)).at(-1)?.text).toMatch(
      /^In questo momento nessuno del negozio .+ Lascia qui sotto un recapito/,
    );
    expect(await stateOf(hers)).toMatchObject({ isPersonAwaited: false, isContactOffered: true, handlerName: null });
    const left = await leave(app, hers.visitor, hers.id, 'anna.rossi@example.it', 'Avete la misura 42?');
    expect(left.data.leaveContactRequest).toMatchObject({ isContactOffered: false, lastSeq: 4 });
    const line = (await saidIn(app, hers.id)).at(-1);
    expect(line).toMatchObject({ handover: 'REQUEST_LEFT', text: 'Richiesta inviata: ti ricontatta una persona' });
    const { data } = await requestsOf(app, shop, anna);
    expect(data.contactRequests.nodes).toMatchObject([
      {
        conversationId: hers.id,
        kind: 'EMAIL',
        contact: 'anna.rossi@example.it',
        question: 'Avete la misura 42?',
        doneAt: null,
        doneBy: null,
      },
    ]);
    expect(data.contactRequests.nodes[0].messages.nodes).toHaveLength(4);
    await say(app, hers.visitor, hers.id, STARTED);
    await eventually('the model answers', async () => (await saidIn(app, hers.id)).at(-1)?.text === 'Va bene.');
    expect(service.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(service.requests)).not.toMatch(/anna\.rossi|misura 42/);
  });

  test('and it is stored once, however often it is sent', async () => {
    const shop = await createShop(app);
    const hers = await talk(shop);
    const all = await Promise.all([1, 2, 3, 4].map(() => leave(app, hers.visitor, hers.id, '+39 340 123 4567')));
    expect(all.map(codeOf)).toEqual(['answered', 'answered', 'answered', 'answered']);
    expect(codeOf(await leave(app, hers.visitor, hers.id, '+39 340 123 4567'))).toBe('answered');
    expect(codeOf(await leave(app, hers.visitor, hers.id, '+39 340 999 9999'))).toBe('REQUEST_NOT_ASKED');
    const { data } = await requestsOf(app, shop, shop.owner);
    expect(data.contactRequests.nodes).toMatchObject([{ kind: 'PHONE', contact: '+39 340 123 4567' }]);
    expect((await saidIn(app, hers.id)).filter(({ handover }) => handover === 'REQUEST_LEFT')).toHaveLength(1);
  });

  test.each([
    ['domani', 'Avete la misura 42?', 'BAD_CONTACT'],
    ['anna@example.it\nbcc: tutti@example.it', 'Avete la misura 42?', 'BAD_CONTACT'],
    ['anna@example.it', '   ', 'BLANK_TEXT'],
    ['anna@example.it', 'x'.repeat(501), 'TEXT_TOO_LONG'],
  ])('%j with %j is refused as %s', async (contact, question, code) => {
    const shop = await createShop(app);
    const hers = await talk(shop);
    expect(codeOf(await leave(app, hers.visitor, hers.id, contact, question))).toBe(code);
    expect((await stateOf(hers)).isContactOffered).toBe(true);
  });

  test('nobody leaves one who was not asked, nor in another’s conversation, nor after the end', async () => {
    const shop = await createShop(app);
    const quiet = await talk(shop, 'Quali sono gli orari?');
    expect(codeOf(await leave(app, quiet.visitor, quiet.id, 'anna@example.it'))).toBe('REQUEST_NOT_ASKED');
    const hers = await talk(shop);
    expect(codeOf(await leave(app, quiet.visitor, hers.id, 'anna@example.it'))).toBe('CONVERSATION_NOT_FOUND');
    await must(app, `mutation { endConversation(conversationId: "${hers.id}") { id } }`, {}, hers.visitor);
    expect(codeOf(await leave(app, hers.visitor, hers.id, 'anna@example.it'))).toBe('CONVERSATION_ENDED');
  });

  test('three a day, and no more', async () => {
    const { ONE_WINDOW } = await import('./no-limits.ts');
    const { requestsByVisitor } = app.shared.limits;
    app.shared.limits.requestsByVisitor = { most: 3, seconds: ONE_WINDOW };
    const hers = await talk(await createShop(app));
    const codes: string[] = [];
    for (let each = 0; each < 4; each++) {
      if (each > 0) await say(app, hers.visitor, hers.id, ASKED);
      codes.push(codeOf(await leave(app, hers.visitor, hers.id, `anna${each}@example.it`)));
    }
    expect(codes).toEqual(['answered', 'answered', 'answered', 'TOO_MANY_REQUESTS']);
    app.shared.limits.requestsByVisitor = requestsByVisitor;
  });
});

describe('a visitor asks for a person while somebody is there', () => {
  test('and waits, first in the log, and the assistant goes on answering', async () => {
    const { shop, anna, panel } = await attendedShop();
    const hers = await talk(shop);
    expect((await saidIn(app, hers.id)).at(-1)?.text).toMatch(/^Ti metto in contatto con una persona/);
    expect(await stateOf(hers)).toMatchObject({ isPersonAwaited: true, isContactOffered: false });
    await talk(shop, 'Quali sono gli orari?');
    const { conversations } = await must(app, LOG, { id: shop.id, filter: { handling: 'WAITING' } }, anna.token);
    expect(conversations.nodes).toEqual([{ id: hers.id, waitingSince: expect.any(String) }]);
    const { data } = await say(app, hers.visitor, hers.id, 'Quali sono gli orari?');
    expect(data.sendMessage.reply).toMatchObject({ source: 'FAQ' });
    expect((await stateOf(hers)).isPersonAwaited).toBe(true);
    await peopleOf(app, shop).takeOver(anna, hers.id);
    expect(await stateOf(hers)).toMatchObject({ isPersonAwaited: false, isContactOffered: false, handlerName: 'Anna' });
    await panel.stop();
  });

  test('and is told when nobody came in time, once, and may leave an address then', async () => {
    const { shop, panel } = await attendedShop();
    const hers = await talk(shop);
    await endLongWaits(app.shared);
    expect((await stateOf(hers)).isPersonAwaited).toBe(true); // the shop's patience is three minutes
    await waitedLong(app, hers.id);
    await Promise.all([endLongWaits(app.shared), endLongWaits(app.shared)]);
    await eventually('the wait is over', async () => (await stateOf(hers)).isContactOffered);
    const lines = (await saidIn(app, hers.id)).filter(({ handover }) => handover === 'NOBODY_CAME');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.seq).toBe(4);
    expect(codeOf(await leave(app, hers.visitor, hers.id, 'anna@example.it'))).toBe('answered');
    await panel.stop();
  });

  test('and waits for nobody who has gone meanwhile', async () => {
    const { shop, anna, panel } = await attendedShop();
    const hers = await talk(shop);
    await sayAvailable(app, anna, false);
    await endLongWaits(app.shared);
    await eventually('the wait is over', async () => (await stateOf(hers)).isContactOffered);
    expect((await saidIn(app, hers.id)).at(-1)?.handover).toBe('NOBODY_CAME');
    await panel.stop();
  });

  test('another shop’s people are none of theirs, nor those who may not come in', async () => {
    const { anna, shop, panel } = await attendedShop();
    const hers = await talk(await createShop(app));
    expect((await stateOf(hers)).isPersonAwaited).toBe(false);
    await querySystem(app.shared.database, 'update accounts set disabled_at = now() where id = $id', { id: anna.id });
    expect((await stateOf(await talk(shop))).isPersonAwaited).toBe(false);
    await panel.stop();
  });

  test('the owner is one of them', async () => {
    const shop = await createShop(app);
    const panel = await openPanel(app, shop.owner);
    await sayAvailable(app, shop.owner, true);
    expect((await stateOf(await talk(shop))).isPersonAwaited).toBe(true);
    await panel.stop();
  });
});

describe('whoever says that they are there', () => {
  test('is so while a connection of theirs lives, and no longer', async () => {
    const { anna, panel } = await attendedShop();
    const seen = () => noteSeen(app.shared.database, app.shared.connected.ids());
    await seenLongAgo(app, anna);
    await seen();
    await switchOffAway(app.shared);
    expect((await must(app, VIEWER, {}, anna.token)).viewer.isAvailable).toBe(true);
    await panel.stop();
    await eventually('nobody of hers is connected', () => !app.shared.connected.ids().includes(anna.id));
    await app.shared.background.finished();
    await switchOffAway(app.shared);
    expect((await must(app, VIEWER, {}, anna.token)).viewer.isAvailable).toBe(true); // for a minute
    const other = await openPanel(app, await createPerson(app, 'ADMIN'));
    await seenLongAgo(app, anna);
    await seen();
    await switchOffAway(app.shared);
    expect((await must(app, VIEWER, {}, anna.token)).viewer.isAvailable).toBe(false);
    await other.stop();
  });

  test('hears in every tab what was said in one', async () => {
    const { anna, panel } = await attendedShop();
    const tab = await openPanel(app, anna);
    expect(tab.events.at(-1)).toEqual({ availability: true });
    await sayAvailable(app, anna, false);
    await eventually('both know', () => [tab, panel].every(({ events }) => events.at(-1)?.availability === false));
    await Promise.all([tab.stop(), panel.stop()]);
  });

  test.skipIf(!isRealPostgres)(
    'is seen by any process, and missed when the one with their connection is gone',
    async () => {
      const there = await startTestApp();
      const shop = await createShop(app);
      const anna = await createColleague(app, shop, 'Anna');
      const panel = listen(there, 'subscription { availability }', {}, anna.token, 1_000);
      await eventually('the panel is open', () => panel.events.length > 0);
      await must(there, SET_AVAILABLE, { is: true }, anna.token);
      expect((await stateOf(await talk(shop))).isPersonAwaited).toBe(true);
      await seenLongAgo(app, anna);
      await noteSeen(there.shared.database, there.shared.connected.ids());
      await switchOffAway(app.shared);
      expect((await stateOf(await talk(shop))).isPersonAwaited).toBe(true);
      await there.close();
      await seenLongAgo(app, anna);
      await switchOffAway(app.shared);
      expect((await stateOf(await talk(shop))).isPersonAwaited).toBe(false);
      await panel.stop();
    },
  );
});

test('after two answers that found nothing a person is offered, where there is one', async () => {
  const noModel = await startTestApp({});
  const shop = await createShop(noModel);
  const visitor = await createVisitor(noModel, shop.id);
  const LOST = 'qual è il senso della vita?';
  const { data } = await start(noModel, visitor, LOST);
  expect(data.startConversation.reply.chips).not.toContain('Parla con una persona');
  const { id } = data.startConversation.conversation;
  const second = await say(noModel, visitor, id, STARTED);
  expect(second.data.sendMessage.reply.chips).toContain('Parla con una persona');
  await say(noModel, visitor, id, 'Quali sono gli orari?');
  const found = await say(noModel, visitor, id, LOST);
  expect(found.data.sendMessage.reply.chips).not.toContain('Parla con una persona');
  await noModel.close();
});

test('a shop switches it off: no button, no step of the chain', async () => {
  const shop = await createShop(app);
  const settings = { id: shop.id, input: { isOffered: false, patience: 5, version: 1 } };
  expect((await must(app, SHOP, { id: shop.id })).shop.isPersonOffered).toBe(true);
  const saved = await must(app, SAVE, settings, shop.owner.token);
  expect(saved.savePersonSettings).toEqual({ isOffered: false, patience: 5, version: 2 });
  expect(codeOf(await ask(app, SAVE, settings, shop.owner.token))).toBe('STALE_VERSION');
  for (const patience of [0, 61]) {
    const input = { isOffered: true, patience, version: 2 };
    expect(codeOf(await ask(app, SAVE, { id: shop.id, input }, shop.owner.token))).toBe('BAD_PATIENCE');
  }
  expect((await must(app, SHOP, { id: shop.id })).shop.isPersonOffered).toBe(false);
  service.behave(answering('Non saprei.'));
  const hers = await talk(shop);
  expect(await stateOf(hers)).toMatchObject({ isPersonAwaited: false, isContactOffered: false });
});

describe('a shop whose people keep hours', () => {
  const week = (spans: string) => Array(7).fill(spans);
  const written = (day: string) => day.split('-').reverse().join('/');
  const saveHours = async (shop: Shop, hours: Record<string, unknown> | null) => {
    const read = await must(app, SETTINGS, { id: shop.id }, shop.owner.token);
    const input = { isOffered: true, patience: 3, version: read.personSettings.version, hours };
    return ask(app, SAVE_HOURS, { id: shop.id, input }, shop.owner.token);
  };
  const open = { week: week('0:00-24:00'), closures: '', isClosedOnHolidays: false, patronDay: '' };
  const closedNow = () => {
    const today = dayOf(new Date());
    return { ...open, closures: `${written(today)}-${written(addDays(today, 1))}` };
  };

  test('has nobody waiting outside them, and says when they are there', async () => {
    const { shop, panel } = await attendedShop();
    const saved = (await saveHours(shop, closedNow())).data.savePersonSettings;
    expect(saved.hours).toEqual({ ...closedNow(), week: week('0:00-0:00') });
    expect(saved.nextOpening).toMatch(/^(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) dalle 0:00$/);
    const hers = await talk(shop);
    expect(await stateOf(hers)).toMatchObject({ isPersonAwaited: false, isContactOffered: true });
    expect((await saidIn(app, hers.id)).at(-1)?.text).toContain(`Ti rispondiamo ${saved.nextOpening}.`);
    await saveHours(shop, open);
    await say(app, hers.visitor, hers.id, ASKED);
    expect(await stateOf(hers)).toMatchObject({ isPersonAwaited: true, isContactOffered: false });
    await saveHours(shop, closedNow());
    await endLongWaits(app.shared);
    await eventually('the wait ends with the hours', async () => (await stateOf(hers)).isContactOffered);
    await panel.stop();
  });

  test('offers nobody where there is no hour at all', async () => {
    const shop = await createShop(app);
    await saveHours(shop, { ...open, week: week('') });
    expect((await must(app, SHOP, { id: shop.id })).shop.isPersonOffered).toBe(false);
    await saveHours(shop, null);
    expect((await must(app, SHOP, { id: shop.id })).shop.isPersonOffered).toBe(true);
  });

  test('is told of the holidays, and keeps nothing that is no time', async () => {
    const shop = await createShop(app);
    expect(codeOf(await saveHours(shop, { ...open, week: week('mattina') }))).toBe('BAD_HOURS');
    expect(codeOf(await saveHours(shop, { ...open, week: ['9-13'] }))).toBe('BAD_HOURS');
    expect(codeOf(await saveHours(shop, { ...open, closures: 'domani' }))).toBe('BAD_CLOSURES');
    const { personSettings } = await must(app, SETTINGS, { id: shop.id }, shop.owner.token);
    expect(personSettings.hours).toBeNull();
    expect(personSettings.holidays).toHaveLength(26);
  });
});

test('a shop with nobody who could ever come offers nobody', async () => {
  const shop = await createShop(app);
  const { id } = shop;
  await querySystem(app.shared.database, 'update companies set owner_id = null where id = $id', { id });
  expect((await must(app, SHOP, { id })).shop.isPersonOffered).toBe(false);
  const bruno = await createPerson(app, 'CLIENT', id);
  expect((await must(app, SHOP, { id })).shop.isPersonOffered).toBe(true);
  await querySystem(app.shared.database, 'update accounts set disabled_at = now() where id = $id', { id: bruno.id });
  expect((await must(app, SHOP, { id })).shop.isPersonOffered).toBe(false);
});

test('what waits is counted live, and who did what first did it', async () => {
  const { shop, anna, panel } = await attendedShop();
  const attention = listen(app, ATTENTION, { id: shop.id }, anna.token);
  const counts = () => Object.values(attention.events.at(-1)?.companyAttention ?? {});
  await eventually('nothing waits', () => String(counts()) === '0,0');
  const waiting = await talk(shop);
  await eventually('a visitor waits', () => String(counts()) === '1,0');
  await waitedLong(app, waiting.id);
  await endLongWaits(app.shared);
  await eventually('nobody waits', () => String(counts()) === '0,0');
  await leave(app, waiting.visitor, waiting.id, 'anna@example.it');
  await eventually('a request is open', () => String(counts()) === '0,1');
  const [request] = (await requestsOf(app, shop, anna)).data.contactRequests.nodes;
  const variables = { shop: shop.id, id: request.id };
  const done = await must(app, COMPLETE, variables, anna.token);
  expect(done.completeContactRequest).toMatchObject({ doneBy: 'Anna', doneAt: expect.any(String), version: 2 });
  await eventually('nothing is open', () => String(counts()) === '0,0');
  const again = await must(app, COMPLETE, variables, shop.owner.token);
  expect(again.completeContactRequest).toEqual(done.completeContactRequest);
  expect((await requestsOf(app, shop, anna, true)).data.contactRequests.nodes).toMatchObject([{ id: request.id }]);
  expect((await must(app, REOPEN, variables, anna.token)).reopenContactRequest).toMatchObject({
    doneBy: null,
    version: 3,
  });
  await eventually('it is open again', () => String(counts()) === '0,1');
  await must(app, REMOVE, { shop: shop.id, ids: [waiting.id] }, shop.owner.token);
  await eventually('it goes with its conversation', () => String(counts()) === '0,0');
  await Promise.all([attention.stop(), panel.stop()]);
});

const STATE =
  '{ chatHistory(first: 5) { nodes { id isPersonAwaited isContactOffered handlerName status lastSeq isReplyPending } } }';
const LOG = `query ($id: ID!, $filter: ConversationFilter) {
  conversations(companyId: $id, first: 100, filter: $filter) { nodes { id waitingSince } }
}`;
const VIEWER = '{ viewer { isAvailable } }';
const SHOP = 'query ($id: ID!) { shop(companyId: $id) { isPersonOffered } }';
const SAVE = `mutation ($id: ID!, $input: PersonSettingsInput!) {
  savePersonSettings(companyId: $id, input: $input) { isOffered patience version }
}`;
const SETTINGS = `query ($id: ID!) {
  personSettings(companyId: $id) { version hours { week } holidays { day name } }
}`;
const SAVE_HOURS = `mutation ($id: ID!, $input: PersonSettingsInput!) {
  savePersonSettings(companyId: $id, input: $input) {
    hours { week closures isClosedOnHolidays patronDay } nextOpening
  }
}`;
const ATTENTION = 'subscription ($id: ID!) { companyAttention(companyId: $id) { waitingCount openRequestCount } }';
const COMPLETE = `mutation ($shop: ID!, $id: ID!) {
  completeContactRequest(companyId: $shop, id: $id) { doneBy doneAt version }
}`;
const REOPEN = 'mutation ($shop: ID!, $id: ID!) { reopenContactRequest(companyId: $shop, id: $id) { doneBy version } }';
const REMOVE = 'mutation ($shop: ID!, $ids: [ID!]!) { removeConversations(companyId: $shop, ids: $ids) }';
