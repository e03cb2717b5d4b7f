import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeVisitorToken } from '../conversations/visitor-token.ts';
import { querySystem } from '../database/system.ts';
import { createColleague, peopleOf, SAVE_NAME, saidIn } from './handover-story.ts';
import { answering, type ModelServer } from './model-server.ts';
import { MESSAGES, STARTED, tellModelStories, WRITING } from './model-story.ts';
import { countNaively, rowsOf } from './naive-figures.ts';
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
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

const people = () => peopleOf(app, shop);
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';

async function talk(text = 'Quali sono gli orari?', of = shop): Promise<{ id: string; visitor: string }> {
  const visitor = await createVisitor(app, of.id);
  const { data } = await start(app, visitor, text);
  return { id: data.startConversation.conversation.id, visitor };
}

async function tokensOf({ id }: Shop): Promise<{ used: number; reserved: number }> {
  const [row] = await querySystem<{ used: number; reserved: number }>(
    app.shared.database,
    'select used::int as used, reserved::int as reserved from ai_usage where company_id = $id',
    { id },
  );
  return row ?? { used: 0, reserved: 0 };
}

describe('a person of the shop takes a conversation over', () => {
  test('and the visitor reads who answers, in its place, and what they say', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id, visitor } = await talk();
    const heard = listen(app, CHAT, { id, after: 0 }, visitor);
    const state = listen(app, STATE, { id }, visitor);
    const { takeOver } = (await people().takeOver(anna, id)).data;
    expect(takeOver).toMatchObject({ handler: { id: anna.id, name: 'Anna' }, isReplyPending: false });
    const sent = await people().send(anna, id, 'Buongiorno, sono Anna.\r\nCome posso aiutarla?');
    expect(sent.data.sendStaffMessage).toMatchObject({ seq: 5, sender: 'STAFF', authorName: 'Anna', handover: null });
    const told = () => heard.events.flatMap(({ chatMessages }) => chatMessages);
    await eventually('the visitor reads it', () => told().length === 5);
    expect(told().slice(3)).toEqual([
      {
        seq: 4,
        sender: 'STAFF',
        text: 'Ora ti risponde Anna',
        authorName: 'Anna',
        handover: 'TAKEN_OVER',
        source: null,
      },
      {
        seq: 5,
        sender: 'STAFF',
        text: 'Buongiorno, sono Anna.\nCome posso aiutarla?',
        authorName: 'Anna',
        handover: null,
        source: null,
      },
    ]);
    await eventually('the chat names her', () => state.events.at(-1)?.chatConversation.handlerName === 'Anna');
    await Promise.all([heard.stop(), state.stop()]);
  });

  test('and the assistant is silent, whatever the visitor writes, with a model and without', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id, visitor } = await talk();
    await people().takeOver(anna, id);
    for (const text of ['Quali sono gli orari?', STARTED, 'grazie']) {
      const { data } = await say(app, visitor, id, text);
      expect(data.sendMessage).toMatchObject({ reply: null, conversation: { isReplyPending: false } });
    }
    const said = await saidIn(app, id);
    expect(said.slice(3).map(({ sender }) => sender)).toEqual(['STAFF', 'USER', 'USER', 'USER']);
    expect(service.requests).toHaveLength(0);
  });

  test('and an answer that was being written is stored nowhere, its tokens counted', async () => {
    const counted = await createShop(app);
    const anna = await createColleague(app, counted, 'Anna');
    const rest = Promise.withResolvers<void>();
    // Of a service that is not known yet the first answer comes whole.
    service.behave({ kind: 'answer', pieces: ['Va bene.'] });
    const before = await talk(STARTED, counted);
    await eventually('it is answered', async () => (await saidIn(app, before.id)).length === 3);
    service.behave({ kind: 'answer', pieces: ['Dunque, ', 'vediamo. ', rest.promise, 'Ecco.'] });
    const { id, visitor } = await talk(STARTED, counted);
    const writing = listen(app, WRITING, { id }, visitor);
    await eventually('it is being written', () => writing.events.some(({ chatWriting }) => chatWriting?.text));
    await peopleOf(app, counted).takeOver(anna, id);
    expect(
      await querySystem(app.shared.database, 'select from owed_replies where conversation_id = $id', { id }),
    ).toEqual([]);
    await eventually('the call is over', () => service.open() === 0);
    rest.resolve();
    await eventually('nothing is written any more', () => writing.events.at(-1)?.chatWriting === null);
    await eventually('its tokens are counted', async () => {
      const { used, reserved } = await tokensOf(counted);
      return used > 0 && reserved === 0;
    });
    expect((await saidIn(app, id)).map(({ sender }) => sender)).toEqual(['BOT', 'USER', 'STAFF']);
    await writing.stop();
  });

  test('once: of two who press at once the other reads who has it', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const bruno = await createColleague(app, shop, 'Bruno');
    for (let round = 0; round < 10; round++) {
      const { id } = await talk();
      const [one, other] = await Promise.all([people().takeOver(anna, id), people().takeOver(bruno, id)]);
      const [first, second] = one.errors.length === 0 ? [one, other] : [other, one];
      const { name } = first.data.takeOver.handler;
      expect(codeOf(second)).toBe('ALREADY_HANDLED');
      expect(second.errors[0]?.message).toBe(`Di questa conversazione si occupa già ${name}.`);
      expect((await saidIn(app, id)).filter(({ handover }) => handover).map(({ text }) => text)).toEqual([
        `Ora ti risponde ${name}`,
      ]);
    }
  });

  test('from a colleague only by naming them, and the colleague writes there no more', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const bruno = await createColleague(app, shop, 'Bruno');
    const carla = await createColleague(app, shop, 'Carla');
    const { id } = await talk();
    await people().takeOver(anna, id);
    expect(codeOf(await people().takeOver(bruno, id))).toBe('ALREADY_HANDLED');
    expect(codeOf(await people().takeOver(bruno, id, carla.id))).toBe('ALREADY_HANDLED');
    const taken = await people().takeOver(bruno, id, anna.id);
    expect(taken.data.takeOver.handler).toEqual({ id: bruno.id, name: 'Bruno' });
    expect(codeOf(await people().takeOver(carla, id, anna.id))).toBe('ALREADY_HANDLED');
    expect(codeOf(await people().send(anna, id, 'Eccomi'))).toBe('NOT_YOUR_CONVERSATION');
    expect(codeOf(await people().handBack(anna, id))).toBe('NOT_YOUR_CONVERSATION');
    expect(codeOf(await people().send(bruno, id, 'Eccomi'))).toBe('answered');
    expect((await saidIn(app, id)).slice(3).map(({ text }) => text)).toEqual([
      'Ora ti risponde Anna',
      'Ora ti risponde Bruno',
      'Eccomi',
    ]);
  });

  test('under a name of their own, which is asked for first', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    const { id } = await talk();
    expect(codeOf(await people().takeOver(person, id))).toBe('SHOWN_NAME_REQUIRED');
    expect(codeOf(await ask(app, SAVE_NAME, { name: person.email }, person.token))).toBe('BAD_SHOWN_NAME');
    await must(app, SAVE_NAME, { name: '  Dario ' }, person.token);
    expect(codeOf(await people().takeOver(person, id))).toBe('answered');
    expect(await must(app, '{ viewer { shownName } }', {}, person.token)).toEqual({ viewer: { shownName: 'Dario' } });
    // What was said under a name stays said under it.
    await must(app, SAVE_NAME, { name: 'Dario B.' }, person.token);
    await people().send(person, id, 'Eccomi');
    expect((await saidIn(app, id)).at(-1)).toMatchObject({ authorName: 'Dario', text: 'Eccomi' });
  });

  test('the owner and a superadmin, too; nobody of another company, and no visitor', async () => {
    const { id, visitor } = await talk();
    const stranger = await createColleague(app, await createShop(app), 'Estranea');
    expect(codeOf(await people().takeOver(stranger, id))).toBe('COMPANY_NOT_FOUND');
    expect(codeOf(await people().send(stranger, id, 'Eccomi'))).toBe('COMPANY_NOT_FOUND');
    expect(codeOf(await people().takeOver({ token: visitor }, id))).toBe('UNAUTHENTICATED');
    expect(codeOf(await people().send({ token: visitor }, id, 'Eccomi'))).toBe('UNAUTHENTICATED');
    const strangers = peopleOf(app, await createShop(app, { owner: shop.owner }));
    expect(codeOf(await strangers.takeOver(shop.owner, id))).toBe('CONVERSATION_NOT_FOUND');
    for (const person of [shop.owner, await createPerson(app, 'SUPERADMIN')]) {
      await must(app, SAVE_NAME, { name: 'Titolare' }, person.token);
      expect(codeOf(await people().takeOver(person, id))).toBe('answered');
      expect(codeOf(await people().handBack(person, id))).toBe('answered');
    }
    for (const bad of ['non un id', randomUUID()]) {
      expect(codeOf(await people().takeOver(shop.owner, bad))).toBe('CONVERSATION_NOT_FOUND');
      expect(codeOf(await people().handBack(shop.owner, bad))).toBe('CONVERSATION_NOT_FOUND');
      expect(codeOf(await people().send(shop.owner, bad, 'Eccomi'))).toBe('CONVERSATION_NOT_FOUND');
    }
  });

  test('and no other visitor writes there', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id } = await talk();
    await people().takeOver(anna, id);
    const stranger = await createVisitor(app, shop.id);
    expect(codeOf(await say(app, stranger, id, 'Ciao'))).toBe('CONVERSATION_NOT_FOUND');
    expect((await saidIn(app, id)).length).toBe(4);
  });

  test('and it is nobody’s when it ends', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id, visitor } = await talk();
    await people().takeOver(anna, id);
    await must(app, `mutation { endConversation(conversationId: "${id}") { handlerName } }`, {}, visitor);
    expect(codeOf(await people().send(anna, id, 'Eccomi'))).toBe('CONVERSATION_ENDED');
    expect(codeOf(await people().takeOver(anna, id))).toBe('CONVERSATION_ENDED');
    expect((await people().handBack(anna, id)).data.handBack.handler).toBeNull();
    expect((await saidIn(app, id)).length).toBe(4);
  });
});

