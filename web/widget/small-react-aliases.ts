import { fileURLToPath } from 'node:url';

const SMALL_REACT = fileURLToPath(new URL('./small-react/react.ts', import.meta.url));

/** React's names on the small one, for the widget's build and for the chat's tests. */
export const SMALL_REACT_ALIASES = [{ find: /^react(\/jsx-(dev-)?runtime|-dom\/client)?$/, replacement: SMALL_REACT }];
