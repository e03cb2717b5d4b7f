import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createPerson, createShop, eventually, listen, must, type Shop } from './story.ts';
import { visitorAsks } from './unanswered-story.ts';

const ROW = `id status title examples questionCount visitorCount words declinedWords topics { name }
  found { faq { question } products { name link } }`;
const ROWS = `query ($id: ID!, $status: QuestionGroupStatus!, $first: Int!, $after: String) {
  refusedGroups(companyId: $id, status: $status, first: $first, after: $after) {
    nodes { ${ROW} } pageInfo { endCursor hasNextPage }
  }
}`;
const COUNTS =
  'subscription ($id: ID!) { refusedGroupCounts(companyId: $id) { openCount answeredCount ignoredCount } }';
const PART = `questionCount changes { question count before { source isDeclined productNames }
  after { source isDeclined productNames } }`;
const PROVE = `query ($company: ID!, $id: ID!, $allowed: AllowedInput!) {
  proveAllowed(companyId: $company, id: $id, allowed: $allowed) {
    triedCount isEnough gained { ${PART} } unmet { ${PART} } changed { ${PART} } lost { ${PART} }
  }
}`;
const ALLOW = `mutation ($company: ID!, $allowed: AllowedInput!) {
  allowRefused(companyId: $company, allowed: $allowed) { allowedWords version topics { name isDeclined } }
}`;
const MARK = (verb: string) =>
  `mutation ($company: ID!, $id: ID!) { ${verb}(companyId: $company, id: $id) { status } }`;
const TRY = `query ($id: ID!, $text: String!) {
  testAnswer(companyId: $id, text: $text) { source faqQuestion text products { name } }
}`;
const SETTINGS = 'query ($id: ID!) { assistantSettings(companyId: $id) { version allowedWords } }';
const SAVE = `mutation ($id: ID!, $input: AssistantSettingsInput!) {
  saveAssistantSettings(companyId: $id, input: $input) { allowedWords }
}`;
const REMOVE = 'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app } = story);
});
beforeEach(async () => {
  shop = await createShop(app);
});

const BACKPACK = 'Che zaino porto in vacanza in Sardegna?';
const HOLIDAY = 'Dove posso andare in vacanza?';
const INDIA = 'Cosa metto nello zaino per il viaggio in India?';
const ELECTIONS = 'Chi ha vinto le elezioni?';
const OTHERS = ['Quali sono gli orari?', 'Avete cuffie?', 'Fate tatuaggi?', 'Mi consigli uno zaino?'];
const ALL = [BACKPACK, HOLIDAY, INDIA, ELECTIONS, ...OTHERS];

interface ReadRow {
  id: string;
  title: string;
  questionCount: number;
  found: unknown;
}

async function rowsOf(status = 'OPEN', first = 50, after: string | null = null) {
  return (await must(app, ROWS, { id: shop.id, status, first, after }, shop.owner.token)).refusedGroups;
}

/** Once all rows of a status are there, each tried. */
const rows = (count: number, status = 'OPEN'): Promise<ReadRow[]> =>
  eventually(`${count} rows are ${status}`, async () => {
    const { nodes } = await rowsOf(status);
    return nodes.length === count && nodes.every(({ found }: ReadRow) => found) ? nodes : null;
  });

async function rowOf(title: string, count: number): Promise<ReadRow> {
  const found = (await rows(count)).find((row) => row.title === title);
  if (!found) throw new Error(`no row is called ${title}`);
  return found;
}

const owners = (document: string, variables: object) =>
  must(app, document, { company: shop.id, ...variables }, shop.owner.token);

/** What the assistant says to each, by the question. */
async function saidToAll(): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const text of ALL) {
    const { testAnswer } = await must(app, TRY, { id: shop.id, text }, shop.owner.token);
    said.set(text, JSON.stringify(testAnswer));
  }
  return said;
}

/** Allows something, which changes exactly what was told before: the questions that are answered otherwise than before. */
async function allowAsProved(id: string, allowed: { topics: string[]; words: string[] }) {
  const { proveAllowed: proof } = await owners(PROVE, { id, allowed });
  const before = await saidToAll();
  await owners(ALLOW, { allowed });
  const after = await saidToAll();
  const changed = ALL.filter((text) => before.get(text) !== after.get(text));
  const told = [proof.gained, proof.unmet, proof.changed, proof.lost].flatMap(({ changes }) => changes);
  expect(told.map(({ question }) => question).toSorted()).toEqual(changed.toSorted());
  expect(proof.triedCount).toBe(ALL.length);
  return proof;
}

