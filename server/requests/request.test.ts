import { expect, test } from 'vitest';
import { readContact } from './request.ts';

test.each([
  ['anna@example.it', 'EMAIL', 'anna@example.it'],
  ['  Anna.Rossi+negozio@posta.example.it ', 'EMAIL', 'Anna.Rossi+negozio@posta.example.it'],
  ['perché@caffè.it', 'EMAIL', 'perché@caffè.it'],
  ['+39 340 123 4567', 'PHONE', '+39 340 123 4567'],
  ['06/123.45-67', 'PHONE', '06/123.45-67'],
  ['(0521) 55 01 77', 'PHONE', '(0521) 55 01 77'],
])('%j is the %s %s', (input, kind, contact) => {
  expect(readContact(input)).toEqual({ kind, contact });
});

test.each([
  [''],
  ['domani'],
  ['anna@'],
  ['anna@example'],
  ['anna@example..it'],
  ['anna@example.it, bruno@example.it'],
  ['anna@example.it?bcc=bruno@example.it&subject='.padEnd(300, 'x')],
  ['"anna"<anna@example.it>'],
  ['12345'],
  ['1234567890123456'],
  ['+39 340 123 4567 dopo le 18'],
  ['\0anna@example.it\ud800 x'],
  [`${'a'.repeat(250)}@b.it`],
])('%j is no way to reach anybody', (input) => {
  expect(() => readContact(input)).toThrow('recapito');
});
