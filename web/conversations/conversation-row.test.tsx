import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConversationRow } from './conversation-row.tsx';
import type { Row } from './live-log.ts';

const row = {
  id: 'one',
  visitorName: 'Visitatore 1',
  status: 'ACTIVE',
  lastMessageAt: '2026-11-20T17:42:00.000Z',
  lastQuestionText: 'consigli per un regalo',
  isReplyPending: false,
  isSuspected: false,
  satisfaction: null,
} as unknown as Row;

test.each([
  ['an earlier question had no answer, the last one has', { isUnanswered: true, lastReplySource: 'CATALOG' }, false],
  ['the last question has no answer', { isUnanswered: true, lastReplySource: 'FALLBACK' }, true],
  ['all are answered', { isUnanswered: false, lastReplySource: 'FAQ' }, false],
] as const)('beside the last question stands how that one was answered: %s', (_, changes, isSaid) => {
  const html = renderToStaticMarkup(<ConversationRow row={{ ...row, ...changes } as Row} href="/one" isOpen={false} />);
  expect(html.includes('senza risposta')).toBe(isSaid);
  expect(html.includes('data-source')).toBe(!isSaid);
});
