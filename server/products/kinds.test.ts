import { expect, test } from 'vitest';
import { readBudget } from '../language/budget.ts';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { searchCatalogue } from './search.ts';

const synonyms = compileSynonyms([]);
const NAMES: readonly [name: string, euro: number, description: string][] = [
  ['Sneakers Fly', 60, 'Da donna, bianche.'],
  ['Scarpa Oxford', 120, 'Pelle nera.'],
  ['Anfibio Ranger', 90, 'Otto fori, si bagna senza danno.'],
  ['Spray impermeabilizzante', 9, 'Per pelle e tela.'],
  ['Sedia Delta', 180, 'Da ufficio, con braccioli.'],
  ['Forbici lunghe', 8, 'Da ufficio.'],
  ['Tappi in silicone', 6, 'Per le orecchie.'],
  ['Materasso Nuvola', 300, 'Molle insacchettate.'],
  ['Cacciavite a stella', 5, 'Punta magnetica.'],
  ['Distruggidocumenti Otto', 70, 'Otto fogli.'],
  ['Moka da 1 tazza', 15, 'Alluminio.'],
  ['Moka da 6 tazze', 25, 'Alluminio.'],
  ['Occhiali polarizzati', 40, 'Tolgono i riflessi.'],
];
const catalogue = completed(
  compileCatalogue(
    NAMES.map(([name, euro, description], position) =>
      exampleProduct({ id: name, name, description, category: '', keywords: [], priceCents: euro * 100, position }),
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
  ['un paio di calzature', ['Sneakers Fly', 'Scarpa Oxford', 'Anfibio Ranger']],
  ['delle scarpe, cosa consigliate?', ['Scarpa Oxford']], // the very name before any kind
  ['delle scarpe bianche da donna', ['Sneakers Fly']], // but not before what was asked of it
  ['un cacciavitino', ['Cacciavite a stella']],
  ['qualcosa per dormire bene', ['Materasso Nuvola']],
  ['devo eliminare dei vecchi documenti', ['Distruggidocumenti Otto']],
  ['una moka per una persona sola', ['Moka da 1 tazza']],
  ['non vedo niente per i riflessi, consigliatemi degli occhiali', ['Occhiali polarizzati']],
  ['un cacciavite per torte', []], // of another trade
  ['una sedia da ufficio sotto i 50 euro', []], // what is cheap is no chair
  ['degli stivali da sci', []],
])('%s: %j', (text, names) => {
  expect(found(text)).toEqual(names);
});
