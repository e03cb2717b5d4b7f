import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { query } from '../database/sql.ts';
import { inCompany } from '../database/tenant.ts';
import { startTestApp } from './app.ts';
import { ONE_WINDOW } from './no-limits.ts';
import { scriptedModel } from './scripted-model.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, createVisitor, eventually, listen, must, type Shop, say, start } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const ANSWER = 'seq text source understood { kind label words rest } alternatives isRejected takenAway';
const HISTORY = `{ chatHistory(first: 1) { nodes { messages(first: 100) { nodes { ${ANSWER} } } } } }`;
const CORRECT = `mutation ($id: ID!, $message: ID!, $text: String!, $seq: Int) {
  sendMessage(conversationId: $id, clientMessageId: $message, text: $text, correctsSeq: $seq) {
    message { ${ANSWER} } reply { ${ANSWER} }
  }
}`;
const REJECT = `mutation ($id: ID!, $seq: Int!, $chosen: String) {
  rejectAnswer(conversationId: $id, seq: $seq, chosen: $chosen) { ${ANSWER} }
}`;
const TRANSCRIPT = `query ($company: ID!, $id: ID!) {
  conversation(companyId: $company, id: $id) { messages(first: 100) { nodes { seq isRejected takenAway understood { label } } } }
}`;
const REJECTIONS = `subscription ($company: ID!, $id: ID!) {
  conversationRejections(companyId: $company, conversationId: $id) { id seqs }
}`;
const ASKED = `query ($id: ID!) {
  statistics(companyId: $id, period: { name: TODAY }) { topQuestions { question count rejectedCount } }
}`;
const BOTH = ['Quali sono gli orari?', 'La spedizione è gratuita?'];

interface Said {
  seq: number;
  text: string;
  understood: { kind: string; label: string; words: string[]; rest: string }[];
  alternatives: string[];
  isRejected: boolean;
  takenAway: string | null;
}

const started = async (token: string, text: string) =>
  (await start(app, token, text)).data.startConversation.conversation.id as string;

const messagesOf = async (token: string): Promise<Said[]> =>
  (await must(app, HISTORY, {}, token)).chatHistory.nodes[0].messages.nodes.toReversed();

const feedbackOf = (id: string) =>
  inCompany(app.shared.database, shop.id, (manager) =>
    query<{ kind: string; question: string | null }>(
      manager,
      `select kind, (select question from faqs where company_id = $id and id = feedback.faq_id) as question
      from answer_feedback feedback where company_id = $id and conversation_id = $conversationId`,
      { id: shop.id, conversationId: id },
    ),
  );

