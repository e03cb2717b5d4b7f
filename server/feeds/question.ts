import type { ImportReport } from '../imports/import.ts';
import { failed, type RunEnd, type RunQuestion, UNCHANGED } from './feed.ts';

/** Beyond these shares of a catalogue, a person is asked before it is changed by itself. */
const SHARES = { removed: 0.3, moved: 0.3 };

/** What has to be asked before a catalogue that came by itself is put in use; null for nothing. */
export function questionOf(report: ImportReport, shares = SHARES): RunQuestion | null {
  const { currentCount, removedCount, pricedCount = 0, movedPriceCount = 0 } = report;
  if (report.refusal) return report.columnsToMatch.length > 0 ? 'COLUMNS' : null;
  if (removedCount > currentCount * shares.removed) return 'SHRINKS';
  // What names changes alone is measured by the whole catalogue.
  const prices = report.isIncremental ? currentCount : pricedCount;
  return movedPriceCount > prices * shares.moved ? 'PRICES' : null;
}

/** How a run ends by what its file says, before anything is changed; APPLIED where it can be put in use. */
export function endOf(report: ImportReport): RunEnd {
  const { newCount, changedCount, removedCount, refusal } = report;
  const question = questionOf(report);
  const counts = { newCount, changedCount, removedCount };
  if (question) return { ...counts, state: 'ASKS', question, reason: refusal?.sentence ?? '' };
  if (refusal) return failed(refusal.sentence);
  if (newCount + changedCount + removedCount === 0) return UNCHANGED;
  return { ...counts, state: 'APPLIED', question: null, reason: '' };
}
