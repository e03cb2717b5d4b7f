import { expect, it } from 'vitest';
import { openWayBack, type Traversed } from './back.ts';

/** A window's history as the frame sees it; going back is told of later, by `arrive`. */
function around(isWatching = false) {
  const entries: unknown[] = [null];
  let place = 0;
  const listeners: (() => void)[] = [];
  const watchers: { onclose: (() => void) | null; isDestroyed: boolean }[] = [];
  class CloseWatcher {
    onclose: (() => void) | null = null;
    isDestroyed = false;
    constructor() {
      watchers.push(this);
    }
    destroy() {
      this.isDestroyed = true;
    }
  }
  let steps = 0;
  const window: Traversed = {
    history: {
      get state() {
        return entries[place];
      },
      pushState(state) {
        entries.splice(place + 1, Number.POSITIVE_INFINITY, state);
        place += 1;
      },
      back() {
        steps -= 1;
      },
    },
    addEventListener: (_, listener) => listeners.push(listener),
    ...(isWatching ? { CloseWatcher } : {}),
  };
  return {
    window,
    watchers,
    depth: () => place,
    arrive(by = steps) {
      steps = 0;
      place += by;
      for (const listener of listeners) listener();
    },
  };
}

function opened(isWatching = false) {
  const told: string[] = [];
  const place = around(isWatching);
  const way = openWayBack(() => {
    told.push('back');
    way(false);
  }, place.window);
  return { ...place, way, told };
}

it('back closes, and leaves nothing behind', () => {
  const { way, told, arrive, depth } = opened();
  way(true);
  expect(depth()).toBe(1);
  arrive(-1);
  expect([told, depth()]).toEqual([['back'], 0]);
});

it('closed in another way, its entry is gone without being taken for a wish to close', () => {
  const { way, told, arrive, depth } = opened();
  way(true);
  way(false);
  way(false);
  arrive();
  expect([told, depth()]).toEqual([[], 0]);
});

it('opened again before the way back has ended, it stays open and has an entry', () => {
  const { way, told, arrive, depth } = opened();
  way(true);
  way(false);
  way(true);
  arrive();
  expect([told, depth()]).toEqual([[], 1]);
  arrive(-1);
  expect([told, depth()]).toEqual([['back'], 0]);
});

it('forward onto the entry opens nothing, and the next opening makes no second one', () => {
  const { way, told, arrive, depth } = opened();
  way(true);
  arrive(-1);
  arrive(1);
  expect([told, depth()]).toEqual([['back'], 1]);
  way(true);
  expect(depth()).toBe(1);
});

it('where there are close watchers, one is there while the chat is open', () => {
  const { way, told, watchers } = opened(true);
  way(true);
  way(true);
  expect(watchers.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false]);
  watchers[1]?.onclose?.();
  expect([told, watchers[1]?.isDestroyed]).toEqual([['back'], true]);
});
