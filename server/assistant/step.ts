import type { FallbackReason, Reply } from './reply.ts';

/** The step of the chain that gave an answer: decline ?? FAQ ?? nothing to suggest ?? model ?? catalogue ?? apologise. */
export type Step =
  | 'HELP'
  | 'SWITCHED_OFF'
  | 'DECLINE'
  | 'SMALL_TALK'
  | 'PERSON'
  | 'ORDER'
  | 'FAQ'
  | 'NOTHING_TO_SUGGEST'
  | 'MODEL'
  | 'CATALOG'
  | 'APOLOGY';

const BY_REASON: Readonly<Record<FallbackReason, Step>> = {
  DANGER: 'HELP',
  SWITCHED_OFF: 'SWITCHED_OFF',
  SMALL_TALK: 'SMALL_TALK',
  PERSON_ASKED: 'PERSON',
  ORDER_ASKED: 'ORDER',
  OFF_TOPIC: 'DECLINE',
  ASKED_BACK: 'NOTHING_TO_SUGGEST',
  NOTHING_TO_SUGGEST: 'NOTHING_TO_SUGGEST',
  NOT_FOUND: 'APOLOGY',
};

/** Read from what is stored of every answer. Null for what is no answer. */
export function stepOf({ source, fallbackReason }: StoredAnswer): Step | null {
  if (source === null) return null;
  if (source === 'AI') return 'MODEL';
  return source === 'FALLBACK' ? BY_REASON[fallbackReason ?? 'NOT_FOUND'] : source;
}

interface StoredAnswer {
  source: Reply['source'] | null;
  fallbackReason?: FallbackReason | null;
}
