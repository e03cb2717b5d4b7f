import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { SAVE_PRODUCT } from './desk.ts';
import { APPLY, ASK_UPLOAD, PREVIEW } from './importing.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, must, type Shop } from './story.ts';
import { visitorAsks } from './unanswered-story.ts';

const ANSWER = '{ source faqQuestion productNames }';
const PART = `{ questionCount changes { question before ${ANSWER} after ${ANSWER} } }`;
const PROOF = `{ triedCount gained ${PART} changed ${PART} lost ${PART} }`;
const PROVE = {
  settings: `query ($id: ID!, $draft: AssistantSettingsInput!) { proof: proveAssistantSettings(companyId: $id, draft: $draft) ${PROOF} }`,
  product: `query ($id: ID!, $draft: ProductInput!) { proof: proveProduct(companyId: $id, draft: $draft) ${PROOF} }`,
  deletion: `query ($id: ID!, $ids: [ID!]!) { proof: proveProductDeletion(companyId: $id, ids: $ids) ${PROOF} }`,
  import: `query ($id: ID!, $importId: ID!) { proof: proveImport(companyId: $id, importId: $importId) ${PROOF} }`,
};
const TEST =
  'query ($id: ID!, $text: String!) { testAnswer(companyId: $id, text: $text) { source step faqQuestion products { name } } }';
const PRODUCTS = `query ($id: ID!) { products(companyId: $id, first: 100, sort: POSITION) {
  nodes { id version name description price category keywords } } }`;
const SETTINGS = 'query ($id: ID!) { assistantSettings(companyId: $id) { version } }';
const SAVE_SETTINGS =
  'mutation ($id: ID!, $input: AssistantSettingsInput!) { saveAssistantSettings(companyId: $id, input: $input) { version } }';
const DELETE = 'mutation ($id: ID!, $ids: [ID!]!) { deleteProducts(companyId: $id, ids: $ids) }';

const QUESTIONS = [
  'Quali sono gli orari?',
  'La spedizione è gratuita?',
  'avete delle cuffie?',
  'consigliami delle cuffie',
  'avete uno zufolo?',
  'mi serve un barattoletto',
  'avete il barattoletto?',
  'mi parli di politica?',
  'consigliami un hotel a Roma',
  'vorrei un regalo',
  'che tempo fa domani?',
];

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app } = story);
});
beforeEach(async () => {
  shop = await createShop(app);
});

const asOwner = (document: string, variables: Record<string, unknown> = {}, of = shop) =>
  must(app, document, { id: of.id, companyId: of.id, ...variables }, of.owner.token);
const codeOf = async (document: string, variables: Record<string, unknown>) =>
  (await ask(app, document, { id: shop.id, ...variables }, shop.owner.token)).errors[0]?.extensions.code ?? 'answered';
const productsOf = async (of = shop) => (await asOwner(PRODUCTS, {}, of)).products.nodes;

/** What each question is answered by right now. */
async function answers(): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const text of QUESTIONS) {
    const { source, step, faqQuestion, products } = (await asOwner(TEST, { text })).testAnswer;
    told.set(text, JSON.stringify([source, step, faqQuestion, products.map(({ name }: { name: string }) => name)]));
  }
  return told;
}

/** What a proof says before a save is what asking everything before and after it shows. */
async function expectKept(document: string, variables: Record<string, unknown>, save: () => Promise<unknown>) {
  await visitorAsks(app, shop, ...QUESTIONS);
  const before = await answers();
  const { proof } = await asOwner(document, variables);
  expect(await answers()).toEqual(before); // nothing was saved
  await save();
  const after = await answers();
  const listed = ['gained', 'changed', 'lost'].flatMap((part) => proof[part].changes).map(({ question }) => question);
  expect(listed.toSorted()).toEqual(QUESTIONS.filter((text) => before.get(text) !== after.get(text)).toSorted());
  expect(proof.triedCount).toBe(QUESTIONS.length);
  expect(listed).not.toEqual([]);
  return proof;
}

