import DataLoader from 'dataloader';
import type { Viewer } from '../accounts/account.ts';
import type { Company } from '../companies/company.ts';
import { mayManage, maySee } from '../companies/policy.ts';
import { findCompany } from '../companies/store.ts';
import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import type { Faq } from '../faqs/faq.ts';
import { findFaqs } from '../faqs/store.ts';
import type { Product } from '../products/product.ts';
import { findProducts } from '../products/store.ts';

/** Reads of one operation that are asked for one by one and made together. */
export interface Loaders {
  /** A company that the viewer can see; null for every other. */
  company: DataLoader<string, Company | null>;
  /** Of one company. */
  faq(companyId: string): DataLoader<string, Faq | null>;
  product(companyId: string): DataLoader<string, Product | null>;
}

/** New loaders for one operation, or for one event of a subscription: what they have read is remembered no longer. */
export function createLoaders(database: Database, viewer: Viewer): Loaders {
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
    company: new DataLoader(async (ids) => {
      const companies: (Company | null)[] = [];
      for (const id of ids) {
        const company = await inCompany(database, id, (manager) => findCompany(manager, id));
        companies.push(company && (maySee(viewer, company) || mayManage(viewer, company)) ? company : null);
      }
      return companies;
    }),
    faq: byId(findFaqs),
    product: byId(findProducts),
  };
}
