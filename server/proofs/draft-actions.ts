import { checkedAllowedWords, checkedSynonyms, checkedTopics } from '../assistant/settings.ts';
import { requireKnowledge } from '../assistant/store.ts';
import { asEditor, asManager, asReader, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { allFaqs } from '../faqs/store.ts';
import type { AssistantSettingsInput } from '../graphql/generated/schema.ts';
import { baseOf } from '../imports/preview-actions.ts';
import { faqsAfterImport, type Previewed, type PreviewedRow, productsAfterImport } from '../imports/previewed-rows.ts';
import { importPaths, isMissing, slicesOf } from '../imports/rows-store.ts';
import { findImport, type Import } from '../imports/store.ts';
import type { ProductInput } from '../products/actions.ts';
import { isOfferOn } from '../products/prices.ts';
import type { Product } from '../products/product.ts';
import { checkedProduct } from '../products/product-input.ts';
import { allProducts, findProducts } from '../products/store.ts';
import { toldProducts } from '../products/told-store.ts';
import { inSlices } from '../search/slices.ts';
import { accountIdOf } from '../uploads/actions.ts';
import { type Proven, proofOf } from './actions.ts';
import { proveFaqs, proveNewCatalogue } from './import-proof.ts';
import { proveProducts } from './products-proof.ts';
import type { Proof } from './proof.ts';
import { proveSettings } from './settings-proof.ts';

/** What saving topics and synonyms would change. @throws UserError FORBIDDEN, UNKNOWN_TOPIC, BAD_ALLOWED_WORDS, BAD_SYNONYMS. */
export async function proofOfSettings(
  context: Context,
  companyId: string,
  draft: Pick<AssistantSettingsInput, 'allowedTopics' | 'allowedWords' | 'synonyms'>,
): Promise<Proven<Proof>> {
  const allowedWords = draft.allowedWords && checkedAllowedWords(draft.allowedWords);
  const settings = { allowedTopics: checkedTopics(draft.allowedTopics), synonyms: checkedSynonyms(draft.synonyms) };
  const kept = await asManager(context, companyId, async (_, company) => company.allowedWords);
  return proofOf(context, companyId, (...known) =>
    proveSettings(...known, { ...settings, allowedWords: allowedWords ?? kept }),
  );
}

const NEW = 'new'; // what a product is called that has no id

/** What saving a product would change. @throws UserError PRODUCT_NOT_FOUND and those of `checkedProduct`. */
export async function proofOfProduct(context: Context, companyId: string, draft: ProductInput): Promise<Proven<Proof>> {
  const id = draft.id ?? NEW;
  const now = new Date();
  const product = await asEditor(context, companyId, async (manager, company) => {
    const [known] = draft.id && isUuid(draft.id) ? await findProducts(manager, company.id, [draft.id]) : [];
    if (draft.id && !known) throw new UserError('PRODUCT_NOT_FOUND');
    const checked = checkedProduct(draft, known?.variants);
    const places = { position: known?.position ?? LAST, version: known?.version ?? 0 };
    const times = { createdAt: known?.createdAt ?? now, updatedAt: now, pricedAt: known?.pricedAt ?? now };
    const whole = { ...checked, ...places, ...times, id, companyId: company.id, catalogueId: company.catalogueId };
    const [told] = await toldProducts(manager, company, [whole], now);
    return told ?? whole;
  });
  return proofOf(context, companyId, (...known) => proveProducts(...known, [{ id, product }]));
}

const LAST = 2 ** 31 - 1; // behind all others
const MOST_SELECTED = 100;

/** What deleting products would change. @throws UserError BAD_SELECTION; PRODUCT_NOT_FOUND if none is there. */
export async function proofOfDeletion(
  context: Context,
  companyId: string,
  ids: readonly string[],
): Promise<Proven<Proof>> {
  if (ids.length < 1 || ids.length > MOST_SELECTED) throw new UserError('BAD_SELECTION');
  const wanted = [...new Set(ids)].filter(isUuid);
  const there = await asEditor(context, companyId, (manager, company) => findProducts(manager, company.id, wanted));
  if (there.length === 0) throw new UserError('PRODUCT_NOT_FOUND');
  const edits = there.map(({ id }) => ({ id, product: null }));
  return proofOf(context, companyId, (...known) => proveProducts(...known, edits));
}

/** What applying a previewed import would change. @throws UserError IMPORT_NOT_FOUND, IMPORT_REFUSED, STALE_IMPORT. */
export async function proofOfImport(context: Context, companyId: string, importId: string): Promise<Proven<Proof>> {
  const found = await asEditor(context, companyId, (manager) =>
    isUuid(importId) ? findImport(manager, companyId, importId, accountIdOf(context)) : Promise.resolve(null),
  );
  if (found?.state !== 'PREVIEWED') throw new UserError('IMPORT_NOT_FOUND');
  if (found.report.refusal) throw new UserError('IMPORT_REFUSED');
  const base = await baseOf(context, companyId, found.kind);
  if (base.catalogueId !== found.baseCatalogueId || base.version !== found.baseVersion)
    throw new UserError('STALE_IMPORT');
  const previewed = await previewedOf(context, found);
  if (found.kind === 'FAQS') {
    const known = await asReader(context, companyId, (manager, { id }) => allFaqs(manager, id));
    const faqs = await inSlices(faqsAfterImport(found.companyId, known, previewed));
    return proofOf(context, companyId, (...all) => proveFaqs(...all, faqs));
  }
  const products = await productsAfter(context, found, previewed);
  return proofOf(context, companyId, (...all) => proveNewCatalogue(...all, products));
}

async function previewedOf({ config }: Context, { id, mode, report }: Import): Promise<Previewed> {
  const rows: PreviewedRow[] = [];
  try {
    for await (const slice of slicesOf(importPaths(config.dataDir, id).rows))
      for (const row of JSON.parse(slice) as PreviewedRow[]) rows.push(row);
  } catch (error) {
    throw isMissing(error) ? new UserError('IMPORT_NOT_FOUND') : error;
  }
  return { mode, rows, highestCode: report.highestCode };
}

/** As they would be sold now. */
async function productsAfter(context: Context, found: Import, previewed: Previewed): Promise<Product[]> {
  const { companyId, mode, baseCatalogueId } = found;
  const { database } = context;
  const read = (slice: Parameters<Parameters<typeof allProducts>[0]>[0]) => inCompany(database, companyId, slice);
  const known = mode === 'MERGE' ? await allProducts(read, companyId, baseCatalogueId ?? '') : [];
  const products = await inSlices(productsAfterImport(companyId, known, previewed));
  const now = new Date();
  const offered = products.filter((product) => isOfferOn(product, now));
  if (offered.length === 0) return products;
  const { company } = await requireKnowledge(context, companyId);
  const told = await inCompany(database, companyId, (manager) => toldProducts(manager, company, offered, now));
  const byId = new Map(told.map((product) => [product.id, product]));
  return products.map((product) => byId.get(product.id) ?? product);
}
