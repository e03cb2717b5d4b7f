import type { Company } from '../companies/company.ts';

/** What a page of the shop shows of a company before anybody opens the chat, and which pages may. */
export type ShopFront = Pick<
  Company,
  'id' | 'name' | 'primaryColor' | 'secondaryColor' | 'allowedSites' | 'teaser' | 'isTeaserOn' | 'chatLook'
>;

const MOST_FRONTS = 5_000;

/**
 * The fronts asked for lately: every page of every shop asks for one, and they hardly ever change. Those of companies
 * that do not exist are remembered too, or each such page would ask the database.
 */
export class ShopFronts {
  readonly #load: (companyId: string) => Promise<ShopFront | null>;
  readonly #most: number;
  readonly #known = new Map<string, Promise<ShopFront | null>>();
  /** What was known before it changed: while the database is away, a shop's chat stands where it stood. */
  readonly #before = new Map<string, Promise<ShopFront | null>>();

  constructor(load: (companyId: string) => Promise<ShopFront | null>, most = MOST_FRONTS) {
    this.#load = load;
    this.#most = most;
  }

  /** Null for a company that does not exist. While it cannot be read, as it was before it changed last. */
  get(companyId: string): Promise<ShopFront | null> {
    const known = this.#known.get(companyId);
    if (known) return known;
    const loading = this.#load(companyId);
    remember(this.#known, companyId, loading, this.#most);
    return loading.catch((error: unknown) => {
      this.#known.delete(companyId); // what could not be read is not remembered
      const before = this.#before.get(companyId);
      if (before) return before;
      throw error;
    });
  }

  invalidate(companyId: string): void {
    const known = this.#known.get(companyId);
    this.#known.delete(companyId);
    known?.then(
      () => remember(this.#before, companyId, known, this.#most),
      () => undefined,
    );
  }
}

function remember<Value>(all: Map<string, Value>, key: string, value: Value, most: number): void {
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
}
