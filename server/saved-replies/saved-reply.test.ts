import { describe, expect, test } from 'vitest';
import type { UserError } from '../errors.ts';
import { checkedSavedReply, filledText, findSavedReplies, type SavedReply } from './saved-reply.ts';

const named = { company: 'Bottega $& Figli', person: 'Anna' };

test.each([
  ['Ciao, sono {NOME_OPERATORE} di {NOME_AZIENDA}.', 'Ciao, sono Anna di Bottega $& Figli.'],
  ['{ NOME_OPERATORE }{NOME_OPERATORE}', 'AnnaAnna'],
  ['Senza nomi, {tra graffe} e {constructor}', 'Senza nomi, {tra graffe} e {constructor}'],
])('%s is said as %s', (text, said) => {
  expect(filledText(text, named)).toBe(said);
});

test('what stands in a name is not filled in again', () => {
  expect(filledText('{NOME_AZIENDA}', { ...named, company: '{NOME_OPERATORE}' })).toBe('{NOME_OPERATORE}');
});

describe('what is saved', () => {
  const code = (title: string, text: string) => {
    try {
      checkedSavedReply({ title, text });
      return null;
    } catch (error) {
      return (error as UserError).extensions.code;
    }
  };

  test.each([
    ['', 'testo', 'SAVED_REPLY_INCOMPLETE'],
    ['titolo', ' \n\0', 'SAVED_REPLY_INCOMPLETE'],
    ['t'.repeat(80), 'è'.repeat(2_000), null],
    ['😀'.repeat(80), '😀'.repeat(2_000), null],
    ['t'.repeat(81), 'testo', 'SAVED_TITLE_TOO_LONG'],
    ['titolo', 't'.repeat(2_001), 'STAFF_TEXT_TOO_LONG'],
    ['titolo', 'Caro {NOME_CLIENTE}', 'UNKNOWN_PLACEHOLDER'],
    ['titolo', 'Caro {CONSTRUCTOR}', 'UNKNOWN_PLACEHOLDER'],
    ['titolo', 'Caro {cliente}', null],
  ])('is checked (%#)', (title, text, refusal) => {
    expect(code(title, text)).toBe(refusal);
  });

  test('is trimmed, its title in one line', () => {
    expect(checkedSavedReply({ title: ' Reso \n gratuito ', text: ' riga\r\naltra ' })).toEqual({
      title: 'Reso gratuito',
      text: 'riga\naltra',
    });
  });
});

test('titles that have the words come before texts, accents and case aside', () => {
  const reply = (title: string, text: string) => ({ id: title, title, text }) as SavedReply;
  const replies = [
    reply('Zona di consegna', 'Consegniamo in città.'),
    reply('Orari', 'La consegna è di mattina, in CITTA e fuori.'),
    reply('Reso', 'Gratis.'),
    reply('Consegna', 'Domani in città'),
  ];
  const titles = (search: string) => findSavedReplies(replies, search).map(({ reply: { title } }) => title);
  expect(titles('consegna')).toEqual(['Consegna', 'Zona di consegna', 'Orari']);
  expect(titles(' CITTÀ  consegna ')).toEqual(['Consegna', 'Orari', 'Zona di consegna']);
  expect(titles('')).toEqual(['Consegna', 'Orari', 'Reso', 'Zona di consegna']);
  expect(titles('niente')).toEqual([]);
});
