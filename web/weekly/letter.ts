import { percentOf } from '../ui/percents.ts';
import { texts } from './texts.ts';

interface Figure {
  readonly value: number | null;
  readonly before: number | null;
}

/** A week as it was counted. */
export interface Counted {
  readonly conversations: Figure;
  readonly questions: Figure;
  readonly replyCount: number;
  readonly answeredCount: number;
  /** 0–1. */
  readonly answered: Figure;
  /** Percent. */
  readonly satisfaction: Figure;
  readonly ratingCount: number;
  readonly newGroupCount: number;
  readonly newGroupsAnswered: number;
  readonly newGroups: readonly { readonly id: string; readonly title: string }[];
  readonly missedWishCount: number;
  readonly missedWishes: readonly {
    readonly conversationId: string;
    readonly seq: number;
    readonly text: string;
    readonly count: number;
  }[];
  readonly rejectedCount: number;
  readonly takenOverCount: number;
  readonly medianWait: number | null;
  readonly requestsLeft: number;
  readonly orderCount: number;
  readonly orderValue: number;
  readonly cartCount: number;
  readonly clickCount: number;
}

/** One thing that a letter tells, with what it is about and where one goes on. */
export interface LetterPart {
  readonly name: 'answers' | 'questions' | 'wishes' | 'satisfaction' | 'rejected' | 'people' | 'sold';
  readonly text: string;
}

const { weekly } = texts;

/** What a letter says, in its order; nothing of what there was none of. */
export function letterParts(week: Counted): LetterPart[] {
  const parts: [LetterPart['name'], readonly (string | null)[]][] = [
    ['answers', answers(week)],
    ['questions', [newQuestions(week)]],
    ['wishes', [week.missedWishCount > 0 ? weekly.wishes(week.missedWishCount) : null]],
    ['satisfaction', [satisfaction(week)]],
    ['rejected', [week.rejectedCount > 0 ? weekly.rejected(week.rejectedCount) : null]],
    ['people', people(week)],
    ['sold', [sold(week)]],
  ];
  return parts.flatMap(([name, sentences]) => {
    const text = sentences.filter((sentence) => sentence !== null).join(' ');
    return text === '' ? [] : [{ name, text }];
  });
}

function answers({ conversations, questions, replyCount, answeredCount, answered }: Counted): (string | null)[] {
  const asked = questions.value ?? 0;
  if (asked === 0 && replyCount === 0) {
    return [weekly.nobody, questions.before ? weekly.nobodyBefore(questions.before) : null];
  }
  return [
    replyCount === 0 ? weekly.noReplies(asked) : answeredOf(answeredCount, replyCount),
    replyCount === 0 ? null : share(answered, answeredCount, replyCount),
    conversationsOf(conversations),
  ];
}

function answeredOf(answered: number, all: number): string {
  if (answered === all) return weekly.answeredAll(all);
  return answered === 0 ? weekly.answeredNone(all) : weekly.answeredSome(answered, all);
}

/** All or none of few is said without a percentage. */
function share({ value, before }: Figure, answered: number, all: number): string | null {
  if (value === null) return null;
  const [now, then] = [percentOf(value), before === null ? null : percentOf(before)];
  if (answered === all) {
    if (then === null) return null;
    return then === now ? weekly.allSame : weekly.allBefore(then);
  }
  if (answered === 0) return then ? weekly.allBefore(then) : null;
  if (then === null) return weekly.share(now);
  return then === now ? weekly.shareSame(now) : weekly.shareBefore(now, then);
}

function conversationsOf({ value, before }: Figure): string | null {
  if (!value) return null;
  return weekly.conversations(value) + compared(value, before);
}

function compared(value: number, before: number | null): string {
  if (before === null) return weekly.full;
  if (value === before) return weekly.asMany;
  return value > before ? weekly.more(value - before) : weekly.fewer(before - value);
}

function newQuestions({ newGroupCount: all, newGroupsAnswered: done }: Counted): string | null {
  if (all === 0) return null;
  if (done === all) return weekly.allSolved(all);
  return done === 0 ? weekly.waiting(all) : weekly.waitingStill(all, done, all - done);
}

function satisfaction({ satisfaction: { value, before }, ratingCount }: Counted): string | null {
  if (value === null) return null;
  const [now, then] = [Math.round(value), before === null ? null : Math.round(before)];
  const said = weekly.satisfied(now, ratingCount);
  if (then === null) return said + weekly.full;
  return said + (then === now ? weekly.satisfiedSame : weekly.satisfiedBefore(then));
}

function people({ takenOverCount, medianWait, requestsLeft }: Counted): (string | null)[] {
  return [
    takenOverCount === 0
      ? null
      : weekly.takenOver(takenOverCount) + (medianWait ? weekly.waited(medianWait) : weekly.full),
    requestsLeft === 0 ? null : weekly.requests(requestsLeft),
  ];
}

/** The most that is known: orders, else carts, else what was opened. */
function sold({ orderCount, orderValue, cartCount, clickCount }: Counted): string | null {
  if (orderCount > 0) return weekly.orders(orderCount) + (orderValue > 0 ? weekly.worth(orderValue) : weekly.full);
  if (cartCount > 0) return weekly.carts(cartCount);
  return clickCount > 0 ? weekly.clicks(clickCount) : null;
}
