/** Why questions are put together: nothing was found to them, or they were declined as off topic. */
export type QuestionKind = 'UNANSWERED' | 'DECLINED';

/**
 * How a group stands: nothing answers it or it is declined, what the assistant knows by now answers it or it is declined no
 * more, or somebody set it aside.
 */
export type QuestionGroupStatus = 'OPEN' | 'ANSWERED' | 'IGNORED';

/** Questions of a company's visitors that mean the same, and were left without an answer in the same way. */
export interface QuestionGroup {
  companyId: string;
  id: string;
  status: QuestionGroupStatus;
  questionCount: number;
  visitorCount: number;
  lastAskedAt: Date;
  /** What answers all of them by now; both null where nothing does, where it is no FAQ and no product, and where they were declined. */
  answeredFaqId: string | null;
  answeredProductId: string | null;
  /** What answers them where they are not declined; of questions that were not declined it stays empty. */
  foundFaqId: string | null;
  foundProductIds: string[];
  /** Whether they were tried against what the assistant knows, now or a moment ago. */
  isTried: boolean;
  /** The names of the subjects for which they are declined, those of most of them first. */
  declinedTopics: string[];
  /** Grows with every change. */
  version: number;
}

/** A group with what was asked last in it. */
export interface ListedGroup extends QuestionGroup {
  /** The newest first, at most `NEWEST_READ`. */
  texts: string[];
  /** The words by which the newest were declined; at most `TERMS_READ` answers tell them. */
  terms: string[];
  /** Asked in the last seven days, and in the seven before; at most `MOST_COUNTED` each. */
  recentCount: number;
  previousCount: number;
}

export const TERMS_READ = 5; // answers
export const NEWEST_READ = 60; // questions of a group, by which it is called and tried
export const MOST_COUNTED = 500; // questions of a week; more are as good as many

export type Trend = 'RISING' | 'STEADY' | 'FALLING';

export const FEWEST = 3; // questions that a week must have more, or fewer, than the other
export const SHARE = 1.5;

/** Whether a question is asked more often than the week before. */
export function trendOf({ recentCount, previousCount }: Pick<ListedGroup, 'recentCount' | 'previousCount'>): Trend {
  const isMore = (more: number, fewer: number) => more - fewer >= FEWEST && more >= fewer * SHARE;
  if (isMore(recentCount, previousCount)) return 'RISING';
  return isMore(previousCount, recentCount) ? 'FALLING' : 'STEADY';
}
