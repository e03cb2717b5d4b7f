import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatState } from './chat-state.ts';
import type { Product } from './connection.ts';
import type { ChatSession } from './session.ts';
import { newestChapter, recommendedProducts } from './transcript.ts';

/** The newest recommendation, or the earlier one that the reader asked to see again. */
export function useShownProducts(
  session: ChatSession,
  state: ChatState,
  onRecommend: ((products: readonly Product[]) => void) | undefined,
) {
  const newest = recommendedProducts(newestChapter(state.transcript));
  const [chosen, setChosen] = useState<{ products: readonly Product[]; instead: readonly Product[] }>();
  const [callsToShow, setCallsToShow] = useState(0);
  // What was chosen gives way to the next recommendation.
  const products = chosen && sameProducts(chosen.instead, newest) ? chosen.products : newest;
  const key = products.map((product) => product.id).join();
  const before = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of products is what matters, not another array
  useEffect(() => {
    if (state.phase !== 'ready') return;
    if (before.current !== undefined && before.current !== key && key) setCallsToShow((calls) => calls + 1);
    before.current = key;
    onRecommend?.(products);
  }, [state.phase, key]);

  const show = useCallback(
    (chosenProducts: readonly Product[]) => {
      setChosen({
        products: chosenProducts,
        instead: recommendedProducts(newestChapter(session.getState().transcript)),
      });
      setCallsToShow((calls) => calls + 1);
    },
    [session],
  );
  return { products, callsToShow, show };
}

function sameProducts(one: readonly Product[], other: readonly Product[]): boolean {
  return one.length === other.length && one.every((product, place) => product.id === other[place]?.id);
}
