import type { Faq } from '../../faqs/faq.ts';
import { withoutMarkdown } from '../../language/markdown/markdown.ts';
import { readMessage } from '../../language/message.ts';
import type { Turn } from '../../model/model.ts';
import type { Product } from '../../products/product.ts';
import type { Knowledge } from '../knowledge.ts';
import { asksPrice, wantsGoods } from '../product-question.ts';
import { isTelling } from '../reading.ts';
import { asksAdvice } from '../recommendation.ts';
import { smallTalkIn } from '../small-talk.ts';
import { asksOfShown } from './asks-of-shown.ts';
import { leansByItself } from './leaning.ts';
import { isAboutCards } from './pointing.ts';

/** What stands before a message in its conversation, as far as it may lean on it. */
export interface Before {
  /** The last question that stands by itself, and what was said of it since, oldest first. */
  matter: readonly string[];
  /** The last wish in the same way, though another matter came between; none where nothing was wished for. */
  wish: readonly string[];
  /** The cards of the last answer. */
  cards: readonly Product[];
  /** What 'il secondo' counts in: where the last answer was about one of several, these. */
  list: readonly Product[];
  /** The last list of several: what 'le prime due' counts in, once one of them was chosen. */
  wider: readonly Product[];
  /** Those of which one alone was told, one after another: what 'il più caro dei due' means where they were no list. */
  told: readonly Product[];
  /** The FAQ that was told last, unless something else was answered since. */
  faq: Faq | undefined;
}

const NOTHING: Before = { matter: [], wish: [], cards: [], list: [], wider: [], told: [], faq: undefined };
const MOST_TOLD = 3;

/** Reads what was said, oldest first. */
export function beforeOf(knowledge: Knowledge, turns: readonly Turn[]): Before {
  let before = NOTHING;
  let question = '';
  for (const turn of turns) {
    if (turn.sender === 'USER') question = turn.text;
    else if (question !== '') {
      before = after(knowledge, before, question, turn);
      question = '';
    }
  }
  return before;
}

/** What stands there once a question was answered. Thanks and greetings change nothing. */
function after(knowledge: Knowledge, before: Before, question: string, answer: Turn): Before {
  if (smallTalkIn(readMessage(question, knowledge.synonyms), isTelling(knowledge))) return before;
  const cards = answer.products.flatMap(({ id }) => knowledge.catalogue.byId.get(id) ?? []);
  const faq = faqToldBy(knowledge, answer.text);
  const told = toldSince(before, cards);
  const isOfSame = cards.length === 1 && before.cards.length === 1 && cards[0] === before.cards[0];
  const isAboutShown =
    cards.length > 0 &&
    (isOfSame || isAboutCards(question, before)) &&
    cards.every((one) => before.list.includes(one) || before.wider.includes(one));
  if (isAboutShown) return { ...before, cards, told, faq: undefined };
  const leans = before.matter.length > 0 && (isNarrowed(before, cards) || leansByItself(knowledge, question));
  const matter = leans ? [...before.matter, question] : [question];
  if (cards.length > 0) {
    const wish = leans && before.wish.length > 0 ? [...before.wish, question] : [question];
    return { matter, wish, cards, list: cards, wider: cards.length > 1 ? cards : before.wider, told, faq };
  }
  // What a FAQ was told to is its matter, and no wish that came before it.
  if (faq) return { ...before, matter: before.faq?.id === faq.id ? matter : [question], faq, cards: [] };
  // A failed answer forgets nothing, unless other goods were asked for: what was wished for is still wished for.
  const isForgotten = before.matter.length === 0 || (!leans && asksForOthers(knowledge, before, question));
  return isForgotten ? { ...NOTHING, matter, wish: [question] } : before;
}

/** Some of those that were shown, and nothing else: whatever was said, it was said of the same wish. */
function isNarrowed({ list, wish }: Before, cards: readonly Product[]): boolean {
  return wish.length > 0 && cards.length > 0 && cards.length < list.length && cards.every((one) => list.includes(one));
}

function toldSince({ told }: Before, cards: readonly Product[]): readonly Product[] {
  const [only, ...others] = cards;
  if (!only || others.length > 0) return told;
  return [...told.filter((one) => one !== only), only].slice(-MOST_TOLD);
}

/** Not 'la borsa c'è?' of a guitar that was shown. */
function asksForOthers(knowledge: Knowledge, { list }: Before, question: string): boolean {
  if (list.length > 0 && asksOfShown(question)) return false;
  const message = readMessage(question, knowledge.synonyms);
  return asksAdvice(message) || wantsGoods(message) || asksPrice(message);
}

/** The FAQ whose answer a text is, or begins with; where several things were answered, the first that is one. */
export function faqToldBy({ faqs }: Knowledge, text: string): Faq | undefined {
  let answers = answersOf.get(faqs);
  if (!answers) {
    answers = faqs.faqs.map(({ faq }) => ({ faq, said: withoutMarkdown(faq.answer) }));
    answersOf.set(faqs, answers);
  }
  return (
    answers.find(({ said }) => text.startsWith(said))?.faq ??
    answers.find(({ said }) => text.includes(`\n\n${said}`))?.faq
  );
}

/** As they are said, written out once for each state of the FAQs. */
const answersOf = new WeakMap<object, readonly { faq: Faq; said: string }[]>();
