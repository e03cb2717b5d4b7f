import type { Instance } from './instance.ts';

const changed = new Set<Instance>();
const layoutEffects: (() => void)[] = [];
const effects: (() => void)[] = [];
let isAwaited = false;
let rerender: (instance: Instance) => void;

/** The renderer says how. */
export function renderWith(render: (instance: Instance) => void): void {
  rerender = render;
}

/** Renders an instance soon, together with whatever else changed in this moment. */
export function schedule(instance: Instance): void {
  if (instance.isGone) return;
  changed.add(instance);
  if (isAwaited) return;
  isAwaited = true;
  queueMicrotask(renderChanged);
}

/** This instance is as it should be, or gone. */
export function settle(instance: Instance): void {
  changed.delete(instance);
}

/** Takes what a rendering left to be done. */
export function takeEffects(instance: Instance): void {
  for (const [isLayout, run] of instance.effects.splice(0)) (isLayout ? layoutEffects : effects).push(run);
}

/** Does what has to be done before anything is painted, and the rest after. */
export function finish(): void {
  runAll(layoutEffects);
  if (effects.length > 0) setTimeout(() => runAll(effects));
}

function renderChanged(): void {
  isAwaited = false;
  // What the rendering before left to be done comes first.
  runAll(effects);
  while (changed.size > 0) {
    const next = [...changed].reduce((one, other) => (other.depth < one.depth ? other : one));
    changed.delete(next);
    rerender(next);
  }
  finish();
}

function runAll(jobs: (() => void)[]): void {
  for (const run of jobs.splice(0)) run();
}
