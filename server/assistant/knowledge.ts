import type { Company } from '../companies/company.ts';
import type { Faq } from '../faqs/faq.ts';
import { compileFaqs, type FaqIndex } from '../faqs/faq-index.ts';
import { readVocabularies } from '../language/fields/read.ts';
import { compileSynonyms, type Synonyms } from '../language/synonyms.ts';
import { associatedBytes } from '../products/associated.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { compileCatalogue } from '../products/catalogue-draft.ts';
import { cardOf, type Product, type ProductCard } from '../products/product.ts';

/** Everything that a company's assistant may know, as it is stored. */
export interface KnowledgeSource {
  company: Company;
  faqs: Faq[];
  products: Product[];
  prompt: string;
}

/** What the assistant knows about one company, compiled: answers are read from it without I/O. */
export interface Knowledge {
  readonly company: Company;
  /** The company's knowledgeVersion that it was compiled from. */
  readonly version: number;
  readonly prompt: string;
  /** Estimated size in memory, source rows included. */
  readonly bytes: number;
  readonly synonyms: Synonyms;
  readonly faqs: FaqIndex;
  readonly catalogue: Catalogue;
}

/** The parts that are compiled, each when it alone changed. */
export interface KnowledgeParts {
  readonly synonyms: Synonyms;
  readonly faqs: Compiled<FaqIndex>;
  readonly catalogue: Compiled<Catalogue>;
}

export interface Compiled<Index> {
  readonly index: Index;
  /** Estimated size of the rows that it was compiled from. */
  readonly rowBytes: number;
}

const BASE_BYTES = 4_096; // company row, maps and objects of even the emptiest knowledge
const ROW_BYTES = 600; // a row's object beside its texts: dates, numbers, ids
const VARIANT_BYTES = 300; // measured, with one option and a price

/** Compiles in small steps: the event loop may breathe at every yield. */
export function* compileKnowledge(source: KnowledgeSource): Generator<void, Knowledge> {
  const { company, prompt } = source;
  const synonyms = compileSynonyms(company.synonyms);
  yield;
  const faqs = yield* compileFaqPart(source.faqs);
  const catalogue = yield* compileCataloguePart(source.products);
  return knowledgeOf(company, prompt, { synonyms, faqs, catalogue });
}

/** A company's knowledge, put together from what is compiled already. */
export function knowledgeOf(company: Company, prompt: string, parts: KnowledgeParts): Knowledge {
  const { synonyms, faqs, catalogue } = parts;
  const rows = 2 * prompt.length + faqs.rowBytes + catalogue.rowBytes;
  const bytes = BASE_BYTES + rows + faqs.index.bytes + catalogue.index.bytes + associatedBytes(catalogue.index);
  const version = company.knowledgeVersion;
  return { company, version, prompt, bytes, synonyms, faqs: faqs.index, catalogue: catalogue.index };
}

/** The cards of products, in the order of their ids; of a product that is gone there is none. */
export function cardsOf({ catalogue }: Knowledge, productIds: readonly string[]): ProductCard[] {
  return productIds.flatMap((id) => {
    const product = catalogue.byId.get(id);
    return product ? [cardOf(product)] : [];
  });
}

/** Compiles the FAQs alone. */
export function* compileFaqPart(faqs: readonly Faq[]): Generator<void, Compiled<FaqIndex>> {
  yield* readVocabularies(); // once in a process: the first message is not to wait for them
  const index = yield* compileFaqs(faqs);
  const rowBytes = faqs.reduce((sum, faq) => sum + ROW_BYTES + 2 * (faq.question.length + faq.answer.length), 0);
  return { index, rowBytes };
}

/** Compiles the catalogue alone. */
export function* compileCataloguePart(products: readonly Product[]): Generator<void, Compiled<Catalogue>> {
  const index = yield* compileCatalogue(products);
  let rowBytes = 0;
  for (const [place, product] of products.entries()) {
    const letters = product.name.length + product.description.length + product.imageUrl.length + product.link.length;
    rowBytes += ROW_BYTES + letters + 40 * product.keywords.length + VARIANT_BYTES * product.variants.length;
    if (place % 1_000 === 0) yield;
  }
  return { index, rowBytes };
}
