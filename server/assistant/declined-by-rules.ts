import type { Reading } from './reading.ts';

/** The words for which the rules decline: off topic, unless the shop's own FAQs or products speak of them; undefined where they do not. */
export function declinedByRules({
  offTopicWords,
  hasEvidence,
  isSurelyOffTopic,
  isShopQuestion,
  isWish,
  found,
  message,
  otherSubject,
  isFaqMeant,
}: Reading): string[] | undefined {
  if (isFaqMeant) return undefined;
  if (otherSubject.length > 0) return otherSubject;
  if (offTopicWords.length === 0 || hasEvidence) return undefined;
  if (isShopQuestion && !isSurelyOffTopic) return undefined; // 'fate sconti per gli insegnanti?'
  const tellsMore = message.content.some(({ text }) => !offTopicWords.includes(text)); // than 'mi serve un medico'
  const isOfGoods = tellsMore && (isWish || found.isLacking || found.products.length > 0);
  if (isOfGoods && !isSurelyOffTopic) return undefined; // 'occhialini da nuoto ne avete?', 'un computer per lo studio'
  return offTopicWords;
}
