import type { TermHit } from '../language/term-dictionary.ts';
import { isNamingWord } from './bonus-words.ts';

/** What one span of the message's words finds. */
export interface SpanHits {
  words: string[];
  isNaming: boolean;
  /** Exact ones first, so that what counts once counts at its best. */
  hits: TermHit[];
}

/** The hits by what found them, in the order of the message. */
export function spansOf(hits: readonly TermHit[]): SpanHits[] {
  const spans = new Map<string, SpanHits>();
  for (const hit of [...hits].sort((a, b) => b.quality - a.quality)) {
    const known = spans.get(hit.span);
    if (known) known.hits.push(hit);
    else {
      const words = hit.span.split(' ');
      spans.set(hit.span, { words, isNaming: words.some(isNamingWord), hits: [hit] });
    }
  }
  return [...spans.values()];
}
