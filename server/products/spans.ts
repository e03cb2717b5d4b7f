import type { TermHit } from '../search/term-dictionary.ts';
import { isNamingWord } from './bonus-words.ts';

/** What one span of the message's words finds. */
export interface SpanHits {
  isNaming: boolean;
  /** Exact ones first, so that what counts once counts at its best. */
  hits: TermHit[];
}

/** The hits by what found them, in the order of the message. */
export function spansOf(hits: readonly TermHit[]): SpanHits[] {
  const spans = new Map<string, SpanHits>();
  for (const hit of [...hits].sort((a, b) => b.quality - a.quality)) {
    const known = spans.get(hit.span);
    const isNaming = hit.words.some(isNamingWord);
    if (known) {
      known.hits.push(hit);
      known.isNaming ||= isNaming;
    } else spans.set(hit.span, { isNaming, hits: [hit] });
  }
  return [...spans.values()];
}
