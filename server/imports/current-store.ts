import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import { allFaqs } from '../faqs/store.ts';
import { CATALOGUE_START, type CataloguePlace, productsAfter, READ_SLICE } from '../products/store.ts';

import { comparedFaq } from './faq-reader.ts';
import type { ImportKind } from './import.ts';
import type { CurrentRow } from './pairing.ts';
import { comparedProduct } from './product-reader.ts';

/** What a file is compared with, in slices, each read through the company's door on its own. */
export async function* currentRows(
  database: Database,
  companyId: string,
  kind: ImportKind,
  catalogueId: string | null,
): AsyncGenerator<CurrentRow[]> {
  if (kind === 'FAQS') {
    const faqs = await inCompany(database, companyId, (manager) => allFaqs(manager, companyId));
    yield faqs.map((faq) => ({
      ...rowOf(faq),
      title: faq.question,
      fields: comparedFaq(faq),
      priceCents: null,
      currency: null,
      hasPicture: false,
    }));
    return;
  }
  let last: CataloguePlace = CATALOGUE_START;
  for (;;) {
    const products = await inCompany(database, companyId, (manager) =>
      productsAfter(manager, companyId, catalogueId ?? '', last),
    );
    const rows: CurrentRow[] = products.map((product) => ({
      ...rowOf(product),
      title: product.name,
      fields: comparedProduct(product),
      priceCents: product.priceCents,
      listPriceCents: product.listPriceCents,
      currency: product.currency,
      pricedAt: product.pricedAt.toISOString(),
      hasPicture: product.imageUrl !== '',
      variants: product.variants.length > 0 ? JSON.stringify(product.variants) : undefined,
    }));
    yield rows;
    last = rows.at(-1) ?? last;
    if (rows.length < READ_SLICE) return;
  }
}

function rowOf({
  id,
  code,
  position,
  version,
  createdAt,
}: {
  id: string;
  code: string;
  position: number;
  version: number;
  createdAt: Date;
}) {
  return { id, code, position, version, createdAt: createdAt.toISOString() };
}
