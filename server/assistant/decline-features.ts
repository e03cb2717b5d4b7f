import { declinedByRules } from './declined-by-rules.ts';
import type { Reading } from './reading.ts';

/** What speaks for a message being about another subject than the shop's, or against it, in this order. */
export const DECLINE_FEATURES = [
  'always',
  'declined by the rules',
  'surely another subject',
  'words of another subject',
  'vocabulary of another subject',
  'much of it',
  'advice',
  'wish',
  'a thing is asked for',
  'products',
  'products by words',
  'evidence',
  'lacking',
  'budget',
  'odds of a FAQ',
  'a FAQ answers',
  'a FAQ is meant',
  'a FAQ answers surely',
  'a question to shops',
  'idle',
  'length',
] as const;

/** All that declining is decided by. */
export interface DeclineFeatures {
  values: readonly number[];
  /** How the message is said: names of features that are there or not. */
  said: ReadonlySet<string>;
}

const MUCH = 3; // words of a vocabulary
const FARTHEST = 4; // logarithm of odds
const LONG = 3; // logarithm of a long message's words

export function declineFeatures(reading: Reading): DeclineFeatures {
  const { choice, faq, found, message, otherSubject, said } = reading;
  const odds = choice ? Math.max(-FARTHEST, Math.min(FARTHEST, Math.log(choice.odds))) / FARTHEST : 0; // no FAQ, no sign
  const values: Record<(typeof DECLINE_FEATURES)[number], number> = {
    always: 1,
    'declined by the rules': told(declinedByRules(reading) !== undefined),
    'surely another subject': told(reading.isSurelyOffTopic),
    'words of another subject': told(reading.offTopicWords.length > 0),
    'vocabulary of another subject': told(otherSubject.length > 0),
    'much of it': Math.min(MUCH, otherSubject.length) / MUCH,
    advice: told(reading.isAsked),
    wish: told(reading.isWish),
    'a thing is asked for': told(found.isThing),
    products: told(found.products.length > 0),
    'products by words': told(reading.searched.products.length > 0),
    evidence: told(reading.hasEvidence),
    lacking: told(found.isLacking),
    budget: told(reading.budget !== null),
    'odds of a FAQ': odds,
    'a FAQ answers': told(faq !== undefined),
    'a FAQ is meant': told(reading.isFaqMeant),
    'a FAQ answers surely': told(faq?.isSure === true),
    'a question to shops': told(reading.isShopQuestion),
    idle: reading.weighed.asked.idle,
    length: Math.log1p(message.words.length) / LONG,
  };
  return { values: DECLINE_FEATURES.map((name) => values[name]), said };
}

function told(isSo: boolean): number {
  return isSo ? 1 : 0;
}
