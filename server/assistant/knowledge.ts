import type { Company } from '../companies/company.ts';
import type { Faq } from '../faqs/faq.ts';
import { compileFaqs, type FaqIndex } from '../faqs/faq-index.ts';
import { compileSynonyms, type Synonyms } from '../language/synonyms.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { compileCatalogue } from '../products/catalogue-draft.ts';
import type { Product } from '../products/product.ts';
import { inSlices } from './slices.ts';

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

const BASE_BYTES = 4_096; // company row, maps and objects of even the emptiest knowledge
const ROW_BYTES = 600; // a row's object beside its texts: dates, numbers, ids

/** Compiles in small steps: the event loop may breathe at every yield. */
export function* compileKnowledge(source: KnowledgeSource): Generator<void, Knowledge> {
  const { company, prompt } = source;
  const synonyms = compileSynonyms(company.synonyms);
  yield;
  const faqs = yield* compileFaqs(source.faqs);
  const catalogue = yield* compileCatalogue(source.products);
  const bytes = BASE_BYTES + 2 * prompt.length + (yield* rowBytes(source)) + faqs.bytes + catalogue.bytes;
  return { company, version: company.knowledgeVersion, prompt, bytes, synonyms, faqs, catalogue };
}

/** Compiles without holding up the event loop: slices of a few milliseconds, with everything else between them. */
export function compileInSlices(source: KnowledgeSource): Promise<Knowledge> {
  return inSlices(compileKnowledge(source));
}

function* rowBytes({ faqs, products }: KnowledgeSource): Generator<void, number> {
  let bytes = 0;
  for (const faq of faqs) bytes += ROW_BYTES + 2 * (faq.question.length + faq.answer.length);
  for (const [index, product] of products.entries()) {
    const letters = product.name.length + product.description.length + product.imageUrl.length + product.link.length;
    bytes += ROW_BYTES + letters + 40 * product.keywords.length;
    if (index % 1_000 === 0) yield;
  }
  return bytes;
}