describe('what a person writes', () => {
  test('is stored once, however often it is sent', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id } = await talk();
    await people().takeOver(anna, id);
    const message = randomUUID();
    const all = await Promise.all(Array.from({ length: 8 }, () => people().send(anna, id, 'Un attimo', message)));
    expect(new Set(all.map(({ data }) => data.sendStaffMessage.id)).size).toBe(1);
    expect(codeOf(await people().send(anna, id, 'Altro', message))).toBe('CLIENT_ID_REUSED');
    expect((await saidIn(app, id)).filter(({ sender, handover }) => sender === 'STAFF' && !handover)).toHaveLength(1);
    // The answer that got lost is given again, also when the conversation is no longer theirs.
    await people().handBack(anna, id);
    expect((await people().send(anna, id, 'Un attimo', message)).data.sendStaffMessage).toMatchObject({ seq: 5 });
  });

  test.each([
    ['nothing', 'BLANK_TEXT', '  '],
    ['2,001 letters', 'STAFF_TEXT_TOO_LONG', 'a'.repeat(2_001)],
    ['2,000 code points', 'answered', '👍'.repeat(2_000)],
    ['a NUL', 'BAD_TEXT', 'a\0b'],
  ])('of %s is %s', async (_, code, text) => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id } = await talk();
    await people().takeOver(anna, id);
    expect(codeOf(await people().send(anna, id, text))).toBe(code);
    expect(codeOf(await people().send(anna, id, 'Eccomi', 'non un id'))).toBe('BAD_ID');
  });

  test('is found in the log, and counted apart', async () => {
    const counted = await createShop(app);
    const anna = await createColleague(app, counted, 'Anna');
    const { id } = await talk('Quali sono gli orari?', counted);
    await peopleOf(app, counted).takeOver(anna, id);
    await peopleOf(app, counted).send(anna, id, 'Il modello Cervinia arriva venerdì.');
    await peopleOf(app, counted).handBack(anna, id);
    await peopleOf(app, counted).takeOver(anna, id); // a second time, which counts no more
    const LIST = `query ($id: ID!, $search: String) {
      conversations(companyId: $id, first: 5, filter: { search: $search }) { nodes { id } }
    }`;
    const found = await must(app, LIST, { id: counted.id, search: 'cervinia' }, anna.token);
    expect(found.conversations.nodes).toEqual([{ id }]);
    const day = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) };
    const naive = countNaively(await rowsOf(app.shared.database, counted.id), day);
    expect(naive).toMatchObject({ userMessages: 1, botMessages: 2, staffMessages: 1, conversationsTakenOver: 1 });
    const [kept] = await querySystem<{ staff: number; taken: number }>(
      app.shared.database,
      `select sum(staff_messages)::int as staff, sum(conversations_taken_over)::int as taken
      from hourly_counters where company_id = $id`,
      { id: counted.id },
    );
    expect(kept).toEqual({ staff: 1, taken: 1 });
    await must(
      app,
      'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }',
      { id: counted.id, ids: [id] },
      counted.owner.token,
    );
    const counters = await querySystem<Record<string, unknown>>(
      app.shared.database,
      `select sum(staff_messages)::int as staff, sum(conversations_taken_over)::int as taken, sum(user_messages)::int as users
      from hourly_counters where company_id = $id`,
      { id: counted.id },
    );
    expect(counters).toEqual([{ staff: 0, taken: 0, users: 0 }]);
  });
});

