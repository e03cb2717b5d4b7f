import { expect, it } from 'vitest';
import { openWayBack, type Traversed } from './back.ts';

/** A window's history as the frame sees it; going back is told of later, by `arrive`. */
function around() {
  const entries: unknown[] = [null];
  let place = 0;
  const listeners: (() => void)[] = [];
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
  };
  return {
    window,
    depth: () => place,
    arrive(by = steps) {
      steps = 0;
      place += by;
      for (const listener of listeners) listener();
    },
  };
}

function opened() {
  const told: string[] = [];
  const place = around();
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
