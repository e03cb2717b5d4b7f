import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../app.ts';
import { CUTS, openCuttingProxy } from './cutting-proxy.ts';
import { type Follower, follow } from './follower.ts';
import { seededRandom } from './seeded-random.ts';
import { createVisitor, must, say, start } from './story.ts';

const CONVERSATION = 'id version status messageCount lastMessageText lastMessageSender';
const ACTIVITY = `subscription ($id: ID!) { conversationActivity(companyId: $id) { ${CONVERSATION} } }`;
const LIST = `query ($id: ID!) { conversations(companyId: $id, first: 100) { nodes { ${CONVERSATION} } } }`;
const TRANSCRIPT = `subscription ($company: ID!, $id: ID!, $after: Int!) {
  conversationMessages(companyId: $company, conversationId: $id, afterSeq: $after) { seq text }
}`;
const NEWEST = 'query ($company: ID!, $id: ID!) { conversation(companyId: $company, id: $id) { messageCount } }';

export interface Storm {
  subscribers: number;
  cuts: number;
  conversations: number;
  /** Questions a second; each is stored with its answer. */
  perSecond: number;
  /** ms between two cuts. */
  cutEvery: number;
  /** How clients find out that nobody is there any more, ms: a ping so often, answered within. */
  lifeSigns: { every: number; within: number };
}

/** What a storm did, and how long after its last cut everybody was right again, ms. */
export interface Aftermath {
  cuts: Readonly<Record<string, number>>;
  swallowed: number;
  messages: number;
  subscribed: number;
  rightAgainAfter: number;
  /** What clients were refused; a cut alone is no error to anybody. */
  errors: unknown[];
}

interface Shop {
  id: string;
  token: string;
}

/** Somebody who looks on: half of them at the list, half at what is said in one conversation. */
interface Watcher {
  follower: Follower;
  /** What they have, as text; equal to the table's in the end. */
  seen(): string;
  conversationId: string | null;
}

/** Cuts clients off while messages are sent, and waits until what each of them has equals the table. */
export async function sufferCuts(app: Pick<App, 'url'>, shop: Shop, storm: Storm, longest: number): Promise<Aftermath> {
  const proxy = await openCuttingProxy(app.url);
  const random = seededRandom(8);
  const conversations = await Promise.all(
    Array.from({ length: storm.conversations }, async () => {
      const token = await createVisitor(app, shop.id);
      const { data } = await start(app, token, 'Quali sono gli orari?');
      return { token, id: data.startConversation.conversation.id as string };
    }),
  );
  const watchers = Array.from({ length: storm.subscribers }, (_, place) => {
    const conversation = conversations[Math.floor(place / 2) % conversations.length];
    const transcript = place % 2 === 0 ? null : (conversation?.id ?? null);
    return watch({ url: proxy.url }, shop, transcript, storm, `198.51.${place >> 8}.${place & 255}`);
  });
  let messages = storm.conversations;
  let isOver = false;
  const sending = (async () => {
    const sent: Promise<unknown>[] = [];
    const startedAt = performance.now();
    for (let number = 0; !isOver; number++) {
      await wait(Math.max(0, startedAt + (number * 1_000) / storm.perSecond - performance.now()));
      const conversation = conversations[number % conversations.length];
      if (!conversation) continue;
      const text = `Quali sono gli orari? ${number}`;
      sent.push(
        say(app, conversation.token, conversation.id, text).then(
          ({ errors }) => (messages += errors.length === 0 ? 1 : 0),
        ),
      );
    }
    await Promise.all(sent);
  })();
  const began = performance.now();
  const hasBegun = () => watchers.every(({ seen }) => seen() !== '');
  while (!hasBegun() && performance.now() - began < longest) await wait(10);
  if (!hasBegun()) throw new Error('not everybody could subscribe');
  for (let made = 0; made < storm.cuts; ) {
    if (proxy.cut(CUTS[made % CUTS.length] ?? 'reset', random())) made++;
    await wait(storm.cutEvery);
  }
  isOver = true;
  await sending;
  const lastCut = performance.now();
  let wrong = watchers.length;
  while (performance.now() - lastCut < longest) {
    wrong = await countWrong(app, shop, watchers);
    if (wrong === 0) break;
    await wait(50);
  }
  const rightAgainAfter = performance.now() - lastCut;
  const aftermath = {
    cuts: { ...proxy.done },
    swallowed: proxy.swallowed,
    messages,
    subscribed: watchers.length,
    rightAgainAfter,
    errors: watchers.flatMap(({ follower }) => follower.errors),
  };
  for (const { follower } of watchers) await follower.stop();
  proxy.close();
  if (wrong > 0) throw new Error(`${wrong} of ${watchers.length} clients never had what is in the table`);
  return aftermath;
}

function watch(
  at: Pick<App, 'url'>,
  shop: Shop,
  conversationId: string | null,
  { lifeSigns }: Storm,
  address: string,
): Watcher {
  const options = { lifeSigns, address };
  if (conversationId !== null) {
    const seqs: number[] = [];
    const variables = () => ({ company: shop.id, id: conversationId, after: seqs.at(-1) ?? 0 });
    const follower = follow<{ conversationMessages: { seq: number }[] }>(
      at,
      TRANSCRIPT,
      variables,
      shop.token,
      ({ conversationMessages }) => {
        for (const { seq } of conversationMessages) seqs.push(seq);
      },
      options,
    );
    return { follower, conversationId, seen: () => seqs.join() };
  }
  const rows = new Map<string, { id: string; version: number }>();
  const follower = follow<{ conversationActivity: { id: string; version: number }[] }>(
    at,
    ACTIVITY,
    () => ({ id: shop.id }),
    shop.token,
    ({ conversationActivity }) => {
      for (const row of conversationActivity) {
        if (row.version > (rows.get(row.id)?.version ?? 0)) rows.set(row.id, row);
      }
    },
    options,
  );
  return { follower, conversationId, seen: () => (rows.size === 0 ? '' : listText([...rows.values()])) };
}

function listText(rows: { id: string }[]): string {
  return JSON.stringify(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}

async function countWrong(app: Pick<App, 'url'>, shop: Shop, watchers: readonly Watcher[]): Promise<number> {
  const list = listText((await must(app, LIST, { id: shop.id }, shop.token)).conversations.nodes);
  const transcripts = new Map<string, string>();
  for (const id of new Set(watchers.flatMap(({ conversationId }) => conversationId ?? []))) {
    const { conversation } = await must(app, NEWEST, { company: shop.id, id }, shop.token);
    transcripts.set(id, Array.from({ length: conversation.messageCount }, (_, place) => place + 1).join());
  }
  return watchers.filter(
    ({ seen, conversationId }) => seen() !== (conversationId === null ? list : transcripts.get(conversationId)),
  ).length;
}
