import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { query } from '../database/sql.ts';
import { inCompany } from '../database/tenant.ts';
import { seededRandom } from './seeded-random.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { createShop, createVisitor, must, type Shop, say, start } from './story.ts';
import { storyDatabaseUrl } from './story-database.ts';

// A program pages through the conversations while their visitors write: each comes once.
let app: ShopStory['app'];
tellShopStories((story) => {
  ({ app } = story);
});

const CONVERSATIONS = 40;
const PAGE = 7;

const LIST = `query ($id: ID!, $after: String, $first: Int!, $filter: ConversationFilter) {
  conversations(companyId: $id, first: $first, after: $after, filter: $filter) {
    nodes { id version } pageInfo { endCursor hasNextPage }
  }
}`;

interface Listed {
  nodes: { id: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

async function fill(shop: Shop, count: number) {
  const visitor = await createVisitor(app, shop.id);
  const begin = async () => {
    const id = randomUUID();
    const { data } = await start(app, visitor, 'orari', { conversation: id });
    return data.startConversation.conversation.id as string;
  };
  const ids: string[] = [];
  for (let number = 0; number < count; number++) ids.push(await begin());
  return { visitor, begin, ids };
}

/** All pages, with what happens between any two of them. */
async function readAll(shop: Shop, between: () => Promise<unknown>, filter: object = {}): Promise<string[]> {
  const read: string[] = [];
  let after: string | null = null;
  for (;;) {
    const variables = { id: shop.id, after, first: PAGE, filter };
    const page: Listed = (await must(app, LIST, variables, shop.owner.token)).conversations;
    read.push(...page.nodes.map(({ id }) => id));
    if (!page.pageInfo.hasNextPage) return read;
    after = page.pageInfo.endCursor;
    await between();
  }
}

test.each([1, 2, 3])('while they move at random (%i), none is missed and none comes twice', async (seed) => {
  const shop = await createShop(app);
  const { visitor, begin, ids } = await fill(shop, CONVERSATIONS);
  const random = seededRandom(seed);
  const any = () => ids[Math.floor(random() * ids.length)] as string;
  const close = 'mutation ($company: ID!, $id: ID!) { closeConversation(companyId: $company, id: $id) { id } }';
  const actions = [
    () => say(app, visitor, any(), 'spedizione'),
    () => say(app, visitor, any(), 'orari'),
    () => begin(),
    () => must(app, close, { company: shop.id, id: any() }, shop.owner.token).catch(() => null),
  ];
  const read = await readAll(shop, async () => {
    for (let count = 0; count < 6; count++) await actions[Math.floor(random() * actions.length)]?.();
  });
  expect(read).toHaveLength(CONVERSATIONS);
  expect([...read].sort()).toEqual([...ids].sort());
});

test('what moves comes at the place that it had: the order is that of the first page’s moment', async () => {
  const shop = await createShop(app);
  const { visitor, ids } = await fill(shop, 20);
  const read = await readAll(shop, () => say(app, visitor, ids[0] as string, 'spedizione'));
  expect(read).toEqual([...ids].reverse());
});

test('a filter lets the same through on every page', async () => {
  const shop = await createShop(app);
  const { visitor, ids } = await fill(shop, 20);
  const read = await readAll(shop, () => say(app, visitor, ids[3] as string, 'spedizione'), { status: 'ACTIVE' });
  expect(read).toEqual([...ids].reverse());
});

test.runIf(storyDatabaseUrl)('what was being stored while the first page was read comes once, too', async () => {
  const shop = await createShop(app);
  const { ids } = await fill(shop, 20);
  const { database } = app.shared;
  const oldest = ids[0] as string;
  let commit = () => {};
  const isHeld = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let stored = () => {};
  const isStored = new Promise<void>((resolve) => {
    stored = resolve;
  });
  const storing = inCompany(database, shop.id, async (manager) => {
    const values = { companyId: shop.id, id: oldest, messageId: randomUUID() };
    await query(
      manager,
      `insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at)
       values ($companyId, $id, 4, $messageId, 'USER', 'ancora', clock_timestamp())`,
      values,
    );
    await query(
      manager,
      `update conversations set last_seq = 4, last_message_at = (
         select sent_at from messages where company_id = $companyId and conversation_id = $id and seq = 4
       ) where company_id = $companyId and id = $id`,
      values,
    );
    stored();
    await isHeld;
  });
  await isStored;
  let isFirst = true;
  const read = await readAll(shop, async () => {
    if (isFirst) commit();
    isFirst = false;
    await storing;
  });
  expect(read).toEqual([...ids].reverse());
});

test.each([
  ['an old cursor', ['2026-11-27T10:00:00.000Z', randomUUID()]],
  ['a moment that is none', ['2026-11-27T10:00:00.000Z', randomUUID(), 'x', '2026-11-27T10:00:00.000Z']],
  ['a snapshot that is none', ['2026-11-27T10:00:00.000Z', randomUUID(), '1:2:x', '2026-11-27T10:00:00.000Z']],
  [
    'a number too large',
    ['2026-11-27T10:00:00.000Z', randomUUID(), `1:${'9'.repeat(19)}:`, '2026-11-27T10:00:00.000Z'],
  ],
])('%s is refused', async (_, key) => {
  const shop = await createShop(app);
  const after = Buffer.from(JSON.stringify(key)).toString('base64url');
  const asked = must(app, LIST, { id: shop.id, after, first: 5, filter: {} }, shop.owner.token);
  await expect(asked).rejects.toThrow('BAD_CURSOR');
});
