import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { dayLabel, timeOf } from '../dates.ts';
import { sayPercent, sayPrevious } from '../reduction.ts';
import { type Sentence, say, sayRefusal, speak, type Words } from '../say.ts';
import de from './de.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';

const LANGUAGES: Record<string, Words> = { en, de, fr, es };
/** Said alike in two languages. */
const ALIKE = ['Online', 'Catalogo', '−{0} %', 'Conversazione'];

const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();
const isCode = (key: string) => /^[A-Z_]+$/.test(key);

afterEach(() => speak('it', {}));

describe.each(Object.entries(LANGUAGES))('%s', (_language, words) => {
  it.each(Object.entries(words).filter(([key]) => !isCode(key)))('%s: %s', (italian, translated) => {
    expect(translated.trim()).not.toBe('');
    if (!ALIKE.includes(italian)) expect(translated).not.toBe(italian);
    expect(places(translated)).toEqual(places(italian));
  });
});

it('every refusal that is translated is one that the server knows', () => {
  const errors = readFileSync(new URL('../../../server/errors.ts', import.meta.url), 'utf8');
  const known = new Set([...errors.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, code]) => code));
  expect(known.size).toBeGreaterThan(100);
  expect(Object.keys(en).filter((key) => isCode(key) && !known.has(key))).toEqual([]);
});

describe('a sentence', () => {
  it('is Italian as long as nothing else is spoken', () => {
    expect(say('Grazie! Hai dato {0}/5', 4)).toBe('Grazie! Hai dato 4/5');
    expect(say('{0} di {1}', 'Anna', 'Bottega {0}')).toBe('Anna di Bottega {0}');
  });

  it('is said in the language that is spoken, its values where that one has them', () => {
    speak('de-AT', de);
    expect(say('{0} su 5', 4)).toBe('4 von 5');
    expect(say('Prezzo più basso dal {1}: {0}', '9 €', '1.1.')).toBe('Niedrigster Preis seit 1.1.: 9 €');
  });

  it('is Italian where a language has none for it', () => {
    speak('de', { Invia: 'Senden' });
    expect([say('Invia'), say('Chiudi')]).toEqual(['Senden', 'Chiudi']);
  });
});

describe('a refusal', () => {
  it('is told by its code, else as the server says it', () => {
    speak('en', en);
    expect(sayRefusal('TOO_FAST', 'Stai scrivendo troppo in fretta. Riprova tra 7 secondi.', 7)).toBe(
      'You are writing too fast. Try again in 7 s.',
    );
    expect(sayRefusal('BAD_ORIGIN', 'La richiesta arriva da un sito non autorizzato.')).toBe(
      'La richiesta arriva da un sito non autorizzato.',
    );
  });

  it('in Italian is as the server says it', () => {
    expect(sayRefusal('BUSY', 'Il servizio è molto occupato. Riprova tra poco.')).toBe(
      'Il servizio è molto occupato. Riprova tra poco.',
    );
  });
});

describe('days, hours and prices are written as the language does', () => {
  const now = new Date(2026, 10, 20, 12);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  const monday = at(2026, 10, 16, 14, 5);
  const reduction = { kind: 'LOWEST_SINCE', previousPrice: '100,00 €', since: '2026-11-05' } as const;

  it.each([
    ['it', {}, 'Oggi', 'lunedì 16 novembre', '14:05', '−21 %', 'Prezzo più basso dal 05/11/2026: 100,00 €'],
    ['de', de, 'Heute', 'Montag, 16. November', '14:05', '−21 %', 'Niedrigster Preis seit 05.11.2026: 100,00 €'],
    ['en-GB', en, 'Today', 'Monday 16 November', '14:05', '−21%', 'Lowest price since 05/11/2026: 100,00 €'],
    ['en-US', en, 'Today', 'Monday, November 16', '02:05 PM', '−21%', 'Lowest price since 11/05/2026: 100,00 €'],
    [
      'fr',
      fr,
      "Aujourd'hui",
      'lundi 16 novembre',
      '14:05',
      '−21 %',
      'Prix le plus bas depuis le 05/11/2026 : 100,00 €',
    ],
    ['es', es, 'Hoy', 'lunes, 16 de noviembre', '14:05', '−21 %', 'Precio más bajo desde el 05/11/2026: 100,00 €'],
  ])('%s', (tag, words, today, day, time, percent, previous) => {
    speak(tag, words as Partial<Words>);
    const told = [dayLabel(now.toISOString(), now), dayLabel(monday, now), timeOf(monday)];
    expect(told.map((text) => text.replace(/\u202f/g, ' '))).toEqual([today, day, time]);
    expect([sayPercent({ percent: 21 }), sayPrevious(reduction)]).toEqual([percent, previous]);
  });

  it.each(Object.entries(LANGUAGES))('one and many: %s', (tag, words) => {
    speak(tag, words);
    const pairs: [Sentence, Sentence][] = [
      ['1 prodotto disponibile', '{0} prodotti disponibili'],
      ['1 secondo', '{0} secondi'],
      ['Mostra il prodotto', 'Mostra i {0} prodotti'],
    ];
    for (const [one, many] of pairs) expect(say(one)).not.toBe(say(many, 1));
  });
});
