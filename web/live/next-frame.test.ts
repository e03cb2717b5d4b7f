import { expect, test, vi } from 'vitest';
import { createGathering } from './next-frame.ts';

function gathering() {
  const frames: (() => void)[] = [];
  const gather = createGathering({ later: (work) => frames.push(work) });
  const draw = () => {
    for (const work of frames.splice(0)) work();
  };
  return { gather, draw, frames };
}

test('what comes before a frame is done in it, in its order and in one go', () => {
  const { gather, draw, frames } = gathering();
  const done: number[] = [];
  for (const number of [1, 2, 3]) gather(() => done.push(number));
  expect([done, frames.length]).toEqual([[], 1]);
  draw();
  expect(done).toEqual([1, 2, 3]);
});

test('what comes while it is done waits for the next frame', () => {
  const { gather, draw } = gathering();
  const done: string[] = [];
  gather(() => {
    done.push('first');
    gather(() => done.push('second'));
  });
  draw();
  expect(done).toEqual(['first']);
  draw();
  expect(done).toEqual(['first', 'second']);
});

test('one that fails is reported, and the others are done all the same', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { gather, draw } = gathering();
  const done: string[] = [];
  gather(() => {
    throw new Error('broken');
  });
  gather(() => done.push('after it'));
  draw();
  expect(done).toEqual(['after it']);
  expect(report).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
