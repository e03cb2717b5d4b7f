/**
 * What the chat uses of React, for the widget's build alone. React weighs 67 kB of the 20 that a visitor may be asked
 * to load, Preact with its hooks 5.5, this 2; what is written for React runs on it, and the chat's tests run on both.
 * Not here, because the chat has no use for it: classes, contexts, portals, error boundaries, server rendering, styles
 * other than custom properties. Events are the page's own: `onInput` rather than `onChange`.
 */
import type { Component, Props } from './element.ts';

export { Fragment, jsx, jsx as jsxDEV, jsx as jsxs } from './element.ts';
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from './hooks.ts';
export { createRoot } from './render.ts';

/** Renders again only when a property is another one, or its own state. */
export function memo(component: Component): Component {
  return Object.assign((props: Props) => component(props), { isMemo: true });
}