describe('the assistant gets it back', () => {
  test('with what the person said as the context of its next answer', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id, visitor } = await talk();
    await people().takeOver(anna, id);
    await people().send(anna, id, 'Per il suo ordine abbiamo previsto la consegna in laboratorio, costa 7,50 €.');
    await people().handBack(anna, id);
    service.behave(answering('La consegna costa 7,50 €.'));
    await say(app, visitor, id, STARTED);
    const said = await eventually('it is answered', async () => {
      const all = await saidIn(app, id);
      return all.at(-1)?.sender === 'BOT' ? all : null;
    });
    // What a person of the shop promised is a fact: its price is not taken out as invented.
    expect(said.at(-1)?.text).toBe('La consegna costa 7,50 €.');
    const sent = service.requests.at(-1)?.body.messages ?? [];
    expect(sent.filter(({ content }) => content.includes('consegna in laboratorio'))).toEqual([
      {
        role: 'assistant',
        content: expect.stringMatching(/^\(scritto da una persona del negozio\) Per il suo ordine/),
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('Anna');
    expect(said.map(({ text }) => text)).toContain("Ora ti risponde di nuovo l'assistente");
  });

  test('and answers whom the person left waiting', async () => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id, visitor } = await talk();
    await people().takeOver(anna, id);
    await people().send(anna, id, 'Eccomi');
    await say(app, visitor, id, 'La spedizione è gratuita?');
    await people().handBack(anna, id);
    const said = await eventually('it is answered', async () => {
      const all = await saidIn(app, id);
      return all.at(-1)?.sender === 'BOT' ? all : null;
    });
    expect(said.at(-1)).toMatchObject({ text: 'La spedizione è gratuita sopra i 50 euro.', replyTo: 6 });
    expect(said.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  const ends: [string, (person: { id: string; token: string }) => Promise<unknown>][] = [
    ['disabled', ({ id }) => change('disableClient', id)],
    ['removed', ({ id }) => change('removeClient', id)],
    ['given another password', ({ id }) => change('setClientPassword', id, ', password: "una parola segreta"')],
    ['signed out everywhere', ({ token }) => must(app, 'mutation { signOutEverywhere }', {}, token)],
  ];
  const change = (name: string, personId: string, more = '') => {
    const fields = name === 'removeClient' ? '' : '{ id }';
    const document = `mutation { ${name}(companyId: "${shop.id}", personId: "${personId}"${more}) ${fields} }`;
    return must(app, document, {}, shop.owner.token);
  };

  test.each(ends)('when the person is %s, and answers who was waiting', async (_, end) => {
    const anna = await createColleague(app, shop, 'Anna');
    const { id, visitor } = await talk();
    const kept = await talk();
    const bruno = await createColleague(app, shop, 'Bruno');
    await people().takeOver(anna, id);
    await people().takeOver(bruno, kept.id);
    await say(app, visitor, id, 'La spedizione è gratuita?');
    await end(anna);
    const said = await eventually('it is answered', async () => {
      const all = await saidIn(app, id);
      return all.at(-1)?.sender === 'BOT' ? all : null;
    });
    expect(said.slice(-2)).toMatchObject([
      { handover: 'RETURNED', text: "Ora ti risponde di nuovo l'assistente" },
      { text: 'La spedizione è gratuita sopra i 50 euro.', replyTo: 5 },
    ]);
    expect((await people().send(anna, id, 'Eccomi')).errors).not.toEqual([]);
    const others = await people().send(bruno, kept.id, 'Io ci sono');
    expect(codeOf(others)).toBe('answered');
  });
});

test('nothing of a person but their name reaches a visitor', async () => {
  const anna = await createColleague(app, shop, 'Anna');
  const visitorId = randomUUID();
  const { token } = makeVisitorToken(app.shared.keys, shop.id, visitorId, new Date());
  const { data } = await start(app, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await people().takeOver(anna, id);
  await people().send(anna, id, 'Eccomi');
  const all = await ask(
    app,
    `{ chatHistory(first: 5) { nodes { id handlerName messages(first: 20) { nodes {
      id seq sender text clientMessageId authorName handover source faqQuestion } } } } }`,
    {},
    token,
  );
  expect(JSON.stringify(all.data)).not.toContain(anna.id);
  expect(JSON.stringify(all.data)).not.toContain(anna.email);
  expect(all.data.chatHistory.nodes[0].handlerName).toBe('Anna');
});

describe('in any order', () => {
  const ROUNDS = isRealPostgres ? 200 : 60;
  const AT_ONCE = 10;

  test(`${ROUNDS} random interleavings with an answer that is being written`, async () => {
    const crowded = await createShop(app);
    const hands = peopleOf(app, crowded);
    const anna = await createColleague(app, crowded, 'Anna');
    const bruno = await createColleague(app, crowded, 'Bruno');
    service.behave({ kind: 'answer', pieces: ['Dunque, ', 'vediamo ', 'insieme: ', 'ecco.'], pause: 4 });
    const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 25));
    const visitors: string[] = [];
    for (let each = 0; each < AT_ONCE; each++) visitors.push(await createVisitor(app, crowded.id));

    async function round(visitor: string): Promise<string> {
      const { data } = await start(app, visitor, `${STARTED} ${randomUUID().slice(0, 4)}`);
      const { id } = data.startConversation.conversation;
      const actions = [
        () => hands.takeOver(anna, id),
        () => hands.takeOver(bruno, id, anna.id),
        () => hands.send(anna, id, 'Eccomi'),
        () => hands.send(bruno, id, 'Ci sono io'),
        () => say(app, visitor, id, STARTED),
        () => say(app, visitor, id, 'Quali sono gli orari?'),
        () => hands.handBack(Math.random() < 0.5 ? anna : bruno, id),
      ];
      await Promise.all(
        actions.map(async (action) => {
          await pause();
          if (Math.random() < 0.85) await action();
        }),
      );
      return id;
    }

    const ids: string[] = [];
    for (let done = 0; done < ROUNDS; done += AT_ONCE) ids.push(...(await Promise.all(visitors.map(round))));
    await eventually('nothing is pending', async () => {
      const [row] = await querySystem<{ count: number }>(
        app.shared.database,
        'select count(*)::int as count from owed_replies where company_id = $id',
        { id: crowded.id },
      );
      return row?.count === 0;
    });
    let takenOver = 0;
    for (const id of ids) {
      const said = await saidIn(app, id);
      expect(said.map(({ seq }) => seq)).toEqual(said.map((_, place) => place + 1));
      const replies = said.flatMap(({ replyTo }) => replyTo ?? []);
      expect(new Set(replies).size).toBe(replies.length);
      let isPersons = false;
      for (const { handover, sender } of said) {
        if (handover) isPersons = handover === 'TAKEN_OVER';
        else if (isPersons) expect(sender).not.toBe('BOT');
        else expect(sender).not.toBe('STAFF');
      }
      if (said.some(({ handover }) => handover === 'TAKEN_OVER')) takenOver++;
      // Where the assistant has it, every question is answered.
      const questions = said.filter(({ sender }) => sender === 'USER').map(({ seq }) => seq);
      const lastPersons = said.findLast(({ sender, handover }) => sender === 'STAFF' && !handover)?.seq ?? 0;
      if (!isPersons) expect(replies).toEqual(expect.arrayContaining(questions.filter((seq) => seq > lastPersons)));
    }
    expect(takenOver).toBeGreaterThan(ROUNDS / 3);
    const [state] = await querySystem<{ wrong: number }>(
      app.shared.database,
      `select count(*)::int as wrong from conversations where company_id = $id and (replies_owed <> 0
        or last_seq <> (select max(seq) from messages where conversation_id = conversations.id))`,
      { id: crowded.id },
    );
    expect(state).toEqual({ wrong: 0 });
    const week = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) };
    const naive = countNaively(await rowsOf(app.shared.database, crowded.id), week);
    const [kept] = await querySystem<Record<string, number>>(
      app.shared.database,
      `select sum(staff_messages)::int as "staffMessages", sum(conversations_taken_over)::int as "conversationsTakenOver",
        sum(user_messages)::int as "userMessages", sum(bot_messages)::int as "botMessages",
        sum(ai_replies)::int as "aiReplies", sum(faq_replies)::int as "faqReplies"
      from hourly_counters where company_id = $id`,
      { id: crowded.id },
    );
    expect(naive).toMatchObject(kept ?? {});
    expect(naive.conversationsTakenOver).toBe(takenOver);
  });
});

