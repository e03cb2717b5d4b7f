import type { FaqMatch } from '../faqs/match.ts';
import type { Message } from '../language/message.ts';
import type { Knowledge } from './knowledge.ts';

const CLAUSE = /[^.,;:?!\n]+/g;

/** 'Consigli per cuffie, e la spedizione?': a clause that holds a FAQ's keyword and no word of a product is none of the wish. */
export function withoutAskedBeside({ catalogue }: Knowledge, wanted: Message, faq: FaqMatch | undefined): Message {
  if (!faq?.isByOwnKeyword) return wanted;
  const { words } = catalogue.dictionary;
  const clauses = Array.from(wanted.text.matchAll(CLAUSE), ({ index, 0: clause }) =>
    wanted.content.filter(({ start }) => start >= index && start < index + clause.length),
  );
  if (clauses.length < 2) return wanted;
  const isBeside = (clause: Message['content']) =>
    clause.some(({ text }) => faq.terms.includes(text)) && !clause.some(({ text }) => words.has(text));
  const beside = new Set(clauses.filter(isBeside).flat());
  return { ...wanted, content: wanted.content.filter((word) => !beside.has(word)) };
}
