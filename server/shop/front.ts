import type { Company } from '../companies/company.ts';

/** What a page of the shop shows of a company before anybody opens the chat, and which pages may. */
export type ShopFront = Pick<
  Company,
  'id' | 'name' | 'primaryColor' | 'secondaryColor' | 'allowedSites' | 'teaser' | 'isTeaserOn'
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

  constructor(load: (companyId: string) => Promise<ShopFront | null>, most = MOST_FRONTS) {
    this.#load = load;
    this.#most = most;
  }

  /** Null for a company that does not exist. */
  get(companyId: string): Promise<ShopFront | null> {
    const known = this.#known.get(companyId);
    if (known) return known;
    const loading = this.#load(companyId);
    // What could not be read is not remembered.
    loading.catch(() => this.#known.delete(companyId));
    this.#known.set(companyId, loading);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return loading;
  }

  invalidate(companyId: string): void {
    this.#known.delete(companyId);
  }
}
