import type { Product } from '../products/product.ts';

const EPOCH = new Date(0);

/** A product for tests: a sentence names what it is about, this supplies the rest. */
export function exampleProduct(given: Partial<Product> & Pick<Product, 'id' | 'name'>): Product {
  return {
    catalogueId: 'catalogue',
    companyId: 'company',
    code: given.id,
    description: '',
    price: '',
    priceCents: null,
    currency: null,
    category: '',
    imageUrl: '',
    link: '',
    isAvailable: true,
    keywords: [],
    listPrice: '',
    listPriceCents: null,
    offerFrom: '',
    offerUntil: '',
    offerStartsAt: null,
    offerEndsAt: null,
    soldSince: '',
    variants: [],
    position: 0,
    version: 1,
    createdAt: EPOCH,
    updatedAt: EPOCH,
    pricedAt: EPOCH,
    ...given,
  };
}