describe('what was understood', () => {
  test('stands with the answer, after a reload too, and is asked anew without what is taken away, once', async () => {
    const token = await createVisitor(app, shop.id);
    const id = await started(token, 'consigli per uno zaino impermeabile sotto i 60 euro');
    const [, , answer] = await messagesOf(token);
    expect(answer?.understood).toEqual([
      {
        kind: 'QUALITY',
        label: 'Impermeabile',
        words: ['impermeabile'],
        rest: 'consigli per uno zaino sotto i 60 euro',
      },
      { kind: 'BUDGET', label: 'sotto 60 €', words: ['sotto i 60 euro'], rest: 'consigli per uno zaino impermeabile' },
    ]);
    const variables = { id, message: randomUUID(), text: 'consigli per uno zaino impermeabile', seq: 3 };
    const [one, other] = await Promise.all([
      must(app, CORRECT, variables, token),
      must(app, CORRECT, variables, token),
    ]);
    expect(one).toEqual(other);
    expect(one.sendMessage.message).toMatchObject({ seq: 4, takenAway: 'sotto 60 €' });
    expect(one.sendMessage.reply.understood).toMatchObject([{ label: 'Impermeabile', rest: 'consigli per uno zaino' }]);
    expect((await messagesOf(token)).map(({ takenAway }) => takenAway)).toEqual([null, null, null, 'sotto 60 €', null]);
    const { conversation } = await must(app, TRANSCRIPT, { company: shop.id, id }, shop.owner.token);
    expect(conversation.messages.nodes[1]).toMatchObject({ seq: 4, takenAway: 'sotto 60 €' });
  });

  test.each([
    ['another text', 'scarpe del vicino', 3],
    ['a message that is no answer', 'consigli per uno zaino', 2],
    ['an answer that is not there', 'consigli per uno zaino', 99],
  ])('is not taken away by %s: it is stored as any other message', async (_, text, seq) => {
    const token = await createVisitor(app, shop.id);
    const id = await started(token, 'consigli per uno zaino sotto i 60 euro');
    const { sendMessage } = await must(app, CORRECT, { id, message: randomUUID(), text, seq }, token);
    expect(sendMessage.message).toMatchObject({ text, takenAway: null });
  });

  test('stands with an answer that the model wrote too', async () => {
    const there = await startTestApp({}, { model: scriptedModel(() => 'Un attimo, ti dico', 10) });
    try {
      const { id: companyId } = await createShop(there);
      const token = await createVisitor(there, companyId);
      await start(there, token, 'consigli per uno zaino sotto i 60 euro');
      const answer = await eventually('the answer is stored', async () => {
        const history = await must(there, HISTORY, {}, token);
        return history.chatHistory.nodes[0].messages.nodes.find((message: Said) => message.seq === 3);
      });
      expect(answer).toMatchObject({ source: 'AI', understood: [{ label: 'sotto 60 €' }] });
    } finally {
      await there.close();
    }
  });
});

