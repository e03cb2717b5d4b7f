import { answerFromRules } from '../assistant/answer.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { greeting } from '../assistant/replies.ts';
import { lookOf } from '../companies/chat-look.ts';
import { MOST_QUESTIONS } from './chat-look.ts';

/** Words that a visitor may click instead of writing; advice can always be asked for. */
const QUICK_WORDS = ['Contatti', 'Spedizioni', 'Pagamenti'];
const ADVICE = 'Consigli';

/** A shop as its visitors see it. */
export function shopOf(knowledge: Knowledge) {
  const { company, catalogue } = knowledge;
  const look = lookOf(company);
  return {
    ...company,
    productCount: catalogue.availableCount,
    greeting: greeting(company),
    assistantName: look.name || null,
    avatarUrl: look.avatarUrl,
    isItalianOnly: look.language === 'ITALIAN',
    get questions() {
      return look.questions.length > 0 ? look.questions : firstQuestions(knowledge);
    },
    privacyUrl: company.privacyUrl || null,
    contactEmail: company.contactEmail || null,
    contactPhone: company.contactPhone || null,
    // Only who asks for them pays for them.
    get quickWords() {
      return quickWordsOf(knowledge);
    },
  };
}

const LONGEST_QUESTION = 60; // characters: two lines on a phone

/** The first that a shop answers: where its people put them, there they matter most. */
function firstQuestions({ faqs }: Knowledge): string[] {
  const short = faqs.faqs.map(({ faq }) => faq.question).filter((question) => question.length <= LONGEST_QUESTION);
  return short.slice(0, MOST_QUESTIONS);
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
