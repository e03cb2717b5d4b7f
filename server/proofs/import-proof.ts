import type { Knowledge } from '../assistant/knowledge.ts';
import { columnsOf, comparable } from '../database/fields.ts';
import type { Faq } from '../faqs/faq.ts';
import { compileFaqs } from '../faqs/faq-index.ts';
import type { Wording } from '../improvement/wordings.ts';
import { compileCatalogue } from '../products/catalogue-draft.ts';
import type { ProductEdit } from '../products/edited-catalogue.ts';
import { placeIn } from '../products/order.ts';
import type { Product } from '../products/product.ts';
import { PRODUCT_CONTENT } from '../products/product-fields.ts';
import { proveCatalogue } from './products-proof.ts';
import { type Proof, prove } from './proof.ts';

/** What answering from other FAQs would change; any of them may have to do with any question. */
export function* proveFaqs(
  knowledge: Knowledge,
  questions: readonly Wording[],
  faqs: readonly Faq[],
): Generator<void, Proof> {
  return yield* prove(knowledge, { ...knowledge, faqs: yield* compileFaqs(faqs) }, questions);
}

/** What answering from other products would change, where a whole catalogue is compiled for it. */
export function* proveNewCatalogue(
  knowledge: Knowledge,
  questions: readonly Wording[],
  products: readonly Product[],
): Generator<void, Proof> {
  const catalogue = yield* compileCatalogue(products);
  const edits = yield* editsBetween(knowledge.catalogue.products, products);
  return yield* proveCatalogue(knowledge, questions, catalogue, edits);
}

const CONTENT = columnsOf(PRODUCT_CONTENT).map(({ property }) => property as keyof Product);

/** In which products two catalogues differ: in all, where those that stay the same stand in another order. */
function* editsBetween(before: readonly Product[], after: readonly Product[]): Generator<void, ProductEdit[]> {
  const gone = new Map(before.map((product) => [product.id, product]));
  const edits: ProductEdit[] = [];
  let last = -1;
  let isInOrder = true;
  for (const [place, product] of after.entries()) {
    const old = gone.get(product.id);
    gone.delete(product.id);
    if (!old || !areSame(old, product)) edits.push({ id: product.id, product });
    else {
      const placeBefore = placeIn(before, old);
      if (placeBefore < last) isInOrder = false;
      last = placeBefore;
    }
    if (place % 100 === 0) yield;
  }
  const removed = [...gone.keys()].map((id) => ({ id, product: null }));
  return isInOrder ? [...edits, ...removed] : [...after.map((product) => ({ id: product.id, product })), ...removed];
}

function areSame(one: Product, other: Product): boolean {
  return one === other || CONTENT.every((property) => comparable(one[property]) === comparable(other[property]));
}
