import DataLoader from 'dataloader';
import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import type { Faq } from '../faqs/faq.ts';
import { findFaqs } from '../faqs/store.ts';
import type { Product } from '../products/product.ts';
import { findProducts } from '../products/store.ts';

/** Reads of one operation that are asked for one by one and made together. */
export interface Loaders {
  /** Of one company. */
  faq(companyId: string): DataLoader<string, Faq | null>;
  product(companyId: string): DataLoader<string, Product | null>;
}

/** New loaders for one operation, or for one event of a subscription: what they have read is remembered no longer. */
export function createLoaders(database: Database): Loaders {
  const byId = <Row extends { id: string }>(
    read: (manager: Parameters<typeof findFaqs>[0], companyId: string, ids: readonly string[]) => Promise<Row[]>,
  ) => {
    const ofCompanies = new Map<string, DataLoader<string, Row | null>>();
    return (companyId: string) => {
      const loader =
        ofCompanies.get(companyId) ??
        new DataLoader<string, Row | null>(async (ids) => {
          const rows = await inCompany(database, companyId, (manager) => read(manager, companyId, ids));
          return ids.map((id) => rows.find((row) => row.id === id) ?? null);
        });
      ofCompanies.set(companyId, loader);
      return loader;
    };
  };
  return {
    faq: byId(findFaqs),
    product: byId(findProducts),
  };
}
