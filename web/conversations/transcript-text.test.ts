import { expect, it } from 'vitest';
import { piecesOf } from './marked-text.ts';
import { transcriptText } from './transcript-text.ts';

it('a conversation is written as text, line by line', () => {
  const messages = [
    { sender: 'BOT', text: 'Ciao!', sentAt: '2026-11-20T13:35:00.000Z' },
    { sender: 'USER', text: 'Quali sono\ngli orari?', sentAt: '2026-11-20T23:05:00.000Z' },
  ];
  expect(transcriptText('Visitatore ab12', messages)).toBe(
    '[20/11/2026 14:35] Assistente: Ciao!\n[21/11/2026 00:05] Visitatore ab12: Quali sono\ngli orari?\n',
  );
});

it.each([
  ['spedizione e reso', [], ['spedizione e reso']],
  [
    'spedizione e reso',
    [
      { start: 0, end: 10 },
      { start: 13, end: 17 },
    ],
    ['*spedizione*', ' e ', '*reso*'],
  ],
  ['un reso!', [{ start: 3, end: 7 }], ['un ', '*reso*', '!']],
])('%j with marks %j is cut into %j', (text, marks, expected) => {
  expect(piecesOf(text, marks).map((piece) => (piece.isMarked ? `*${piece.text}*` : piece.text))).toEqual(expected);
});
