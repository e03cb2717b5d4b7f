import { type EntityManager, EntitySchema } from 'typeorm';
import { prepared } from '../database/prepared.ts';
import type { Product } from './product.ts';

export const productTable = new EntitySchema<Product>({
  name: 'Product',
  tableName: 'products',
  columns: {
    companyId: { type: 'uuid', primary: true },
    catalogueId: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    name: { type: 'text' },
    description: { type: 'text' },
    price: { type: 'text' },
    priceCents: { type: 'bigint', nullable: true, transformer: { to: (cents) => cents, from: numberOrNull } },
    currency: { type: 'text', nullable: true },
    category: { type: 'text' },
    imageUrl: { type: 'text' },
    link: { type: 'text' },
    isAvailable: { type: 'boolean' },
    keywords: { type: 'text', array: true },
    position: { type: 'integer' },
    version: { type: 'integer' },
    createdAt: { type: 'timestamp with time zone' },
    updatedAt: { type: 'timestamp with time zone' },
  },
});

function numberOrNull(cents: string | null): number | null {
  return cents === null ? null : Number(cents);
}

// Rows read at once: few enough to hold up neither the event loop nor, on the embedded database, everybody else.
const SLICE = 500;

/** All products of a catalogue that nobody deleted, in their order, read in slices; `read` opens the company's door for each. */
export async function allProducts(
  read: (slice: (manager: EntityManager) => Promise<Product[]>) => Promise<Product[]>,
  companyId: string,
  catalogueId: string,
): Promise<Product[]> {
  const products: Product[] = [];
  for (;;) {
    const last = products.at(-1);
    const slice = await read((manager) => productsAfter(manager, companyId, catalogueId, last ?? null));
    for (const product of slice) products.push(product);
    if (slice.length < SLICE) return products;
  }
}

const PRODUCT_COLUMNS = `company_id as "companyId", catalogue_id as "catalogueId", id, code, name, description, price, price_cents::float8 as "priceCents",
  currency, category, image_url as "imageUrl", link, is_available as "isAvailable", keywords, position, version,
  created_at as "createdAt", updated_at as "updatedAt"`;

function productsAfter(
  manager: EntityManager,
  companyId: string,
  catalogueId: string,
  last: Product | null,
): Promise<Product[]> {
  return prepared(
    manager,
    'products_after',
    `select ${PRODUCT_COLUMNS} from products where company_id = $1 and catalogue_id = $2 and deleted_at is null
      and (position, id) > ($3::int, $4::uuid)
    order by position, id limit $5`,
    [companyId, catalogueId, last?.position ?? -1, last?.id ?? NO_UUID, SLICE],
  );
}

const NO_UUID = '00000000-0000-0000-0000-000000000000';

export function findProducts(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<Product[]> {
  return manager
    .getRepository(productTable)
    .createQueryBuilder('product')
    .where('product.company_id = :companyId and product.id = any(:ids)', { companyId, ids })
    .andWhere('product.catalogue_id = (select catalogue_id from companies where id = :companyId)')
    .getMany();
}

/** How many products of the catalogue in use are for sale. */
export async function countProducts(manager: EntityManager, companyId: string): Promise<number> {
  const rows = await prepared<{ count: number }>(
    manager,
    'count_products',
    `select available_count as count from catalogues
    where company_id = $1 and id = (select catalogue_id from companies where id = $1)`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export type NewProduct = Omit<Product, 'catalogueId' | 'version' | 'createdAt' | 'updatedAt'>;

/** Adds products of one company to its catalogue in use. */
export async function addProducts(manager: EntityManager, products: readonly NewProduct[]): Promise<void> {
  const [first] = products;
  if (!first) return;
  const [company] = await manager.query<{ catalogueId: string }[]>(
    'select catalogue_id as "catalogueId" from companies where id = $1',
    [first.companyId],
  );
  const catalogueId = company?.catalogueId ?? '';
  for (let from = 0; from < products.length; from += SLICE) {
    const rows = products.slice(from, from + SLICE).map((product) => ({ ...product, catalogueId }));
    await manager.getRepository(productTable).insert(rows);
  }
}