describe('before it is saved it is told what would change', () => {
  test('by synonyms and topics', async () => {
    const { version } = (await asOwner(SETTINGS)).assistantSettings;
    const draft = { allowedTopics: ['POLITICS', 'HOTELS'], synonyms: [['zufolo', 'cuffie']], version };
    const proof = await expectKept(PROVE.settings, { draft }, () => asOwner(SAVE_SETTINGS, { input: draft }));
    expect(proof.gained.changes).toMatchObject([{ question: 'avete uno zufolo?', before: null }]);
    expect(await codeOf(PROVE.settings, { draft: { ...draft, allowedTopics: ['NIENTE'] } })).toBe('UNKNOWN_TOPIC');
    expect(await codeOf(PROVE.settings, { draft: { ...draft, synonyms: [['solo']] } })).toBe('BAD_SYNONYMS');
  });

  test('by a product, and by its deletion', async () => {
    const draft = {
      name: 'Barattoletto',
      description: 'Di vetro.',
      price: '3 €',
      category: 'Cucina',
      keywords: ['zufolo'],
    };
    const gained = await expectKept(PROVE.product, { draft }, () => asOwner(SAVE_PRODUCT, { input: draft }));
    expect(gained.gained.changes.map(({ question }: { question: string }) => question)).toContain('avete uno zufolo?');
    const [{ version, ...saved }] = (await productsOf()).filter(
      ({ name }: { name: string }) => name === 'Barattoletto',
    );
    const dearer = { ...saved, version, keywords: [] };
    const lost = await expectKept(PROVE.product, { draft: dearer }, () => asOwner(SAVE_PRODUCT, { input: dearer }));
    expect(lost.lost.changes).toMatchObject([{ question: 'avete uno zufolo?', after: null }]);
    await expectKept(PROVE.deletion, { ids: [saved.id] }, () => asOwner(DELETE, { ids: [saved.id] }));
    expect(await codeOf(PROVE.product, { draft: { ...draft, price: 'boh' } })).toBe('BAD_PRICE');
  });

  test.each(['REPLACE', 'MERGE'])('by an import of products, %s', async (mode) => {
    const csv = 'ID;Nome;Descrizione;Prezzo;Categoria;Parole Chiave\n77;Barattoletto;Di vetro;3 €;Cucina;zufolo\n';
    const importId = await previewed('PRODUCTS', csv, mode);
    const proof = await expectKept(PROVE.import, { importId }, () => asOwner(APPLY, { importId }));
    expect(proof.gained.changes.map(({ question }: { question: string }) => question)).toContain('avete uno zufolo?');
    expect(proof.lost.questionCount + proof.changed.questionCount > 0).toBe(mode === 'REPLACE');
    expect(await codeOf(PROVE.import, { importId })).toBe('IMPORT_NOT_FOUND'); // it is applied
  });

  test('by an import of FAQs', async () => {
    const importId = await previewed(
      'FAQS',
      'Domanda;Risposta;Parole chiave\nAvete uno zufolo?;No, mai.;zufolo\n',
      'REPLACE',
    );
    const proof = await expectKept(PROVE.import, { importId }, () => asOwner(APPLY, { importId }));
    expect(proof.lost.changes.map(({ question }: { question: string }) => question)).toContain('Quali sono gli orari?');
  });
});

async function previewed(kind: string, content: string, mode: string): Promise<string> {
  const asked = { kind, fileName: 'righe.csv', size: Buffer.byteLength(content) };
  const sent = { ...asked, content: Buffer.from(content).toString('base64') };
  const { id: uploadId } = (await asOwner(ASK_UPLOAD, sent)).createImportUpload;
  return (await asOwner(PREVIEW, { uploadId, mode })).previewImport.id;
}

test('what is of another company, or nowhere, is not there', async () => {
  const other = await createShop(app);
  const [theirs] = await productsOf(other);
  const draft = { id: theirs.id, name: 'a', description: 'b', price: '1 €', category: 'c', keywords: [] };
  for (const id of [theirs.id, randomUUID(), 'non-un-id']) {
    expect(await codeOf(PROVE.product, { draft: { ...draft, id } })).toBe('PRODUCT_NOT_FOUND');
    expect(await codeOf(PROVE.deletion, { ids: [id] })).toBe('PRODUCT_NOT_FOUND');
    expect(await codeOf(PROVE.import, { importId: id })).toBe('IMPORT_NOT_FOUND');
  }
  expect(await codeOf(PROVE.deletion, { ids: [] })).toBe('BAD_SELECTION');
});
