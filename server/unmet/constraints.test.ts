import { describe, expect, test } from 'vitest';
import { readConstraints } from './constraints.ts';

/** `thing | trait, trait | least–most`, as a row would tell it. */
function told(text: string): string | null {
  const read = readConstraints(text);
  if (!read) return null;
  const { thing, traits, budget } = read;
  const limits = budget ? `${budget.minCents ?? ''}–${budget.maxCents ?? ''}` : '';
  return [thing, traits.map(({ kind, label }) => `${kind} ${label}`).join(', '), limits].join(' | ');
}

describe('a message that asks for goods', () => {
  test.each([
    ['avete guanti da forno?', 'guanti da forno |  | '],
    ['zaini sotto 40 euro', 'zaini |  | –4000'],
    ['una lampada rossa sotto i 15 euro', 'lampada | COLOUR rosso | –1500'],
    ['cerco uno zaino rosso', 'zaino | COLOUR rosso | '],
    ['vorrei uno zaino in pelle sotto i 40 euro', 'zaino | MATERIAL pelle | –4000'],
    ['Zainetti a meno di 40€', 'zainetti |  | –4000'],
    ['guanti forno', 'guanti forno |  | '],
    ['avete il Dyson V15?', 'dyson | NAME v15 | '],
    ['avete scarpe da corsa taglia 43?', 'scarpe da corsa | SIZE taglia 43 | '],
    ['vendete biciclette elettriche?', 'biciclette | QUALITY elettriche | '],
    ['avete cuffie Sony?', 'cuffie | NAME sony | '],
    ['un tavolo in legno tra 100 e 200 euro', 'tavolo | MATERIAL legno | 10000–20000'],
    ['consigliami una borsa nera di pelle da donna', 'borsa | AUDIENCE donna, COLOUR nero, MATERIAL pelle | '],
    ['mi serve una borraccia da 1 litro', 'borraccia | MEASURE da 1 litro | '],
    ['cerco uno zaino per mio figlio', 'zaino |  | '],
    ['Avete biscotti senza glutine?', 'biscotti | WITHOUT senza glutine | '],
    ['quanto costa una macchina da cucire?', 'macchina da cucire |  | '],
    [
      'Buongiorno, cerco un ombrello rosso. Lo regalo a mio zio, che abita da tre anni a Lecce e usa la bici. Grazie, Marisa',
      'ombrello | COLOUR rosso | ',
    ],
    ['vorrei un divano, almeno 99999999999999999999999 euro', 'divano |  | '],
    ['un divano tra 100 e 99999999999 euro', 'divano |  | 10000–'],
    ['un orologio per mia moglie, massimo 150 euro', 'orologio | AUDIENCE donna | –15000'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

describe('a message that asks for none', () => {
  test.each([
    'quanto costa la spedizione?',
    'avete la spedizione gratuita?',
    'quanto costa spedire un tavolo?',
    'accettate paypal?',
    'voglio restituire le scarpe',
    'il mio zaino è arrivato rotto',
    'ho comprato delle cuffie e non funzionano',
    'avete un negozio a Milano?',
    'avete parcheggio?',
    'vorrei parlare con un operatore',
    "ho bisogno di aiuto con l'ordine",
    'siete aperti domenica?',
    'dove è il mio pacco?',
    'vorrei un reso',
    'buongiorno',
    'Buonasera, ho preso da voi la maschera e mi sono venute delle bollicine: devo continuare, o avete un parere? Saluti, Marisa',
    'fate tatuaggi?',
    'si può parcheggiare lì vicino?',
  ])('%s', (text) => {
    expect(told(text)).toBeNull();
  });
});

test.each([
  ['avete uno zaino?', 'Zaini sotto i 40 euro', 'cerco uno zainetto', 'zaino?', 'mi consigliate uno zaino per scuola'],
  ['guanti da forno', 'avete i guanti per il forno?', 'cerco guanti forno sotto i 10 euro'],
  ['zaino rosso', 'zaini rossi', 'avete uno zaino di colore rosso?', 'vorrei uno zaino rosso a 30 euro'],
])('different words for one thing are one row: %s', (...texts) => {
  expect(new Set(texts.slice(0, 4).map((text) => readConstraints(text)?.key)).size).toBe(1);
});

test('another thing, and another trait, are another row', () => {
  const keys = ['zaino', 'zaino rosso', 'zaino blu', 'borsa', 'lampada', 'lampadario'].map(
    (text) => readConstraints(text)?.key,
  );
  expect(new Set(keys).size).toBe(6);
});
