import { join } from 'node:path';
import { readSet } from '../evaluation/set.ts';
import { compileKnowledge } from '../server/assistant/knowledge.ts';
import { plainAnswer } from '../server/improvement/answered.ts';
import { proveFaq } from '../server/improvement/proof.ts';
import { wordingsOf } from '../server/improvement/wordings.ts';
import { completed } from '../server/search/completed.ts';
import { exampleFaq } from '../server/test/example-faq.ts';
import { exampleCompany } from '../server/test/example-shops.ts';
import { catalogueCorpus } from './catalogue-corpus.ts';
import { printTable, quantile, significant } from './harness.ts';

// What saving a FAQ would change for 2,000 real questions, beside answering each of them once; the processor's time, since
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
  const company = exampleCompany({ name: shop.name });
  const knowledge = completed(compileKnowledge({ company, faqs, products: catalogueCorpus(size), prompt: '' }));
  for (const { text } of questions) plainAnswer(knowledge, text); // both find what is read once in a process
  const answeringFrom = computed();
  for (const { text } of questions) plainAnswer(knowledge, text);
  const answering = computed() - answeringFrom;
  const steps = proveFaq(knowledge, draft, questions);
  const took: number[] = [];
  const provingFrom = computed();
  for (;;) {
    const stepFrom = computed();
    const { done } = steps.next();
    took.push(computed() - stepFrom);
    if (done) break;
  }
  const proving = computed() - provingFrom;
  rows[`${size.toLocaleString('en')} products`] = {
    questions: questions.length,
    'proof, ms': significant(proving),
    'each answered once, ms': significant(answering),
    ratio: significant(proving / answering),
    'a step, p99, ms': significant(quantile(took, 0.99)),
    'longest, ms': significant(Math.max(...took)),
  };
}
printTable('what saving a FAQ would change', rows);
