import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Connection } from './connection-state.ts';
import { LiveMark } from './live-mark.tsx';

test.each<[Connection, string]>([
  ['connected', 'In diretta'],
  ['interrupted', 'In diretta'],
  ['reconnecting', 'Riconnessione...'],
  ['failed', 'Riconnessione...'],
])('beside the title of a screen whose connection is %s stands %s', (connection, sentence) => {
  const markup = renderToStaticMarkup(<LiveMark connection={connection} />);
  expect(markup.replace(/<[^>]*>/g, '')).toBe(sentence);
});