/** Takes back whatever was allowed. */
async function takeBack() {
  const { version } = (await must(app, SETTINGS, { id: shop.id }, shop.owner.token)).assistantSettings;
  await owners(SAVE, { id: shop.id, input: { allowedTopics: [], allowedWords: [], synonyms: [], version } });
}

describe('a question that was declined as off topic', () => {
  test('is in a row with those of the same words, says what it would have found, and is closed by what is allowed, live', async () => {
    const colleague = await createPerson(app, 'CLIENT', shop.id);
    const panels = [shop.owner, colleague].map(({ token }) => listen(app, COUNTS, { id: shop.id }, token));
    const told = (openCount: number, answeredCount: number) =>
      eventually(`both are told ${openCount} open, ${answeredCount} answered`, () =>
        panels.every(({ events }) => {
          const last = events.at(-1)?.refusedGroupCounts;
          return last?.openCount === openCount && last?.answeredCount === answeredCount;
        }),
      );
    await told(0, 0);
    await visitorAsks(app, shop, ...ALL);
    await visitorAsks(app, shop, BACKPACK);
    await told(4, 0);
    await eventually('it is asked twice', async () => (await rows(4))[0]?.questionCount === 2);
    const [first, ...others] = await rows(4);
    expect(first).toMatchObject({
      questionCount: 2,
      visitorCount: 2,
      topics: [{ name: 'TRAVEL' }],
      declinedWords: ['vacanza'],
      found: { faq: null, products: [{ name: 'Zaino Urban' }] },
    });
    expect((first as unknown as { words: string[] }).words).toContain('vacanza');
    expect(others.find(({ title }) => title === ELECTIONS)?.found).toEqual({ faq: null, products: [] });

    const { id } = first as ReadRow;
    const byWord = await allowAsProved(id, { topics: [], words: ['Vacanze'] });
    expect(byWord).toMatchObject({
      isEnough: true,
      gained: {
        questionCount: 2,
        changes: [{ before: { isDeclined: true }, after: { productNames: ['Zaino Urban'] } }],
      },
      unmet: { questionCount: 1, changes: [{ question: HOLIDAY, after: null }] },
      changed: { questionCount: 0 },
      lost: { questionCount: 0 },
    });
    await told(2, 2);
    const { testAnswer } = await must(app, TRY, { id: shop.id, text: BACKPACK }, shop.owner.token);
    expect(testAnswer).toMatchObject({ source: 'CATALOG', products: [{ name: 'Zaino Urban' }] });
    await takeBack();
    await told(4, 0);

    const india = await rowOf(INDIA, 4);
    const byTopic = await allowAsProved(india.id, { topics: ['TRAVEL'], words: [] });
    expect(byTopic).toMatchObject({ isEnough: true, gained: { questionCount: 3 }, lost: { questionCount: 0 } });
    await told(1, 3);
    const elections = await rowOf(ELECTIONS, 1);
    const elsewhere = { topics: ['FILMS'], words: ['vigneto'] };
    expect((await owners(PROVE, { id: elections.id, allowed: elsewhere })).proveAllowed).toMatchObject({
      isEnough: false,
      gained: { questionCount: 0 },
    });
    await takeBack();
    await told(4, 0);
    await Promise.all(panels.map((panel) => panel.stop()));
  });

  test('is set aside, stays so when it is asked again, and is brought back', async () => {
    await visitorAsks(app, shop, ELECTIONS);
    const [row] = await rows(1);
    const mark = async (verb: string) => (await owners(MARK(verb), { id: row?.id }))[verb];
    expect(await mark('ignoreRefusedGroup')).toEqual({ status: 'IGNORED' });
    await visitorAsks(app, shop, ELECTIONS);
    await eventually('it is asked twice', async () => (await rows(1, 'IGNORED'))[0]?.questionCount === 2);
    expect(await mark('restoreRefusedGroup')).toEqual({ status: 'OPEN' });
  });

  test('goes with its conversation: the count, its wording, and at last the row', async () => {
    const kept = await visitorAsks(app, shop, ELECTIONS);
    const gone = await visitorAsks(app, shop, 'LE ELEZIONI, chi le ha vinte?', ELECTIONS);
    await eventually('all are there', async () => {
      const found: ReadRow[] = (await rowsOf()).nodes;
      return found.reduce((sum, { questionCount }) => sum + questionCount, 0) === 3;
    });
    await must(app, REMOVE, { id: shop.id, ids: [gone] }, shop.owner.token);
    const left = await rows(1);
    expect(left).toMatchObject([{ questionCount: 1, title: ELECTIONS, examples: [] }]);
    expect(JSON.stringify(left)).not.toContain('LE ELEZIONI');
    await must(app, REMOVE, { id: shop.id, ids: [kept] }, shop.owner.token);
    await rows(0);
  });

  test('pages hold every row once, those asked most often first', async () => {
    for (const text of [BACKPACK, INDIA, INDIA, HOLIDAY, ELECTIONS]) await visitorAsks(app, shop, text);
    await rows(4);
    const first = await rowsOf('OPEN', 2);
    const second = await rowsOf('OPEN', 2, first.pageInfo.endCursor);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const all: ReadRow[] = [...first.nodes, ...second.nodes];
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    expect(all[0]).toMatchObject({ title: INDIA, questionCount: 2 });
  });
});

