import { expect, test } from 'vitest';
import { readBudget } from '../language/budget.ts';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { searchCatalogue } from './search.ts';

const synonyms = compileSynonyms([]);
const PRODUCTS: readonly [name: string, euro: number, category: string, keywords: string[], description: string][] = [
  ['Applique specchio bagno', 65, 'Applique', ['bagno'], 'Cromata.'],
  ['Luce quadro Raffaello', 74, 'Applique', ['quadri'], 'Per dipinti.'],
  ['Luce armadio', 20, 'Strisce', ['armadio'], 'Calamita.'],
  ['Kit arco palloncini', 25, 'Palloncini', ['archi'], 'Salvia e oro.'],
  ['Nordica Isetta legna', 990, 'Legna', ['stufa a legna', 'ghisa'], 'Antracite.'],
  ['Stufa Pompei', 320, 'Legna', ['stufa a legna'], 'Lamiera.'],
  ['Maniglia a ventosa', 19, 'Bagno', ['maniglione', 'doccia'], 'Per la doccia, senza forare.'],
  ['Frustino dressage', 17, 'Equitazione', ['frustini'], 'Fibra.'],
  ['Sedia Milla', 89, 'Sedie', ['imbottita'], 'Tessuto, da pranzo.'],
  ['Sedia Cloe', 59, 'Sedie', ['legno'], 'Seduta in paglia.'],
  ['Divano Olbia', 690, 'Divani e poltrone', ['divano'], 'Tessuto sfoderabile.'],
  ['Stivali tre posti in pelle', 990, 'Divani e poltrone', ['divano', 'pelle'], 'Color cuoio.'],
  ['Trapano avvitatore 18V', 149, 'Elettroutensili', ['trapano', 'avvitatore'], 'Due batterie.'],
  ['Pessoa Dressage', 1490, 'Selle', ['selle', 'dressage'], 'Quartiere lungo.'],
];
const catalogue = completed(
  compileCatalogue(
    PRODUCTS.map(([name, euro, category, keywords, description], position) =>
      exampleProduct({ id: name, name, description, category, keywords, priceCents: euro * 100, position }),
    ),
  ),
);

function found(text: string): string[] {
  const message = readMessage(text, synonyms);
  const range = readBudget(text);
  const content = message.content.filter(({ start }) => !range || start < range.start || start >= range.end);
  const options = { isAsked: true, range, isCertain: () => false };
  return searchCatalogue(catalogue, { ...message, content }, options).products.map(({ id }) => id);
}

test.each([
  ['che specchio da bagno mi consigliate? rotondo', []], // an applique
  ['un quadro astratto per il soggiorno, consigli?', []],
  ['un armadio a due ante', []],
  ['mi consigliate un arco di palloncini', ['Kit arco palloncini']],
  ['stufa in ghisa', ['Nordica Isetta legna']], // wood, which its name tells last, is no other thing
  ['un appiglio per la doccia, mi consigliate qualcosa?', ['Maniglia a ventosa']], // an unknown word proves no lack
  ['frustino lungo per il dressage', ['Frustino dressage']],
  ['sella da dressage sotto i cento euro', []],
  ['sedie da pranzo in legno a meno di 70 euro', ['Sedia Cloe']], // what is dearer is for dining, and not of wood
  ['un divano in pelle, consigli?', ['Stivali tre posti in pelle']], // by category and keyword a sofa, whatever its model is called
  ['un avvitatore da 18 volt', ['Trapano avvitatore 18V']], // the measure that is asked for it tells itself
])('%s: %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

test.each([
  ['una torta già pronta con la panna', []], // nothing is called so but a category, and what tells which is nowhere
  ['una torta', ['Pasta di zucchero']],
  ['un regalo utile per la nonna, spesa sui 10 euro', ['Pasta di zucchero']],
])('where only a category is called so, %j shows %j', (text, names) => {
  const sweets = completed(
    compileCatalogue([
      exampleProduct({
        id: 'Pasta di zucchero',
        name: 'Pasta di zucchero',
        category: 'Torta',
        keywords: [],
        description: 'Bianca.',
        priceCents: 900,
      }),
    ]),
  );
  const message = readMessage(text, synonyms);
  const range = readBudget(text);
  const content = message.content.filter(({ start }) => !range || start < range.start || start >= range.end);
  const options = { isAsked: true, range, isCertain: () => false };
  expect(searchCatalogue(sweets, { ...message, content }, options).products.map(({ id }) => id)).toEqual(names);
});
