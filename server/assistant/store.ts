import type { EntityManager } from 'typeorm';
import { isUuid } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { findCompany } from '../companies/store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { allFaqs } from '../faqs/store.ts';
import { nextPriceChange, pricedAnew } from '../products/offer-store.ts';
import { isOfferOn } from '../products/prices.ts';
import type { Product } from '../products/product.ts';
import { allProducts, productEdits } from '../products/store.ts';
import { toldProducts } from '../products/told-store.ts';
import { currentPrompt } from '../prompts/store.ts';
import type { KnowledgeRows, KnownVersions } from './company-knowledge.ts';
import type { Knowledge } from './knowledge.ts';

/** Where the knowledge of companies is read: each through its own door. */
export function knowledgeRows(database: Database): KnowledgeRows {
  return {
    changes: (companyId, known, now) =>
      inCompany(database, companyId, async (manager) => {
        const company = await findCompany(manager, companyId);
        if (!company) return null;
        return {
          company,
          prompt: await currentPrompt(manager, companyId),
          faqs: company.faqsVersion === known.faqs ? null : await allFaqs(manager, companyId),
          edits: await editsSince(manager, company, known, now),
          pricesChangeAt: await nextPriceChange(manager, company, now),
        };
      }),
    products: (companyId, catalogueId, now) =>
      allProducts(
        (slice) => inCompany(database, companyId, (manager) => toldSlice(manager, companyId, slice, now)),
        companyId,
        catalogueId,
      ),
  };
}

/**
 * What was edited in the catalogue that is known, and what is sold at another price by now; null where another one is in
 * use, or one by one is too much.
 */
async function editsSince(manager: EntityManager, company: Company, known: KnownVersions, now: Date) {
  const { catalogue, catalogueId, pricedAt } = known;
  if (catalogue === null || pricedAt === null || catalogueId !== company.catalogueId) return null;
  const edits = catalogue === company.catalogueVersion ? [] : await productEdits(manager, company, catalogue);
  const priced = await pricedAnew(manager, company, pricedAt, now);
  if (!edits || !priced) return null;
  const edited = new Set(edits.map(({ id }) => id));
  const all = [...edits, ...priced.filter(({ id }) => !edited.has(id)).map((product) => ({ id: product.id, product }))];
  const told = await toldProducts(
    manager,
    company,
    all.flatMap(({ product }) => product ?? []),
    now,
  );
  const byId = new Map(told.map((product) => [product.id, product]));
  return all.map(({ id }) => ({ id, product: byId.get(id) ?? null }));
}

async function toldSlice(
  manager: EntityManager,
  companyId: string,
  slice: (manager: EntityManager) => Promise<Product[]>,
  now: Date,
): Promise<Product[]> {
  const products = await slice(manager);
  const company = products.some((product) => isOfferOn(product, now)) ? await findCompany(manager, companyId) : null;
  return toldProducts(manager, company ?? { id: companyId, freshCategories: [] }, products, now);
}

/** @throws UserError COMPANY_NOT_FOUND. */
export async function requireKnowledge(
  { knowledge }: Pick<Context, 'knowledge'>,
  companyId: string,
): Promise<Knowledge> {
  const known = isUuid(companyId) ? await knowledge.get(companyId.toLowerCase()) : null;
  if (!known) throw new UserError('COMPANY_NOT_FOUND');
  return known;
}

/** With what was just stored, as soon as it is read: for those who are told of a change. @throws UserError COMPANY_NOT_FOUND. */
export async function newestKnowledge(
  { knowledge }: Pick<Context, 'knowledge'>,
  companyId: string,
): Promise<Knowledge> {
  const known = await knowledge.newest(companyId.toLowerCase());
  if (!known) throw new UserError('COMPANY_NOT_FOUND');
  return known;
}

/** With all that was stored before, however long it takes: for staff. @throws UserError COMPANY_NOT_FOUND. */
export async function currentKnowledge(
  { knowledge }: Pick<Context, 'knowledge'>,
  companyId: string,
): Promise<Knowledge> {
  const known = await knowledge.current(companyId.toLowerCase());
  if (!known) throw new UserError('COMPANY_NOT_FOUND');
  return known;
}
