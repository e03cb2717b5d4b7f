import { describe, expect, it } from 'vitest';
import type { PeriodInput } from '../graphql/generated/graphql.ts';
import { csvOf } from './csv.ts';
import { addressOf, periodIn } from './period-address.ts';

describe('the address', () => {
  it.each<[string, PeriodInput]>([
    ['', { name: 'LAST_7_DAYS' }],
    ['period=today', { name: 'TODAY' }],
    ['period=90-days', { name: 'LAST_90_DAYS' }],
    ['period=yesterday', { name: 'YESTERDAY' }],
    ['period=this-week', { name: 'THIS_WEEK' }],
    ['period=last-month', { name: 'LAST_MONTH' }],
    ['period=nonsense', { name: 'LAST_7_DAYS' }],
    ['from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['from=2026-11-21&to=2026-11-20', { name: 'LAST_7_DAYS' }],
    ['from=2026-11-01', { name: 'LAST_7_DAYS' }],
  ])('%j names %j', (address, period) => {
    expect(periodIn(new URLSearchParams(address))).toEqual(period);
    expect(periodIn(new URLSearchParams(addressOf(period)))).toEqual(period);
  });
});

it('a file is one that Italian Excel opens', () => {
  const rows = [
    ['a;b', 1234.5, null],
    ['dice "ciao"', 2, '=SOMMA(A1)'],
  ];
  expect(csvOf(['Nome', 'Numero', 'Altro'], rows)).toBe(
    '\ufeffNome;Numero;Altro\r\n"a;b";1234,5;\r\n"dice ""ciao""";2;\'=SOMMA(A1)\r\n',
  );
});
