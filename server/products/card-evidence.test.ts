import { describe, expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { exampleProduct } from '../test/example-product.ts';
import { fittingFigures } from './fitting-figures.ts';
import { hadWords } from './had-words.ts';
import type { Product } from './product.ts';
import { readingOf } from './product-reading.ts';
import { hadRefused, refusedForms } from './refused-words.ts';
import { readWish } from './wish.ts';

type Told = Partial<Product> & Pick<Product, 'name'>;

const NO_SYNONYMS = compileSynonyms([]);
const readings = (...products: Told[]) => products.map((each) => readingOf(exampleProduct({ id: each.name, ...each })));
const wishOf = (text: string) => readWish(readMessage(text, NO_SYNONYMS));

describe('the words of a wish', () => {
  const had = (text: string, ...products: Told[]) => {
    const { content } = readMessage(text, NO_SYNONYMS);
    return hadWords(readings(...products), wishOf(text).words, new Set(content.map(({ form }) => form)));
  };

  test('count whole in what names a product, and less in what describes it', () => {
    const [named, described, neither] = had(
      'uno zaino impermeabile',
      { name: 'Zaino impermeabile', description: '' },
      { name: 'Zaino', description: 'Impermeabile e leggero.' },
      { name: 'Borsa', description: 'Di tela.' },
    );
    expect(named?.share).toBe(1);
    expect(described?.share).toBeLessThan(1);
    expect(described?.share).toBeGreaterThan(0.5);
    expect(neither).toMatchObject({ share: 0, namesThing: false });
  });

  test('count the more, the fewer of the products have them', () => {
    const [blue, red] = had(
      'uno zaino blu',
      { name: 'Zaino blu', description: '' },
      { name: 'Zaino rosso', description: '' },
      { name: 'Borsa blu', description: '' },
      { name: 'Zaino blu scuro', description: '' },
    );
    expect(blue?.rareShare).toBe(1);
    expect(red?.rareShare).toBeLessThan(1);
  });

  test('that no product has are compared letter by letter', () => {
    const [printer, scanner] = had('una stanpante', { name: 'Stampante' }, { name: 'Scanner' });
    expect(printer?.alike).toBeGreaterThan(scanner?.alike ?? 0);
    expect(had('una stampante', { name: 'Stampante' })[0]?.alike).toBe(0);
  });

  test('tell how much of a name is said', () => {
    const [own] = had('le Brooks Ghost', { name: 'Brooks Ghost 16 Uomo' });
    expect(own?.ofName).toBeCloseTo(0.5, 1);
  });
});

describe('the numbers of a wish', () => {
  const figures = (text: string, ...products: Told[]) => fittingFigures(readings(...products), wishOf(text), text);

  test('are the very same, or within what a product tells', () => {
    const [within, equal, neither] = figures(
      'scarpe, porto il 43',
      { name: 'Scarpa', description: 'Dal 40 al 47.' },
      { name: 'Scarpa 43', description: '' },
      { name: 'Scarpa 38', description: '' },
    );
    expect(within).toMatchObject({ within: 1, equal: 0 });
    expect(equal).toMatchObject({ within: 0, equal: 1 });
    expect(neither).toMatchObject({ within: 0, equal: 0 });
  });

  test('are none of a code, however long', () => {
    const [reading] = readings({ name: 'Cavo', description: `Codice ${'9'.repeat(5_000)} da 2 metri.` });
    expect(reading?.figures.numbers).toEqual([2]);
    expect(reading?.amounts.map(({ unit, least }) => [unit, least])).toEqual([['metre', 2]]);
  });

  test('with a measure suit it, or are not told', () => {
    const [suits, other, untold] = figures(
      'uno zaino da 20 litri',
      { name: 'Zaino 22 litri', description: '' },
      { name: 'Zaino 40 litri', description: '' },
      { name: 'Zaino', description: '' },
    );
    expect([suits, other, untold].map((each) => [each?.suiting, each?.untold])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  test('of people leave out what is for fewer or for far more', () => {
    const found = figures(
      'siamo in sette, che pentola?',
      { name: 'Pentola', description: 'Per quattro persone.' },
      { name: 'Pentola', description: 'Per otto persone.' },
      { name: 'Pentola', description: 'Per 30 persone.' },
      { name: 'Pentola', description: '' },
    );
    expect(found.map(({ isForOthers }) => isForOthers)).toEqual([true, false, true, false]);
  });
});

describe('what is refused', () => {
  const refused = (text: string, ...products: Told[]) =>
    hadRefused(readings(...products), refusedForms(wishOf(text), text));

  test.each([
    ['un tiralatte che non sia a mano', 'Tiralatte a mano', 'Tiralatte elettrico'],
    ['una scopa elettrica senza filo', 'Scopa elettrica con filo', 'Scopa elettrica a batteria'],
    ['un rasaerba senza filo e senza benzina', 'Rasaerba a benzina', 'Rasaerba a batteria'],
  ])('in «%s» is had by «%s» and not by «%s»', (text, had, free) => {
    const [one, other] = refused(text, { name: had, description: '' }, { name: free, description: '' });
    expect([one?.has, other?.has]).toEqual([true, false]);
  });

  test('is not had by what says that it is without', () => {
    const [without] = refused('biscotti senza zucchero', { name: 'Biscotti senza zucchero', description: '' });
    expect(without).toMatchObject({ has: false, isWithout: true });
  });
});
