import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { type Follower, follow } from './follower.ts';
import { scriptedModel } from './scripted-model.ts';
import { seededRandom } from './seeded-random.ts';
import { ask, createPerson, createShop, createVisitor, eventually, must, type Shop, say, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

const CONVERSATION = `id version status messageCount lastMessageText lastMessageSender lastMessageAt isReplyPending satisfaction endedAt`;
const ACTIVITY = `subscription ($id: ID!) { conversationActivity(companyId: $id) { ${CONVERSATION} } }`;
const LIST = `query ($id: ID!) { conversations(companyId: $id, first: 100) { nodes { ${CONVERSATION} } } }`;
const MESSAGE = 'seq id sender text sentAt source confidence responseTime faqQuestion terms products { id name price }';
const TRANSCRIPT = `subscription ($company: ID!, $id: ID!, $after: Int!) {
  conversationMessages(companyId: $company, conversationId: $id, afterSeq: $after) { ${MESSAGE} }
}`;
const MESSAGES = `query ($company: ID!, $id: ID!) {
  conversation(companyId: $company, id: $id) { messages(first: 100) { nodes { ${MESSAGE} } } }
}`;
const CHAT = 'id version status lastSeq isReplyPending satisfaction endedAt';
const CHAT_STATE = `subscription ($id: ID!) { chatConversation(conversationId: $id) { ${CHAT} } }`;
const CHAT_HISTORY = `{ chatHistory(first: 100) { nodes { ${CHAT} } } }`;
const NEWEST = '{ chatHistory(first: 1) { nodes { id } } }';
const COUNT = 'subscription { visibleCompanyCount }';

const FIGURES = `conversations { value } activeConversations completed { value } abandoned { value } messages { value }
  questions { value } unanswered { value } confidence { value } satisfaction { value } ratings { value }
  sources { source count } topQuestions { question count } unaskedFaqs { question }`;
const STATISTICS = `subscription ($id: ID!) { statisticsChanges(companyId: $id, period: { name: LAST_7_DAYS }) { ${FIGURES} } }`;
const COMPANY_FIGURES = `subscription ($id: ID!) {
  companyFigures(companyId: $id) { totalConversations activeConversations activeVisitors messagesToday { value } }
}`;
const ASK_FIGURES = `query ($id: ID!) {
  statisticsChanges: statistics(companyId: $id, period: { name: LAST_7_DAYS }) { ${FIGURES} }
  companyFigures(companyId: $id) { totalConversations activeConversations activeVisitors messagesToday { value } }
}`;

const ENOUGH_CUTS = 10; // sockets

const SAYINGS = [
  'Quali sono gli orari?',
  'E la spedizione?',
  'consigli per cuffie',
  'che film danno al cinema?',
  'qual è il senso della vita?',
];

interface Versioned {
  id: string;
  version: number;
}

let app: App;
beforeAll(async () => {
  app = await startTestApp({}, { model: scriptedModel((text) => `Risposta a: ${text}`, 20) });
  answerLate(app.shared.database.dataSource);
});
afterAll(() => app.close());

/** Lets what was read arrive at once or up to 60 ms late, so that much happens between a reading and its arrival. */
function answerLate(dataSource: DataSource): void {
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const release = runner.release.bind(runner);
    runner.release = async () => {
      await release();
      await wait(Math.random() ** 4 * 60);
    };
    return runner;
  };
}

/** Everything that is followed in one run, and what was last heard of it. */
class Following {
  readonly followers: Follower[] = [];
  readonly lists: Map<string, Versioned>[] = [];
  readonly transcripts = new Map<string, { seq: number }[]>();
  readonly chats = new Map<string, Versioned>();
  count = Number.NaN;
  figures: Record<string, unknown> = {};
  cuts = 0;
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  list(token: string): void {
    const heard = new Map<string, Versioned>();
    this.lists.push(heard);
    this.followers.push(
      follow<{ conversationActivity: Versioned[] }>(
        app,
        ACTIVITY,
        () => ({ id: this.shop.id }),
        token,
        (data) => {
          for (const conversation of data.conversationActivity) keepNewest(heard, conversation);
        },
      ),
    );
  }

