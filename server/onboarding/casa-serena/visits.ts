import * as questions from './questions.ts';
import type { Chance } from './random.ts';

/** A visit to the shop's chat, before anybody answered. */
export interface Visit {
  startedAt: Date;
  questions: readonly { text: string; modelAnswer: string | null; after: number }[];
  status: 'COMPLETED' | 'ABANDONED';
  /** From the last message to the end, ms. */
  endsAfter: number;
  satisfaction: number | null;
  comment: string | null;
}

const DAY = 86_400_000; // ms
const HOUR = 3_600_000;
const MINUTE = 60_000;

// How many come at each hour of the day: a morning, a quiet afternoon, and the evening on the sofa.
const HOURS: Record<string, number> = {
  7: 1,
  8: 3,
  9: 6,
  10: 8,
  11: 7,
  12: 5,
  13: 6,
  14: 4,
  15: 5,
  16: 6,
  17: 7,
  18: 8,
  19: 7,
  20: 9,
  21: 11,
  22: 7,
  23: 3,
};

// Sunday to Saturday.
const A_DAY = [12, 9, 8, 8, 9, 10, 13];

/** The visits of some weeks until now, oldest first. */
export function visitsUntil(now: Date, weeks: number, chance: Chance): Visit[] {
  const visits: Visit[] = [];
  for (let ago = weeks * 7; ago >= 0; ago--) {
    const midnight = Math.floor(now.getTime() / DAY - ago) * DAY;
    const usual = A_DAY[new Date(midnight).getUTCDay()] ?? 9;
    // More come than a month ago: the shop has told its customers.
    const count = Math.round(usual * (1.25 - (0.5 * ago) / (weeks * 7)) * (0.8 + 0.4 * chance.next()));
    for (let number = 0; number < count; number++) visits.push(visit(midnight, chance));
  }
  return visits
    .filter(({ startedAt }) => startedAt.getTime() < now.getTime() - HOUR)
    .sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

function visit(midnight: number, chance: Chance): Visit {
  const hour = Number(chance.weighted(HOURS)) - 1; // Rome is an hour or two ahead of UTC
  const startedAt = new Date(midnight + hour * HOUR + chance.between(0, 59) * MINUTE + chance.between(0, 59_999));
  const status = chance.weighted({ COMPLETED: 72, ABANDONED: 28 });
  const isRated = status === 'COMPLETED' && chance.next() < 0.6;
  return {
    startedAt,
    questions: asked(chance),
    status,
    endsAfter: status === 'COMPLETED' ? chance.between(10, 90) * 1_000 : 30 * MINUTE,
    satisfaction: isRated ? Number(chance.weighted({ 5: 52, 4: 28, 3: 12, 2: 5, 1: 3 })) : null,
    comment: isRated && chance.next() < 0.2 ? chance.pick(questions.COMMENTS) : null,
  };
}

function asked(chance: Chance): Visit['questions'] {
  const count = Number(chance.weighted({ 1: 34, 2: 32, 3: 22, 4: 12 }));
  return Array.from({ length: count }, (_, index) => ({
    ...question(chance),
    after: index === 0 ? 0 : chance.between(12, 150) * 1_000,
  }));
}

function question(chance: Chance): { text: string; modelAnswer: string | null } {
  const kind = chance.weighted({ shop: 44, products: 30, model: 12, smallTalk: 6, unanswered: 5, offTopic: 3 });
  if (kind === 'model') {
    const { question: text, answer: modelAnswer } = chance.pick(questions.ANSWERED_BY_MODEL);
    return { text, modelAnswer };
  }
  const of = {
    shop: questions.ABOUT_THE_SHOP,
    products: questions.ABOUT_PRODUCTS,
    smallTalk: questions.SMALL_TALK,
    unanswered: questions.UNANSWERED,
    offTopic: questions.OFF_TOPIC,
  };
  return { text: chance.pick(of[kind]), modelAnswer: null };
}
