import { readFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { addCompany } from '../companies/store.ts';
import { CASA_SERENA, FAQS, FIELDS } from './casa-serena/shop.ts';
import { seedPrompt } from './content.ts';
import { type SeedProduct, seed, seedProducts } from './seed.ts';

/** Makes the shop that shows what a whole one looks like. */
export async function addCasaSerena(manager: EntityManager, id: string, ownerId: string | null): Promise<void> {
  await addCompany(manager, { ...CASA_SERENA, id, ownerId, isDemo: true });
  await seed(manager, id, FAQS, seedPrompt(FIELDS));
  await seedProducts(manager, id, readProducts());
}

/** A line a product: category, name, price, description, keywords, picture. */
function readProducts(): SeedProduct[] {
  const lines = readFileSync(new URL('./casa-serena/products.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [category = '', name = '', price = '', description = '', keywords = '', picture = ''] = line.split('|');
    const imageUrl = `/demo/${picture.replace(':', '_')}.svg`;
    return { category, name, price, description, keywords: keywords.split(', '), imageUrl };
  });
}
