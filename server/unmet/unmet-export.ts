import type { ExportReach, ExportRow, ExportSource, ExportValue } from '../exports/export.ts';
import { shownInRome } from '../language/rome.ts';
import { listWishes } from './store.ts';
import type { ListedWish, UnmetWishStatus } from './unmet-wish.ts';

const PAGE = 100; // wishes

const inRome = (value: ExportValue) => (value === null ? '' : shownInRome(new Date(String(value))));
// A number that a spreadsheet in Italian adds up.
const euros = (value: ExportValue) => (value === null ? '' : (Number(value) / 100).toFixed(2).replace('.', ','));

const STATES: Readonly<Record<string, string>> = {
  NOT_SOLD: 'Non in catalogo',
  OTHER_TRAIT: 'In catalogo, ma non così',
  SOLD_OUT: 'Esaurito',
  OTHER_PRICE: 'In catalogo, a un altro prezzo',
  MET: 'Disponibile',
};

/** Wishes for whoever buys goods: those that stand as was asked, those of the most visitors first. */
export const unmetExport: ExportSource = {
  fileName: 'richieste_inevase',
  columns: [
    { key: 'thing', label: 'Cosa' },
    { key: 'category', label: 'Categoria' },
    { key: 'traits', label: 'Caratteristiche' },
    { key: 'minCents', label: 'Budget da (€)', write: euros },
    { key: 'maxCents', label: 'Budget fino a (€)', write: euros },
    { key: 'visitors', label: 'Visitatori' },
    { key: 'times', label: 'Volte' },
    { key: 'lastAt', label: 'Ultima volta', write: inRome },
    { key: 'cheapestCents', label: 'Il tuo prezzo più basso (€)', write: euros },
    { key: 'state', label: 'Nel catalogo', write: (value) => STATES[String(value)] ?? '' },
  ],
  async *rows({ companyId, options, read }: ExportReach) {
    const status = options.status as UnmetWishStatus;
    const written = new Set<string>(); // a wish that grows meanwhile moves to the front, never back
    let after: string | null = null;
    do {
      const page = await read((manager) => listWishes(manager, companyId, status, { first: PAGE, after }));
      const rest = page.nodes.filter(({ id }) => !written.has(id));
      for (const { id } of rest) written.add(id);
      yield rest.map(rowOf);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  },
};

function rowOf(wish: ListedWish): ExportRow {
  const { thing, category, traits, minCents, maxCents, visitorCount, wishCount, lastWishedAt, cheapestCents } = wish;
  return {
    ...{ thing, category, minCents, maxCents, cheapestCents, visitors: visitorCount, times: wishCount },
    traits: traits.map(({ label }) => label),
    lastAt: lastWishedAt.toISOString(),
    state: wish.supply,
  };
}
