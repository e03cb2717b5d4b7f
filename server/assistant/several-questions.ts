import { withoutMarkdown } from '../language/markdown/markdown.ts';
import { toldPrice } from '../products/product.ts';
import { RECOMMENDED } from '../products/recommend.ts';
import { answerFromRules, CONFIDENCE, decided, idsOf, type RulesAnswer } from './answer.ts';
import type { Knowledge } from './knowledge.ts';
import { catalogueReply } from './replies.ts';
import type { Reply } from './reply.ts';

const MOST = 3; // questions in one message
/** Where one question ends and another begins: 'la spedizione? e il reso', 'quanto costa e in quanto arriva'. */
const BETWEEN =
  /\s*[?;]+\s*(?:(?:e|ed|poi|inoltre|anche)\s+)*|\s*,\s*(?:e|ed|poi|inoltre)\s+|\s+(?:e|ed)\s+(?:poi\s+)?(?=(?:(?:a|da|in|con|per|di) (?:che|quale|quant|cosa)|quant|quand|dov|com|qual|ch[ie]\b|cosa|in |entro|fino|posso|si può|si puo|potete|puoi|fate|avete|siete|spedite|accettate|consegnate|l['’]|il |lo |la |i |gli |le |un |una |qnt|ke |cs |dv ))/iu;
/** What a question begins with that the next leaves out: 'quanto costano le Birkenstock e le Superga?'. */
const BEGINNING =
  /^\s*(?:(?:ciao|salve|buongiorno|buonasera|scusate|scusa)[\s,!]+)?((?:quanto|qnt|qnto)\s+(?:costano|costa|vengono|viene)|avete|vendete|ci sono|c['’]è)\s/iu;

/**
 * A message that asks for several things, each of which has a certain answer: these, in the order asked. Undefined where
 * fewer than two have one, and where the message as a whole is answered with all of them already.
 * @param whole what the message is answered by itself
 */
export function answerSeveral(knowledge: Knowledge, text: string, whole: RulesAnswer): RulesAnswer | undefined {
  const questions = questionsIn(text);
  if (questions.length < 2) return undefined;
  const parts = questions.map((asked) => certainAnswer(knowledge, asked));
  const answers = parts.filter((part, place) => part && parts.findIndex((other) => isSame(other, part)) === place);
  if (answers.length < 2 || answers.length < parts.length) return undefined;
  const known = answers as Reply[];
  if (whole.reply && known.every(({ text: said }) => whole.reply?.text.includes(said))) return undefined;
  return decided(together(known));
}

function questionsIn(text: string): string[] {
  const parts = text.split(BETWEEN).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || parts.length > MOST) return [];
  const [first = '', ...rest] = parts;
  const beginning = BEGINNING.exec(first)?.[1];
  return [first, ...rest.map((part) => (beginning && isBareThing(part) ? `${beginning} ${part}` : part))];
}

/** 'Le Superga', 'una cover': a thing and nothing that is asked of it. */
function isBareThing(part: string): boolean {
  return /^\s*(?:l['’]|(?:il|lo|la|i|gli|le|un|uno|una)\s)/iu.test(part) && part.trim().split(/\s+/).length <= 5;
}

/** A FAQ, or a product that the question names with its price: no guess, and no card that may do. */
function certainAnswer(knowledge: Knowledge, question: string): Reply | undefined {
  const rules = answerFromRules(knowledge, `${question}?`);
  const { reply, suggested, naming, missing, fact, terms } = rules;
  if (reply) return reply.source === 'FAQ' && reply.productIds.length === 0 ? reply : undefined;
  if (missing || fact || suggested.length === 0 || suggested.length > RECOMMENDED) return undefined;
  if (naming !== 'PRICE' && naming !== 'YES') return undefined;
  if (naming === 'PRICE' && !suggested.every(toldPrice)) return undefined;
  const text = catalogueReply(suggested, naming);
  const productIds = idsOf(suggested);
  return { text, source: 'CATALOG', confidence: CONFIDENCE.OTHER, faqId: null, productIds, terms, chips: [] };
}

function isSame(one: Reply | undefined, other: Reply): boolean {
  return one !== undefined && one.text === other.text;
}

/** One message: what a FAQ says counts as the FAQ's. */
function together(answers: readonly Reply[]): Reply {
  const faq = answers.find(({ faqId }) => faqId !== null);
  return {
    text: answers.map(({ text }) => withoutMarkdown(text)).join('\n\n'),
    source: faq ? 'FAQ' : 'CATALOG',
    confidence: faq ? CONFIDENCE.FAQ : CONFIDENCE.OTHER,
    faqId: faq?.faqId ?? null,
    productIds: [...new Set(answers.flatMap(({ productIds }) => productIds))].slice(0, RECOMMENDED),
    terms: [...new Set(answers.flatMap(({ terms }) => terms))],
    chips: [],
  };
}
