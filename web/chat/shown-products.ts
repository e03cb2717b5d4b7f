import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatState } from './chat-state.ts';
import type { Product } from './connection.ts';
import type { ChatSession } from './session.ts';
import { newestChapter, type Recommendation, recommendation } from './transcript.ts';

/** The newest recommendation, or the earlier one that the reader asked to see again. */
export function useShownProducts(
  session: ChatSession,
  state: ChatState,
  catalogue: number,
  onRecommend: ((products: readonly Product[]) => void) | undefined,
) {
  const newest = recommendation(newestChapter(state.transcript));
  const [chosen, setChosen] = useState<{ products: readonly Product[]; instead: readonly Product[] }>();
  // What was chosen gives way to the next recommendation.
  const isChosen = chosen !== undefined && sameProducts(chosen.instead, newest.products);
  // What was recommended from a catalogue that was replaced is no recommendation any more.
  const [gone, setGone] = useState<readonly Product[]>([]);
  const known = useRef(catalogue);
  useEffect(() => {
    if (known.current === catalogue) return;
    known.current = catalogue;
    setGone(newest.products);
    setChosen(undefined);
  });
  const current = sameProducts(gone, newest.products) ? [] : newest.products;
  const shown: Recommendation = {
    products: isChosen ? chosen.products : current,
    isEarlier:
      newest.isEarlier || state.unsent.length > 0 || (isChosen && !sameProducts(chosen.products, newest.products)),
  };
  const key = shown.products.map((product) => product.id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of products is what matters, not another array
  useEffect(() => {
    if (state.phase === 'ready') onRecommend?.(shown.products);
  }, [state.phase, key]);

  const show = useCallback(
    (products: readonly Product[]) =>
      setChosen({ products, instead: recommendation(newestChapter(session.getState().transcript)).products }),
    [session],
  );
  return { shown, show };
}

function sameProducts(one: readonly Product[], other: readonly Product[]): boolean {
  return one.length === other.length && one.every((product, place) => product.id === other[place]?.id);
}
