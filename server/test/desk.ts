import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, createVisitor, must, type Person, type Shop, start } from './story.ts';

const FAQ = 'id code question answer keywords category isDraft version';
const PRODUCT = 'id code name description price priceWarning category imageUrl link isAvailable keywords version';

export const SAVE_FAQ = `mutation ($companyId: ID!, $input: FaqInput!) { saveFaq(companyId: $companyId, input: $input) { ${FAQ} } }`;
export const SAVE_PRODUCT = `mutation ($companyId: ID!, $input: ProductInput!) {
  saveProduct(companyId: $companyId, input: $input) { ${PRODUCT} }
}`;
export const FAQS = `query ($companyId: ID!, $search: String, $first: Int! = 100, $after: String) {
  faqs(companyId: $companyId, search: $search, first: $first, after: $after) {
    nodes { ${FAQ} } totalCount categories { name count } pageInfo { endCursor hasNextPage }
  }
}`;
export const PRODUCTS = `query ($companyId: ID!, $search: String, $category: String, $sort: ProductSort! = POSITION, $first: Int! = 100, $after: String) {
  products(companyId: $companyId, search: $search, category: $category, sort: $sort, first: $first, after: $after) {
    nodes { ${PRODUCT} } totalCount categories { name count } pageInfo { endCursor hasNextPage }
  }
}`;

export const faq = (given: Record<string, unknown> = {}) => ({
  question: 'Fate pacchi?',
  answer: 'Sì.',
  keywords: [],
  ...given,
});
export const product = (given: Record<string, unknown> = {}) => ({
  name: 'Lampada',
  description: 'Una lampada da tavolo.',
  price: '19,90 €',
  category: 'Casa',
  keywords: ['lampada'],
  ...given,
});

/** Where somebody edits what a shop's assistant knows. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** A running server, a shop, and one of its clients, who edits. */
export async function openDesk() {
  const app = await startTestApp();
  const shop = await createShop(app);
  const client = await createPerson(app, 'CLIENT', shop.id);

  const asClient = (document: string, variables: Record<string, unknown> = {}, of: Shop = shop, by: Person = client) =>
    must(app, document, { companyId: of.id, ...variables }, by.token);

  return {
    app,
    shop,
    client,
    asClient,
    close: () => app.close(),
    /** What a change is refused with. */
    codeOf: async (document: string, variables: Record<string, unknown>, of: Shop = shop, by: Person = client) =>
      (await ask(app, document, { companyId: of.id, ...variables }, by.token)).errors[0]?.extensions.code ?? 'answered',
    saveFaq: async (given: Record<string, unknown> = {}, of = shop, by = client) =>
      (await asClient(SAVE_FAQ, { input: faq(given) }, of, by)).saveFaq,
    saveProduct: async (given: Record<string, unknown> = {}, of = shop, by = client) =>
      (await asClient(SAVE_PRODUCT, { input: product(given) }, of, by)).saveProduct,
    /** What a visitor is answered right now. */
    async answerTo(text: string, of: Shop = shop) {
      const { data } = await start(app, await createVisitor(app, of.id), text);
      return data.startConversation.reply as {
        text: string;
        source: string;
        products: { name: string; price: string }[];
      };
    },
    /** A shop of its own for a story that counts or orders. */
    async ownShop() {
      const own = await createShop(app);
      return { own, by: own.owner };
    },
  };
}
