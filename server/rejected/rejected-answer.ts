/** How an answer that was not meant stands: somebody has to look at it, or has. */
export type RejectedAnswerStatus = 'OPEN' | 'SEEN';

/** A FAQ, or a product that was shown first, under which visitors said that they meant something else. */
export interface RejectedAnswer {
  companyId: string;
  /** The FAQ's or the product's. */
  id: string;
  isProduct: boolean;
  status: RejectedAnswerStatus;
  rejectionCount: number;
  visitorCount: number;
  lastRejectedAt: Date;
  /** Grows with every change. */
  version: number;
  /** Whether what answered was edited since. */
  isChangedSince: boolean;
  /** Of the last `COUNTED_DAYS`: how often it was rejected, and how often it answered at all; products up to `MOST_COUNTED`. */
  recentCount: number;
  answerCount: number;
  /** Which FAQs visitors chose instead at the newest `MOST_READ` rejections, those chosen most often first. */
  meant: { faqId: string; count: number }[];
  /** What visitors had asked, the newest first, at most `NEWEST_READ`. */
  texts: string[];
}

export const COUNTED_DAYS = 90; // of Rome, with today
export const NEWEST_READ = 8; // questions, of which the different ones are shown
export const MOST_READ = 500; // rejections, of which it is told what was meant
export const MOST_MEANT = 3; // FAQs
export const MOST_COUNTED = 1_000; // answers with a product, which no counter holds

/**
 * Of its answers the share that was not what was meant, 0–1; null where it gave none, or more than are counted. What is
 * rejected was said the day before, perhaps: more than all there cannot be.
 */
export function rejectedShare({
  isProduct,
  recentCount,
  answerCount,
}: Pick<RejectedAnswer, 'isProduct' | 'recentCount' | 'answerCount'>): number | null {
  if (answerCount === 0 || (isProduct && answerCount >= MOST_COUNTED)) return null;
  return Math.min(1, Math.round((recentCount / answerCount) * 10_000) / 10_000);
}
