const LONGEST_QUESTION = 300; // characters
const MOST_KEYWORDS = 50;

/** What the questions of a group propose for the FAQ that is to answer them. */
export interface Proposal {
  readonly title: string;
  readonly keywords: readonly string[];
}

/** A FAQ with what is proposed: a question where it has none, and the keywords that it lacks. */
export function withProposal<Values extends { readonly question: string; readonly keywords: readonly string[] }>(
  faq: Values,
  { title, keywords }: Proposal,
): Values {
  const question = faq.question === '' ? [...title].slice(0, LONGEST_QUESTION).join('') : faq.question;
  return { ...faq, question, keywords: [...new Set([...faq.keywords, ...keywords])].slice(0, MOST_KEYWORDS) };
}
