import type { Child } from './element.ts';
import type { Hook, Instance } from './instance.ts';
import { schedule } from './schedule.ts';

type Dependencies = readonly unknown[];
type Effect = () => Hook['undo'];

let current: Instance;
let place = 0;
let ids = 0;

/** Runs a component, so that the hooks in it are this instance's. */
export function withHooks(instance: Instance, component: () => Child): Child {
  current = instance;
  place = 0;
  return component();
}

function nextHook(): Hook {
  current.hooks[place] ??= {};
  return current.hooks[place++] as Hook;
}

export function useState<Value>(initial?: Value | (() => Value)) {
  const hook = nextHook();
  const instance = current;
  if (!hook.set) {
    hook.value = resolved(initial, undefined);
    hook.set = (given) => {
      const value = resolved(given, hook.value);
      if (Object.is(value, hook.value)) return;
      hook.value = value;
      schedule(instance);
    };
  }
  return [hook.value, hook.set] as [Value, (value: unknown) => void];
}

function resolved(given: unknown, before: unknown): unknown {
  return typeof given === 'function' ? (given as (before: unknown) => unknown)(before) : given;
}

export function useMemo<Value>(make: () => Value, dependencies: Dependencies): Value {
  const hook = nextHook();
  if (haveChanged(hook, dependencies)) hook.value = make();
  return hook.value as Value;
}

export function useCallback<Callback>(callback: Callback, dependencies: Dependencies): Callback {
  return useMemo(() => callback, dependencies);
}

export function useRef<Value>(initial: Value): { current: Value } {
  return useMemo(() => ({ current: initial }), []);
}

export function useId(): string {
  return useMemo(() => `id${ids++}`, []);
}

/** Runs before anything is painted. */
export const useLayoutEffect = (effect: Effect, dependencies: Dependencies) => useAnEffect(true, effect, dependencies);

/** Runs once it is painted. */
export const useEffect = (effect: Effect, dependencies: Dependencies) => useAnEffect(false, effect, dependencies);

function useAnEffect(isLayout: boolean, effect: Effect, dependencies: Dependencies): void {
  const hook = nextHook();
  const instance = current;
  if (!haveChanged(hook, dependencies)) return;
  instance.effects.push([
    isLayout,
    () => {
      if (instance.isGone) return;
      hook.undo?.();
      hook.undo = effect();
    },
  ]);
}

/** The store's value now, and again after every change. */
export function useSyncExternalStore<Value>(subscribe: (onChange: () => void) => () => void, read: () => Value): Value {
  const [, show] = useState<unknown>(read);
  useLayoutEffect(() => {
    const onChange = () => show(read);
    onChange();
    return subscribe(onChange);
  }, [subscribe, read]);
  return read();
}

function haveChanged(hook: Hook, dependencies: Dependencies): boolean {
  const before = hook.dependencies;
  hook.dependencies = dependencies;
  return !before?.every((one, index) => Object.is(one, dependencies[index]));
}