test('the log tells what people have, and what the viewer has, and their names go out with it', async () => {
  const quiet = await createShop(app);
  const [anna, bruno] = [await createColleague(app, quiet, 'Anna'), await createColleague(app, quiet, 'Bruno')];
  const [hers, his, nobodys] = [await talk('ciao', quiet), await talk('ciao', quiet), await talk('ciao', quiet)];
  const { takeOver, send } = peopleOf(app, quiet);
  await takeOver(anna, hers.id);
  await takeOver(bruno, his.id);
  await send(anna, hers.id, 'Eccomi');
  const found = async (person: Pick<typeof anna, 'token'>, filter: Record<string, unknown>) => {
    const { conversations } = await must(app, LOG, { id: quiet.id, filter }, person.token);
    return conversations.nodes.map(({ id }: { id: string }) => id).sort();
  };
  expect(await found(anna, {})).toEqual([hers.id, his.id, nobodys.id].sort());
  expect(await found(anna, { handling: 'PERSON' })).toEqual([hers.id, his.id].sort());
  expect(await found(anna, { handling: 'VIEWER' })).toEqual([hers.id]);
  expect(await found(bruno, { handling: 'VIEWER' })).toEqual([his.id]);
  expect(await found(quiet.owner, { handling: 'VIEWER' })).toEqual([]);
  const variables = { id: quiet.id, filter: { handling: 'VIEWER' } };
  const { createConversationExport } = await must(app, EXPORT, variables, anna.token);
  const exported = await (await fetch(createConversationExport.url)).json();
  expect(exported).toMatchObject([
    {
      conversation: hers.id,
      messages: [
        { sender: 'BOT', author: null },
        { sender: 'USER', author: null },
        { sender: 'BOT', author: null },
        { sender: 'STAFF', author: 'Anna', text: 'Ora ti risponde Anna' },
        { sender: 'STAFF', author: 'Anna', text: 'Eccomi' },
      ],
    },
  ]);
});