describe('what is allowed', () => {
  const codeOf = async (document: string, variables: object, token = shop.owner.token) =>
    (await ask(app, document, { company: shop.id, ...variables }, token)).errors[0]?.extensions.code;
  const words = (...given: string[]) => ({ allowed: { topics: [], words: given } });

  test('is refused whole where a part of it is nonsense, and nothing is saved', async () => {
    await visitorAsks(app, shop, ELECTIONS);
    const [row] = await rows(1);
    const many = Array.from({ length: 201 }, (_, place) => `parola${place}`);
    for (const bad of [
      ['x'.repeat(61)],
      many,
      [''],
      ['  '],
      ['a\u0000b'],
      ['vino\nrosso'],
      ['\ud800'],
      ['!?'],
      ['il'],
      ['vorrei'],
    ]) {
      expect(await codeOf(ALLOW, words('degustazione', ...bad))).toBe('BAD_ALLOWED_WORDS');
      expect(await codeOf(PROVE, { id: row?.id, ...words(...bad) })).toBe('BAD_ALLOWED_WORDS');
    }
    expect(await codeOf(ALLOW, words())).toBe('NOTHING_ALLOWED');
    expect(await codeOf(ALLOW, { allowed: { topics: ['COSMOS'], words: ['vino'] } })).toBe('UNKNOWN_TOPIC');
    const { assistantSettings } = await must(app, SETTINGS, { id: shop.id }, shop.owner.token);
    expect(assistantSettings).toEqual({ version: 1, allowedWords: [] });
  });

  test('adds up to what was allowed before, and no more than there may be', async () => {
    await owners(ALLOW, words(...Array.from({ length: 199 }, (_, place) => `parola${place}`)));
    await owners(ALLOW, words('  Degustazione ', 'parola0'));
    expect(await codeOf(ALLOW, words('bottiglia'))).toBe('BAD_ALLOWED_WORDS');
    const { assistantSettings } = await must(app, SETTINGS, { id: shop.id }, shop.owner.token);
    expect(assistantSettings.allowedWords).toHaveLength(200);
    expect(assistantSettings.allowedWords).toContain('degustazione');
    await owners(SAVE, { id: shop.id, input: { allowedTopics: [], synonyms: [], version: assistantSettings.version } });
    const after = (await must(app, SETTINGS, { id: shop.id }, shop.owner.token)).assistantSettings;
    expect(after.allowedWords).toHaveLength(200); // whoever knows nothing of them takes none away
  });

  test('is for who manages the shop; its people read the rows, and nobody a row of another shop', async () => {
    await visitorAsks(app, shop, ELECTIONS);
    const [row] = await rows(1);
    const colleague = await createPerson(app, 'CLIENT', shop.id);
    const read = await must(app, ROWS, { id: shop.id, status: 'OPEN', first: 5 }, colleague.token);
    expect(read.refusedGroups.nodes).toHaveLength(1);
    for (const document of [ALLOW, PROVE])
      expect(await codeOf(document, { id: row?.id, ...words('vino') }, colleague.token)).toBe('FORBIDDEN');
    const mine = shop;
    shop = await createShop(app);
    for (const id of ['non-un-id', randomUUID(), row?.id]) {
      expect(await codeOf(PROVE, { id, ...words('vino') })).toBe('QUESTION_GROUP_NOT_FOUND');
      expect(await codeOf(MARK('ignoreRefusedGroup'), { id })).toBe('QUESTION_GROUP_NOT_FOUND');
    }
    const asUnanswered = await ask(
      app,
      MARK('ignoreQuestionGroup'),
      { company: mine.id, id: row?.id },
      mine.owner.token,
    );
    expect(asUnanswered.errors[0]?.extensions.code).toBe('QUESTION_GROUP_NOT_FOUND');
  });
});
