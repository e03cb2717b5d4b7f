import { expect, test } from 'vitest';
import { availabilityOf } from './yes-or-no.ts';

test.each([
  ...[
    'backorder',
    'onbackorder',
    'pre-order',
    'limited_availability',
    'limitata',
    'Disponibilità limitata',
    'in arrivo',
  ],
  ...[
    'su ordinazione',
    'ordinabile',
    'prenotabile',
    'Disponibile subito',
    'ultimi pezzi',
    '3 pz',
    '>10',
    'parent',
    '12',
  ],
  ...['in_stock', 'in stock', 'https://schema.org/InStock', 'http://schema.org/PreOrder', 'sì', 'TRUE', '1', '7,5'],
])('%s can be had', (text) => expect(availabilityOf(text, '')).toBe(true));

test.each([
  ...[
    'esaurito',
    'Esaurita',
    'terminato',
    'discontinued',
    'non disponibile',
    'out_of_stock',
    'Sold out',
    '0',
    '0 pz',
    '-2',
  ],
  ...['https://schema.org/OutOfStock', 'https://schema.org/SoldOut', 'no', 'FALSE'],
])('%s cannot', (text) => expect(availabilityOf(text, '')).toBe(false));

test.each(['', '-', 'n.d.', 'N/D', null, undefined])('%s says nothing', (text) =>
  expect(availabilityOf(text, '')).toBeUndefined(),
);
