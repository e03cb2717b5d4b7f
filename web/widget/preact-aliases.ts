import { fileURLToPath } from 'node:url';

const REACT_ON_PREACT = fileURLToPath(new URL('./react-on-preact.ts', import.meta.url));

/** React's names on Preact, for the widget's build and for the chat's tests. Longer names first. */
export const PREACT_ALIASES = [
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: REACT_ON_PREACT },
  { find: /^react$/, replacement: REACT_ON_PREACT },
];
