import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foreignLanguageOf, languageSpoken, namesIn } from './foreign.ts';

const SPOKEN = {
  en: [
    'Do you ship to France?',
    'How much is shipping?',
    'What are your opening hours?',
    'where is my order',
    'I am looking for a backpack',
    'I need a gift for my wife',
    'Can I return a product?',
    'hi, do you sell headphones?',
    'Can I pay with PayPal?',
    'any discount for students?',
    'do you have the Zaino Urban in blue?',
    'Talk to a person',
  ],
  de: [
    'Wie lange dauert der Versand?',
    'Was kostet der Versand?',
    'wo ist mein paket',
    'Haben Sie Rucksäcke?',
    'Ich suche ein Geschenk für meine Frau',
    'Kann ich mit PayPal bezahlen?',
    'Gibt es eine Garantie?',
    'Guten Tag, verkaufen Sie Lampen?',
    'Was empfiehlst du mir unter 50 Euro?',
    'Mit einer Person sprechen',
  ],
  fr: [
    'Livrez-vous en France ?',
    'Combien coûte la livraison ?',
    'ou est ma commande',
    'Avez-vous des sacs à dos ?',
    'Je cherche un cadeau pour ma femme',
    'Est-ce que je peux payer avec PayPal ?',
    'Quels sont vos meilleurs produits ?',
    'Parler à une personne',
  ],
  es: [
    '¿Cuánto cuesta el envío?',
    'donde esta mi pedido',
    '¿Tienen mochilas?',
    'Busco un regalo para mi mujer',
    '¿Puedo pagar con PayPal?',
    'quiero devolver un producto',
    '¿Hay garantía?',
    'Hablar con una persona',
  ],
} as const;

describe.each(Object.entries(SPOKEN))('%s', (language, texts) => {
  test.each(texts)('%s', (text) => expect(foreignLanguageOf(text)).toBe(language));
});

describe('Italian, or nothing that tells: as it was', () => {
  test.each([
    'avete The Last of Us per PS5?',
    'Have a Nice Day in taglia M, ce l’avete?',
    'cerco la maglietta I am the best',
    'mi serve un hard disk da 2 TB',
    'quanto costa lo zaino The North Face?',
    'profumo Eau de Toilette pour homme',
    'avete Je t’aime di Mon Paris?',
    'la Mercedes die cast in scala 1:18',
    'vino Est! Est!! Est!!!',
    'quel libro del quale mi avete parlato',
    'do you speak… scusate, avete le cuffie?',
    'cuanto costa?',
    'ok thanks',
    'merci!',
    'hola',
    'PayPal?',
    'shipping cost?',
    'Nike Air Max 90',
    'Tales from the Land of Oz',
    '',
    '😀',
  ])('%s', (text) => expect(foreignLanguageOf(text)).toBeUndefined());
});

/** What customers of some three hundred shops write, each with its labels. */
function labelledMessages(): { labels: string; text: string }[] {
  const folder = new URL('../../evaluation/', import.meta.url);
  return ['sets', 'unread', 'unread-2', 'unread-3'].flatMap((set) =>
    readdirSync(new URL(`${set}/`, folder))
      .filter((file) => file.endsWith('.txt'))
      .flatMap((file) => readFileSync(new URL(`${set}/${file}`, folder), 'utf8').split('\n'))
      .flatMap((line) => {
        const [labels = '', ...rest] = line.split(' | ');
        const isCase = rest.length > 0 && !/^(?:shop|faq|product|#)/.test(line);
        return isCase ? [{ labels, text: rest.join(' | ') }] : [];
      }),
  );
}

test('of all labelled messages hardly one is taken for another language that is not in one', () => {
  const messages = labelledMessages();
  // 'mixed_english' are those that a customer begins in English and ends in Italian, or the whole way round.
  const plain = messages.filter(({ labels }) => !/\b(?:language|mixed_english)\b/.test(labels));
  expect(plain.length).toBeGreaterThan(30_000);
  const mistaken = plain.filter(({ text }) => foreignLanguageOf(text));
  // Those few are in English or German, without the label; one of a thousand is the most that Italian may lose.
  expect(mistaken.length).toBeLessThanOrEqual(plain.length / 1_000);
});

test('of those that are labelled so, whole sentences in one of the four are found', () => {
  const asked = labelledMessages().filter(
    ({ labels, text }) =>
      /\blanguage\b/.test(labels) && /^(?:do you |sprechen sie |haben sie |avez-vous |¿ten|¿habl)/i.test(text),
  );
  expect(asked.length).toBeGreaterThan(80);
  const missed = asked.filter(({ text }) => !foreignLanguageOf(text));
  expect(missed.length / asked.length).toBeLessThan(0.1);
});

describe('a message without a small word goes on in the language of the one before', () => {
  test.each([
    ['PayPal?', ['Do you ship to France?'], 'en'],
    ['PayPal?', ['Do you ship to France?', 'Haben Sie Rucksäcke?'], 'de'],
    ['PayPal?', ['Do you ship to France?', 'e in rosso?'], undefined],
    ['e in rosso?', ['Do you ship to France?'], undefined],
    ['PayPal?', [], undefined],
  ] as const)('%s after %j: %s', (text, before, language) => {
    expect(languageSpoken(text, before)).toBe(language);
  });
});

test.each([
  ['Do you have the Zaino Urban in blue?', 'en', 'Zaino Urban blue'],
  ['Haben Sie die Cuffie Wireless?', 'de', 'Cuffie Wireless'],
  ['Acceptez-vous PayPal ?', 'fr', 'Acceptez PayPal'],
  ['¿Tienen el Zaino Urban?', 'es', 'Zaino Urban'],
  ['How are you?', 'en', ''],
] as const)('of %s names are left', (text, language, names) => expect(namesIn(text, language)).toBe(names));
