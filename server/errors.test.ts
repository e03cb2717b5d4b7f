import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ErrorCode, sentenceOf, UserError } from './errors.ts';

const sentences: [code: ErrorCode, number: number | undefined, sentence: string][] = [
  ['USER_NOT_FOUND', undefined, "Utente non trovato. Verifica l'email inserita."],
  ['INVALID_CREDENTIAL', undefined, 'Credenziali non valide. Verifica email e password.'],
  ['WEAK_PASSWORD', 6, 'Password troppo debole. Usa almeno 6 caratteri.'],
  ['TOO_FAST', 1, 'Stai scrivendo troppo in fretta. Riprova tra 1 secondo.'],
  ['TOO_FAST', 12, 'Stai scrivendo troppo in fretta. Riprova tra 12 secondi.'],
  ['TOO_MANY_REQUESTS', undefined, 'Troppi tentativi. Riprova più tardi.'],
  ['TOO_MANY_REQUESTS', 1, 'Troppi tentativi. Riprova più tardi. Manca 1 secondo.'],
  ['TOO_MANY_REQUESTS', 90, 'Troppi tentativi. Riprova più tardi. Mancano 90 secondi.'],
  ['TOO_MANY_REQUESTS', 241, 'Troppi tentativi. Riprova più tardi. Mancano 5 minuti.'],
  ['TOO_MANY_REQUESTS', 86_000, 'Troppi tentativi. Riprova più tardi. Mancano 24 ore.'],
  ['NO_ACTIVE_CONVERSATION', undefined, 'Nessuna conversazione attiva da chiudere'],
];
test.each(sentences)('%s with %o says: %s', (code, number, sentence) => {
  expect(sentenceOf(code, number)).toBe(sentence);
  expect(new UserError(code, number).message).toBe(sentence);
});

test('programs read the code, and how long to wait where waiting helps', () => {
  expect(new UserError('TOO_FAST', 12).extensions).toEqual({ code: 'TOO_FAST', retryAfter: 12 });
  expect(new UserError('TOO_MANY_REQUESTS', 300).extensions).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: 300 });
  expect(new UserError('WEAK_PASSWORD', 6).extensions).toEqual({ code: 'WEAK_PASSWORD' });
});

test('every code is refused with somewhere', () => {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
  const codes = [...read('errors.ts').matchAll(/^ {2}([A-Z_]{4,}):/gm)].map(([, code]) => code);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'errors.ts' && !/\.test\.ts$|^test\/|generated/.test(file))
    .map(read)
    .join('\n');
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
