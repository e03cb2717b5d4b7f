import { join } from 'node:path';
import { readSet } from '../evaluation/set.ts';
import { compileKnowledge } from '../server/assistant/knowledge.ts';
import { plainAnswer } from '../server/assistant/plain-answer.ts';
import { wordingsOf } from '../server/improvement/wordings.ts';
import { proveFaq } from '../server/proofs/faq-proof.ts';
import { proveNewCatalogue } from '../server/proofs/import-proof.ts';
import { proveProducts } from '../server/proofs/products-proof.ts';
import type { Prover } from '../server/proofs/proof.ts';
import { proveSettings } from '../server/proofs/settings-proof.ts';
import { completed } from '../server/search/completed.ts';
import { exampleFaq } from '../server/test/example-faq.ts';
import { exampleCompany } from '../server/test/example-shops.ts';
import { catalogueCorpus } from './catalogue-corpus.ts';
import { printTable, quantile, significant } from './harness.ts';

// What saving would change for 2,000 real questions, beside answering each of them once; the processor's time, since
// the machine does other things too. `node bench/proof.ts 500` tries 500 questions.
const [most = 2_000] = process.argv.slice(2).map(Number);

const set = readSet(join(import.meta.dirname, '../evaluation/sets'));
const questions = wordingsOf(set.cases.map(({ message }) => message)).slice(0, most);
const [shop] = set.shops;
if (!shop) throw new Error('no shop');
const faqs = shop.faqs.map((faq, position) => exampleFaq({ ...faq, position }));
const draft = { question: 'Dove si parcheggia?', answer: 'Qui davanti.', keywords: ['parcheggio', 'macchina', 'auto'] };

/** ms that this thread computed. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const rows: Record<string, Record<string, number>> = {};
for (const size of [300, 20_000]) {
  const company = exampleCompany({ name: shop.name, allowedTopics: ['TRAVEL'] });
  const products = catalogueCorpus(size);
  const compile = () => completed(compileKnowledge({ company, faqs, products, prompt: '' }));
  const known = compile();
  for (const { text } of questions) plainAnswer(known, text); // both find what is read once in a process
  const answeringFrom = computed();
  for (const { text } of questions) plainAnswer(known, text);
  const answering = computed() - answeringFrom;
  const one = products[Math.floor(size / 3)];
  if (!one) throw new Error('no product');
  const dearer = { ...one, price: '999 €', priceCents: 99_900, keywords: [...one.keywords, 'viaggio'] };
  const imported = products.map((each, place) => (place % 20 === 0 ? { ...each, name: `${each.name} nuovo` } : each));
  const synonyms = [['parcheggio', 'posteggio', 'garage']];
  const kept = { allowedTopics: company.allowedTopics, allowedWords: company.allowedWords };
  const kinds: Record<string, Prover> = {
    'a FAQ': (...all) => proveFaq(...all, draft),
    synonyms: (...all) => proveSettings(...all, { ...kept, synonyms }),
    'another topic': (...all) => proveSettings(...all, { ...kept, allowedTopics: ['TRAVEL', 'HOTELS'], synonyms: [] }),
    'a first topic': (knowledge, asked) =>
      proveSettings({ ...knowledge, company: { ...company, allowedTopics: [] } }, asked, {
        ...kept,
        allowedTopics: ['HOTELS'],
        synonyms: [],
      }),
    'a product': (...all) => proveProducts(...all, [{ id: one.id, product: dearer }]),
    'a deletion': (...all) => proveProducts(...all, [{ id: one.id, product: null }]),
    'an import of 5 %': (...all) => proveNewCatalogue(...all, imported),
  };
  for (const [kind, prover] of Object.entries(kinds)) {
    // Nothing of another proof is remembered: as the first that is asked for in a while.
    const steps = prover({ ...known }, questions);
    const took: number[] = [];
    const provingFrom = computed();
    for (;;) {
      const stepFrom = computed();
      const { done } = steps.next();
      took.push(computed() - stepFrom);
      if (done) break;
    }
    const proving = computed() - provingFrom;
    rows[`${kind}, ${size.toLocaleString('en')} products`] = {
      'proof, ms': significant(proving),
      'each answered once, ms': significant(answering),
      ratio: significant(proving / answering),
      'a step, p99, ms': significant(quantile(took, 0.99)),
      'longest, ms': significant(Math.max(...took)),
    };
  }
}
printTable(`what saving would change, for ${questions.length} questions`, rows);
