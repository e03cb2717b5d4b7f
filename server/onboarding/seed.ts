import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { addFaqs } from '../faqs/store.ts';
import { parsePrice } from '../language/money.ts';
import { addProducts } from '../products/store.ts';
import { addPromptVersion } from '../prompts/store.ts';
import type { SeedFaq, SeedPrompt } from './content.ts';

/** Stores what a company's assistant begins with, as the system door's transaction. */
export async function seed(
  manager: EntityManager,
  companyId: string,
  faqs: readonly SeedFaq[],
  prompt: SeedPrompt,
): Promise<void> {
  const rows = faqs.map((faq, index) => ({
    ...faq,
    companyId,
    id: randomUUIDv7(),
    code: String(index + 1),
    position: index,
  }));
  await addFaqs(manager, rows);
  await addPromptVersion(manager, { companyId, id: randomUUIDv7(), ...prompt });
}

/** A product of a shop that we make ourselves. */
export interface SeedProduct {
  name: string;
  description: string;
  price: string;
  category: string;
  keywords: string[];
  imageUrl?: string;
}

/** Stores products in this order, numbered from 1. */
export async function seedProducts(
  manager: EntityManager,
  companyId: string,
  products: readonly SeedProduct[],
): Promise<void> {
  const rows = products.map(({ imageUrl = '', ...product }, index) => {
    const price = parsePrice(product.price);
    return {
      ...product,
      companyId,
      id: randomUUIDv7(),
      code: String(index + 1),
      priceCents: price?.cents ?? null,
      currency: price?.currency ?? null,
      imageUrl,
      link: '',
      isAvailable: true,
      variants: [],
      position: index,
    };
  });
  await addProducts(manager, rows);
}
