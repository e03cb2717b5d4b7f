import type { App } from '../app.ts';
import { ask, eventually, must, type Shop } from './story.ts';

const FIELDS = `id status thing category traits { kind label } budget { minCents maxCents } examples wishCount visitorCount
  lastWishedAt supply { state missing { label } cheapestCents } product { name } version`;
const WISHES = `query ($id: ID!, $status: UnmetWishStatus!, $first: Int!, $after: String) {
  unmetWishes(companyId: $id, status: $status, first: $first, after: $after) {
    nodes { ${FIELDS} } pageInfo { endCursor hasNextPage }
  }
}`;
export const WISH_COUNTS =
  'subscription ($id: ID!) { unmetWishCounts(companyId: $id) { openCount metCount ignoredCount } }';
export const IGNORE_WISH =
  'mutation ($company: ID!, $id: ID!) { ignoreUnmetWish(companyId: $company, id: $id) { status } }';
export const RESTORE_WISH =
  'mutation ($company: ID!, $id: ID!) { restoreUnmetWish(companyId: $company, id: $id) { status } }';

/** A wish as a program reads it. */
export interface ReadUnmetWish {
  id: string;
  status: string;
  thing: string;
  category: string | null;
  traits: { kind: string; label: string }[];
  budget: { minCents: number | null; maxCents: number | null } | null;
  examples: string[];
  wishCount: number;
  visitorCount: number;
  supply: { state: string; missing: { label: string }[]; cheapestCents: number | null } | null;
  product: { name: string } | null;
}

interface WishesPage {
  nodes: ReadUnmetWish[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** The wishes of a shop that stand so, as its owner reads them, page by page. */
export async function wishesOf(
  app: Pick<App, 'url'>,
  shop: Shop,
  status = 'OPEN',
  first = 50,
): Promise<ReadUnmetWish[]> {
  const found: ReadUnmetWish[] = [];
  let after: string | null = null;
  do {
    const variables: Record<string, unknown> = { id: shop.id, status, first, after };
    const { unmetWishes }: { unmetWishes: WishesPage } = await must(app, WISHES, variables, shop.owner.token);
    found.push(...unmetWishes.nodes);
    after = unmetWishes.pageInfo.hasNextPage ? unmetWishes.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

/** The one wish of a shop, once it was wished so often and looked up in the catalogue. */
export function onlyWish(
  app: Pick<App, 'url'>,
  shop: Shop,
  wishCount: number,
  status = 'OPEN',
): Promise<ReadUnmetWish> {
  return eventually(`there is one wish, ${wishCount} times, ${status}`, async () => {
    const wishes = await wishesOf(app, shop, status);
    return wishes.length === 1 && wishes[0]?.wishCount === wishCount && wishes[0].supply ? wishes[0] : null;
  });
}

export const deleteProducts = (app: Pick<App, 'url'>, shop: Shop, ids: readonly string[]) =>
  ask(
    app,
    'mutation ($id: ID!, $ids: [ID!]!) { deleteProducts(companyId: $id, ids: $ids) }',
    { id: shop.id, ids },
    shop.owner.token,
  );