test('a person says so many things a minute', async () => {
  const { staffMessagesByPerson } = app.shared.limits;
  const { ONE_WINDOW } = await import('./no-limits.ts');
  app.shared.limits.staffMessagesByPerson = { most: 3, seconds: ONE_WINDOW };
  const anna = await createColleague(app, shop, 'Anna');
  const bruno = await createColleague(app, shop, 'Bruno');
  const { id } = await talk();
  await people().takeOver(anna, id);
  const codes: string[] = [];
  for (let each = 0; each < 4; each++) codes.push(codeOf(await people().send(anna, id, `Eccomi ${each}`)));
  expect(codes).toEqual(['answered', 'answered', 'answered', 'TOO_FAST']);
  const other = await talk();
  await people().takeOver(bruno, other.id);
  expect(codeOf(await people().send(bruno, other.id, 'Eccomi'))).toBe('answered');
  app.shared.limits.staffMessagesByPerson = staffMessagesByPerson;
});

const CHAT = MESSAGES.replace('isInterrupted products { name }', 'authorName handover');
const STATE = 'subscription ($id: ID!) { chatConversation(conversationId: $id) { handlerName version } }';
const LOG = `query ($id: ID!, $filter: ConversationFilter) {
  conversations(companyId: $id, first: 100, filter: $filter) { nodes { id } }
}`;
const EXPORT = `mutation ($id: ID!, $filter: ConversationFilter) {
  createConversationExport(companyId: $id, format: JSON, filter: $filter) { url }
}`;
