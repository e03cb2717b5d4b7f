import { answerFromRules } from '../assistant/answer.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { greeting } from '../assistant/replies.ts';

/** Words that a visitor may click instead of writing; advice can always be asked for. */
const QUICK_WORDS = ['Contatti', 'Spedizioni', 'Pagamenti'];
const ADVICE = 'Consigli';

/** A shop as its visitors see it. */
export function shopOf(knowledge: Knowledge) {
  const { company, catalogue } = knowledge;
  return {
    ...company,
    productCount: catalogue.availableCount,
    greeting: greeting(company),
    privacyUrl: company.privacyUrl || null,
    contactEmail: company.contactEmail || null,
    contactPhone: company.contactPhone || null,
    // Only who asks for them pays for them.
    get quickWords() {
      return quickWordsOf(knowledge);
    },
  };
}

/** Answering three messages takes a while: it is done once for what the assistant knows, however often it is asked for. */
const known = new WeakMap<Knowledge, string[]>();

function quickWordsOf(knowledge: Knowledge): string[] {
  const words = known.get(knowledge) ?? findQuickWords(knowledge);
  known.set(knowledge, words);
  return words;
}

/** Only words that keep what they promise: those that one of the company's FAQs answers. */
function findQuickWords(knowledge: Knowledge): string[] {
  // Which words are offered does not change while the chatbot pauses.
  const active = { ...knowledge, company: { ...knowledge.company, isActive: true } };
  const kept = QUICK_WORDS.filter((word) => answerFromRules(active, word.toLowerCase()).reply?.source === 'FAQ');
  return [...kept, ADVICE];
}
