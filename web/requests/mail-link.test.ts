import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

const said = (text: string, minute = 0) => ({
  sender: 'USER',
  text,
  sentAt: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
});
const request = {
  contact: 'anna+negozio@example.it',
  question: 'Avete la 42?\nGrazie & a presto',
  visitorName: 'Visitatore ab12',
  messages: [said('voglio un operatore')],
};
const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? '';

test('goes to who left it, and quotes the question and the conversation', () => {
  const link = mailLink(request);
  expect(link).toMatch(/^mailto:anna%2Bnegozio@example\.it\?subject=Risposta%20alla%20tua%20richiesta&body=/);
  expect(bodyOf(link).split('\r\n')).toEqual([
    'Buongiorno,',
    '',
    '',
    '',
    'La tua domanda:',
    '> Avete la 42?',
    '> Grazie & a presto',
    '',
    'La conversazione in chat:',
    expect.stringMatching(/^> \[.+\] Visitatore ab12: voglio un operatore$/),
  ]);
});

test.each([['anna@example.it?bcc=tutti@example.it'], ['anna@example.it&body=altro'], ['anna@example.it#altro']])(
  '%s names no other reader and no other text',
  (contact) => {
    const url = new URL(mailLink({ ...request, contact }));
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.hash).toBe('');
  },
);

test('of a long conversation it quotes the end, as much as every mail program takes', () => {
  const messages = Array.from({ length: 60 }, (_, minute) => said(`Messaggio numero ${minute} à`, minute));
  const link = mailLink({ ...request, messages });
  expect(link.length).toBeLessThanOrEqual(1_900);
  expect(bodyOf(link)).toContain("> (l'inizio è omesso)");
  expect(bodyOf(link)).toContain('Messaggio numero 59');
  expect(bodyOf(link)).not.toContain('Messaggio numero 0 ');
});

test('half a character is none', () => {
  expect(bodyOf(mailLink({ ...request, question: 'ciao \ud800' }))).toContain('> ciao \ufffd');
});
