/** What of a window the way back needs. */
export interface Traversed {
  history: Pick<History, 'state' | 'pushState' | 'back'>;
  addEventListener(name: 'popstate', listener: () => void): void;
}

/**
 * 'Back' closes the chat on a phone, by an entry in the history of our own frame: the page around it has none of ours,
 * so that no router there takes our coming and going for a navigation of its own.
 * @returns what to call when the chat opens (true), and when it closes by whatever way (false).
 */
export function openWayBack(onBack: () => void, around: Traversed = window as unknown as Traversed) {
  const { history } = around;
  const isOurs = (): boolean => history.state?.tuoShop === true;
  let isWanted = false;
  let isLeaving = false;

  /** Going back takes a moment, in which the chat may be opened again. */
  function settle(willBeWanted: boolean): void {
    isWanted = willBeWanted;
    if (isLeaving || isWanted === isOurs()) return;
    isLeaving = !isWanted;
    if (isWanted) history.pushState({ tuoShop: true }, '');
    else history.back();
  }

  around.addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false;
      settle(isWanted);
    } else if (isWanted && !isOurs()) onBack();
  });

  return settle;
}
