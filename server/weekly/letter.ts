import type { ListedGroup } from '../improvement/question-group.ts';
import type { Day } from '../language/rome.ts';
import type { Figure } from '../stats/figures.ts';

/** What a shop reads of a week that is over. */
export interface WeeklyLetter {
  companyId: string;
  /** Its Monday, which names it. */
  week: Day;
  firstDay: Day;
  lastDay: Day;
  /** Whether who reads it has set it aside. */
  isSetAside: boolean;
  /** All weeks that are told of, the newest first. */
  weeks: Day[];
  conversations: Figure;
  questions: Figure;
  /** Replies to questions, and those of them that found something. */
  replyCount: number;
  answeredCount: number;
  /** The share of the second in the first, 0–1. */
  answered: Figure;
  /** Percent: 5 of 5 is 100. */
  satisfaction: Figure;
  ratingCount: number;
  /** Groups of questions that nothing was found to, and that nobody had asked before. */
  newGroupCount: number;
  /** Those of them that are answered by now. */
  newGroupsAnswered: number;
  /** Those that still wait, asked most often first. */
  newGroups: ListedGroup[];
  missedWishCount: number;
  missedWishes: MissedWishOfWeek[];
  rejectedCount: number;
  takenOverCount: number;
  /** Of visitors for a person, s; null where nobody waited. */
  medianWait: number | null;
  requestsLeft: number;
  orderCount: number;
  /** In euro. */
  orderValue: number;
  cartCount: number;
  clickCount: number;
}

/** What visitors wanted and the catalogue does not have, in one wording. */
export interface MissedWishOfWeek {
  conversationId: string;
  /** Of the message that says it. */
  seq: number;
  text: string;
  count: number;
}

export const MOST_GROUPS = 3;
export const MOST_WISHES = 3;
export const MOST_WISHES_READ = 500; // of a week; more are as good as many