  countCompanies(): void {
    this.followers.push(
      follow<{ visibleCompanyCount: number }>(
        app,
        COUNT,
        () => ({}),
        this.shop.owner.token,
        (data) => {
          this.count = data.visibleCompanyCount;
        },
      ),
    );
  }

  followFigures(): void {
    for (const query of [STATISTICS, COMPANY_FIGURES]) {
      const variables = () => ({ id: this.shop.id });
      this.followers.push(
        follow<Record<string, unknown>>(app, query, variables, this.shop.owner.token, (data) => {
          Object.assign(this.figures, data);
        }),
      );
    }
  }

  conversation(id: string, visitor: string): void {
    const messages: { seq: number }[] = [];
    this.transcripts.set(id, messages);
    const variables = () => ({ company: this.shop.id, id, after: messages.at(-1)?.seq ?? 0 });
    this.followers.push(
      follow<{ conversationMessages: { seq: number }[] }>(app, TRANSCRIPT, variables, this.shop.owner.token, (data) => {
        messages.push(...data.conversationMessages);
      }),
      follow<{ chatConversation: Versioned }>(
        app,
        CHAT_STATE,
        () => ({ id }),
        visitor,
        (data) => {
          keepNewest(this.chats, data.chatConversation);
        },
      ),
    );
  }
}

function keepNewest(heard: Map<string, Versioned>, thing: Versioned): void {
  if ((heard.get(thing.id)?.version ?? 0) <= thing.version) heard.set(thing.id, thing);
}

/** What visitors and staff do: one thing after another, each chosen by the seed. */
async function act(following: Following, visitors: string[], random: () => number): Promise<void> {
  const { shop } = following;
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing;
  const visitor = pick(visitors);
  const saying = pick(SAYINGS);
  const chance = random();
  const [own] = (await must(app, NEWEST, {}, visitor)).chatHistory.nodes as { id: string }[];
  const id = own?.id;
  if (!id || (chance < 0.05 && following.transcripts.size < 40)) {
    const { data } = await start(app, visitor, saying);
    following.conversation(data.startConversation.conversation.id, visitor);
  } else if (chance < 0.75) await say(app, visitor, id, saying);
  else if (chance < 0.8) await ask(app, `mutation { endConversation(conversationId: "${id}") { id } }`, {}, visitor);
  else if (chance < 0.85) {
    const satisfaction = 1 + Math.floor(random() * 5);
    await ask(
      app,
      `mutation { rateConversation(conversationId: "${id}", satisfaction: ${satisfaction}) { id } }`,
      {},
      visitor,
    );
  } else if (chance < 0.87) {
    await ask(app, `mutation { closeConversation(companyId: "${shop.id}", id: "${id}") { id } }`, {}, shop.owner.token);
  } else if (chance < 0.88) {
    await ask(app, `mutation { closeActiveConversations(companyId: "${shop.id}") }`, {}, shop.owner.token);
  } else if (chance < 0.9) await createShop(app, { owner: shop.owner });
  // The rest of the time somebody's connection is lost, whatever it is doing.
  else if (pick(following.followers).cut()) following.cuts++;
}

/** The list asked anew, once no reply is pending any more: nothing happens by itself after that. */
async function settledList({ id, owner }: Shop): Promise<Record<string, Versioned>> {
  let list: (Versioned & { isReplyPending: boolean })[] = [];
  await eventually('every question is answered', async () => {
    list = (await must(app, LIST, { id }, owner.token)).conversations.nodes;
    return !list.some(({ isReplyPending }) => isReplyPending);
  });
  return byId(list);
}