describe('an answer that was not meant', () => {
  test('is noted once, with the FAQ that was meant, and the shop sees it', async () => {
    const token = await createVisitor(app, shop.id);
    const id = await started(token, 'orari della spedizione?');
    const [, , answer] = await messagesOf(token);
    expect(BOTH).toContain(answer?.alternatives[0]);
    expect(answer?.isRejected).toBe(false);
    const chosen = answer?.alternatives[0];
    const first = await must(app, REJECT, { id, seq: 3 }, token);
    expect(first.rejectAnswer).toMatchObject({ seq: 3, isRejected: true, text: answer?.text });
    expect(await feedbackOf(id)).toEqual([{ kind: 'NOT_THIS', question: null }]);
    await must(app, REJECT, { id, seq: 3, chosen }, token);
    await must(app, REJECT, { id, seq: 3 }, token);
    await Promise.all([1, 2, 3].map(() => must(app, REJECT, { id, seq: 3, chosen: 'Che ore sono?' }, token)));
    expect(await feedbackOf(id)).toEqual([{ kind: 'OTHER_FAQ', question: chosen }]);
    expect((await messagesOf(token)).map(({ isRejected }) => isRejected)).toEqual([false, false, true]);
    const { conversation } = await must(app, TRANSCRIPT, { company: shop.id, id }, shop.owner.token);
    expect(conversation.messages.nodes[0]).toMatchObject({ seq: 3, isRejected: true });
    const { statistics } = await must(app, ASKED, { id: shop.id }, shop.owner.token);
    const rejected = statistics.topQuestions.filter((asked: { rejectedCount: number }) => asked.rejectedCount > 0);
    expect(rejected).toEqual([{ question: BOTH.find((one) => one !== chosen), count: 1, rejectedCount: 1 }]);
  });

  test('is seen at once by staff who have the transcript open, and by who opens it later', async () => {
    const token = await createVisitor(app, shop.id);
    const id = await started(token, 'Quali sono gli orari?');
    const variables = { company: shop.id, id };
    const open = listen(app, REJECTIONS, variables, shop.owner.token);
    const rejected = (from: typeof open) =>
      from.events.flatMap((event) => event.conversationRejections).at(-1)?.seqs as number[] | undefined;
    await eventually('the staff listens', () => rejected(open)?.length === 0);
    await must(app, REJECT, { id, seq: 3 }, token);
    await eventually('the mark is there', () => rejected(open)?.includes(3));
    await say(app, token, id, 'consigli per cuffie');
    await must(app, REJECT, { id, seq: 5 }, token);
    await eventually('so is the other', () => rejected(open)?.join() === '3,5');
    const later = listen(app, REJECTIONS, variables, shop.owner.token);
    await eventually('who comes later sees both', () => rejected(later)?.join() === '3,5');
    await Promise.all([open.stop(), later.stop()]);
  });

  test('of the catalogue, or after the end, is noted too', async () => {
    const token = await createVisitor(app, shop.id);
    const id = await started(token, 'consigli per cuffie');
    await must(app, `mutation { endConversation(conversationId: "${id}") { id } }`, {}, token);
    expect((await must(app, REJECT, { id, seq: 3 }, token)).rejectAnswer.isRejected).toBe(true);
  });

  test.each([
    ['the greeting', 1],
    ['a question', 2],
    ['what nobody said', 99],
    ['a refusal', 5],
  ])('is none: %s', async (_, seq) => {
    const token = await createVisitor(app, shop.id);
    const id = await started(token, 'Quali sono gli orari?');
    await say(app, token, id, 'mi racconti un film?');
    const { errors } = await ask(app, REJECT, { id, seq }, token);
    expect(errors[0]?.extensions.code).toBe('ANSWER_NOT_FOUND');
    expect(await feedbackOf(id)).toEqual([]);
  });

  test('is nobody else’s to reject', async () => {
    const id = await started(await createVisitor(app, shop.id), 'Quali sono gli orari?');
    const { errors } = await ask(app, REJECT, { id, seq: 3 }, await createVisitor(app, shop.id));
    expect(errors[0]?.extensions.code).toBe('CONVERSATION_NOT_FOUND');
    expect(await feedbackOf(id)).toEqual([]);
  });

  test('offers no FAQ that no longer answers', async () => {
    const other = await createShop(app);
    const token = await createVisitor(app, other.id);
    await start(app, token, 'orari della spedizione?');
    const [, , answer] = await messagesOf(token);
    await inCompany(app.shared.database, other.id, (manager) =>
      query(manager, 'update faqs set is_draft = true where company_id = $id and question = $question', {
        id: other.id,
        question: answer?.alternatives[0],
      }),
    );
    expect((await messagesOf(token))[2]?.alternatives).toEqual([]);
  });

  test('can be said so often an hour', async () => {
    const limits = { rejectionsByVisitor: { most: 2, seconds: ONE_WINDOW } };
    const strict = await startTestApp({ SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
    try {
      const { id: companyId } = await createShop(strict);
      const token = await createVisitor(strict, companyId);
      const { data } = await start(strict, token, 'Quali sono gli orari?');
      const variables = { id: data.startConversation.conversation.id, seq: 3 };
      const answers = [];
      for (let count = 0; count < 3; count++) answers.push(await ask(strict, REJECT, variables, token));
      expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
        undefined,
        undefined,
        'TOO_MANY_REQUESTS',
      ]);
    } finally {
      await strict.close();
    }
  });
});

const CONTACTS = 'subscription ($id: ID!) { shopChanges(companyId: $id) { contactEmail contactPhone } }';

test('a person can be reached where the shop says how', async () => {
  const SHOP = 'query ($id: ID!) { shop(companyId: $id) { contactEmail contactPhone } }';
  expect((await must(app, SHOP, { id: shop.id })).shop).toEqual({ contactEmail: null, contactPhone: null });
  const other = await createShop(app);
  const heard = listen(app, CONTACTS, { id: other.id }, null);
  await eventually('it listens', () => heard.events.length > 0);
  await inCompany(app.shared.database, other.id, (manager) =>
    query(manager, `update companies set contact_email = 'ciao@negozio.it', contact_phone = '06 123' where id = $id`, {
      id: other.id,
    }),
  );
  app.shared.publish({ kind: 'company', id: other.id });
  await eventually('it is told', () =>
    heard.events.some(({ shopChanges }) => shopChanges.contactEmail === 'ciao@negozio.it' && shopChanges.contactPhone),
  );
  await heard.stop();
});
