import { expect, test } from 'vitest';
import { readConversion } from './conversion.ts';

test.each([
  [
    { kind: 'ORDER', key: ' 10482 ', value: 59.9 },
    { kind: 'ORDER', key: '10482', valueCents: 5990 },
  ],
  [
    { kind: 'ORDER', key: '10482', value: 0.285, currency: 'eur' },
    { kind: 'ORDER', key: '10482', valueCents: 29 },
  ],
  [
    { kind: 'ORDER', key: '10482' },
    { kind: 'ORDER', key: '10482', valueCents: null },
  ],
  // Francs are no euro, and nobody knows the day's rate.
  [
    { kind: 'ORDER', key: '10482', value: 59.9, currency: 'CHF' },
    { kind: 'ORDER', key: '10482', valueCents: null },
  ],
  [
    { kind: 'CART', key: 'MOKA-3', value: 24 },
    { kind: 'CART', key: 'MOKA-3', valueCents: null },
  ],
] as const)('%o is %o', (told, expected) => expect(readConversion(told)).toEqual(expected));

test.each([
  { kind: 'ORDER', key: '' },
  { kind: 'ORDER', key: '   ' },
  { kind: 'ORDER', key: 'x'.repeat(101) },
  { kind: 'CLICK', key: 'a\nb' },
  { kind: 'ORDER', key: '1', value: -1 },
  { kind: 'ORDER', key: '1', value: Number.NaN },
  { kind: 'ORDER', key: '1', value: 1e9 },
] as const)('%o is refused', (told) => {
  expect(() => readConversion(told)).toThrow(expect.objectContaining({ code: 'BAD_CONVERSION' }));
});