/** Everything asked anew, in the shape in which it was heard, once no reply is pending any more. */
async function settled({ shop, transcripts }: Following, visitors: string[]) {
  const { token } = shop.owner;
  const list = await settledList(shop);
  const messages = await Promise.all(
    [...transcripts.keys()].map(async (id) => {
      const { conversation } = await must(app, MESSAGES, { company: shop.id, id }, token);
      return [id, conversation.messages.nodes.toReversed()] as const;
    }),
  );
  const chats = await Promise.all(visitors.map((visitor) => must(app, CHAT_HISTORY, {}, visitor)));
  const { companies } = await must(app, '{ companies(first: 1) { totalCount } }', {}, token);
  return {
    list,
    transcripts: Object.fromEntries(messages),
    chats: byId(chats.flatMap(({ chatHistory }) => chatHistory.nodes)),
    count: companies.totalCount as number,
  };
}

/** Cuts off both lists, each somewhere in the next moments. */
async function cutLists(following: Following): Promise<void> {
  const cut = async (follower: Follower) => {
    await wait(Math.random() * 60);
    if (follower.cut()) following.cuts++;
  };
  await Promise.all(following.followers.slice(0, following.lists.length).map(cut));
}

function byId(things: Iterable<Versioned>): Record<string, Versioned> {
  return Object.fromEntries([...things].map((thing) => [thing.id, thing]));
}

test.each([1, 2, 3])('what was heard last equals what is asked anew (seed %i)', async (seed) => {
  const random = seededRandom(seed);
  const shop = await createShop(app);
  const client = await createPerson(app, 'CLIENT', shop.id);
  const visitors = await Promise.all(Array.from({ length: 6 }, () => createVisitor(app, shop.id)));
  const following = new Following(shop);
  for (const token of [shop.owner.token, client.token]) following.list(token);
  following.countCompanies();
  following.followFigures();

  // Three at a time, so that what they do meets.
  const actions = 150;
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let number = 0; number < actions / 3; number++) await act(following, visitors, random);
    }),
  );
  // Whoever misses something while coming back shows it only until the next cut: so the lists are looked at after each.
  const talks = await Promise.all(
    visitors.map(async (visitor) => {
      const { data } = await start(app, visitor, 'Quali sono gli orari?');
      const { id } = data.startConversation.conversation;
      following.conversation(id, visitor);
      return { visitor, id };
    }),
  );
  for (let round = 0; round < 8 || following.cuts <= ENOUGH_CUTS; round++) {
    const said = talks.map(async ({ visitor, id }) => {
      await wait(Math.random() * 250); // until the lists are coming back
      await say(app, visitor, id, 'E la spedizione?');
    });
    await Promise.all([...said, cutLists(following)]);
    const list = await settledList(shop);
    await expect.poll(() => following.lists.map((heard) => byId(heard.values())), POLL).toEqual([list, list]);
  }
  following.cuts += following.followers.filter((follower) => random() < 0.5 && follower.cut()).length;
  const now = await settled(following, visitors);
  await expect.poll(() => following.lists.map((heard) => byId(heard.values())), POLL).toEqual([now.list, now.list]);
  await expect.poll(() => Object.fromEntries(following.transcripts), POLL).toEqual(now.transcripts);
  await expect.poll(() => byId(following.chats.values()), POLL).toEqual(now.chats);
  await expect.poll(() => following.count, POLL).toBe(now.count);
  // Who is there just now changes by itself, as minutes pass.
  const figures = () => must(app, ASK_FIGURES, { id: shop.id }, shop.owner.token);
  await eventually('the figures are what is asked anew', async () =>
    isDeepStrictEqual(await figures(), following.figures),
  );
  expect(following.followers.flatMap((follower) => follower.errors)).toEqual([]);
  expect(following.cuts).toBeGreaterThan(ENOUGH_CUTS);
  const messages = Object.values(now.transcripts).flat().length;
  console.log(
    `live equals fresh, ${isRealPostgres ? 'PostgreSQL' : 'embedded'}, seed ${seed}: ${following.followers.length} subscriptions, ` +
      `${Object.keys(now.list).length} conversations, ${messages} messages, ${following.cuts} sockets cut`,
  );
  await Promise.all(following.followers.map((follower) => follower.stop()));
});

const POLL = { interval: 50 };
