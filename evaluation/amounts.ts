import { answerFromRules } from '../server/assistant/answer.ts';
import { moneySaidIn } from '../server/model/claims/said-money.ts';
import { knowledgeOf } from './answers.ts';
import type { Case, EvaluationSet, Shop } from './set.ts';

/** An amount of an answer, which the facts of what was asked for do not hold. */
export interface StrayAmount {
  each: Case;
  /** As it was written. */
  amount: string;
  text: string;
  /** Not even what the answer itself names says it. */
  isUnfounded: boolean;
}

/** Every amount of every answer of the rules: how many there were, and which of them belong to nothing that was asked for. */
export function amountsOf({ shops, cases }: EvaluationSet): { amounts: number; strays: StrayAmount[] } {
  const strays: StrayAmount[] = [];
  let amounts = 0;
  for (const shop of shops) {
    const knowledge = knowledgeOf(shop);
    for (const each of cases.filter((one) => one.shop === shop.key)) {
      const { reply } = answerFromRules(knowledge, each.message);
      const said = reply ? amountsIn(reply.text) : [];
      amounts += said.length;
      const own = factsOf(shop, reply ? namedBy(shop, reply) : [], each.message);
      const asked = factsOf(
        shop,
        [each.faqId ?? '', ...(each.productIds ?? []), ...cheapestIn(shop, reply)],
        each.message,
      );
      for (const { value, text: amount } of said) {
        const isUnfounded = !own.has(value);
        if (isUnfounded || !asked.has(value)) strays.push({ each, amount, text: reply?.text ?? '', isUnfounded });
      }
    }
  }
  return { amounts, strays };
}

type Named = { text: string; faqId: string | null; productIds: readonly string[] };

/** What an answer is of: its FAQ, or those whose answers stand in it, and the products that it shows or names. */
function namedBy({ faqs, products }: Shop, { text, faqId, productIds }: Named): string[] {
  return [
    faqId ?? '',
    ...productIds,
    ...faqs.filter(({ answer }) => text.includes(answer)).map(({ id }) => id),
    ...products.filter(({ name }) => text.includes(name)).map(({ id }) => id),
  ];
}

/** Where nothing is cheap enough, the cheapest of what was asked for is named: it is right to tell its price. */
function cheapestIn({ products }: Shop, reply: Named | undefined): string[] {
  if (!reply?.text.includes('Il più economico è')) return [];
  return products.filter(({ name }) => reply.text.includes(name)).map(({ id }) => id);
}

function amountsIn(text: string): { value: string; text: string }[] {
  return moneySaidIn(text)
    .filter(({ kind }) => kind === 'AMOUNT')
    .map(({ value, start, end }) => ({ value, text: text.slice(start, end) }));
}

/** What the facts of FAQs and products say, and the visitor's own limit, which may be said back. */
function factsOf(shop: Shop, ids: readonly string[], message: string): Set<string> {
  const texts = [
    ...shop.faqs.filter(({ id }) => ids.includes(id)).map(({ question, answer }) => `${question}\n${answer}`),
    ...shop.products
      .filter(({ id }) => ids.includes(id))
      .map(({ price, description }) => `${price} €\n${price}\n${description}`),
  ];
  return new Set([...texts, message, `${message} €`].flatMap((text) => amountsIn(text).map(({ value }) => value)));
}
