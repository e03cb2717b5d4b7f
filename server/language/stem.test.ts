import { expect, test } from 'vitest';
import { formOf } from './stem.ts';
import { WORD_FAMILIES } from './word-families.ts';

test.each([
  ['spedizione', 'spedizioni'],
  ['cuffia', 'cuffie'],
  ['camicia', 'camicie'],
  ['valigia', 'valigie'],
  ['pacco', 'pacchi'],
  ['orologio', 'orologi'],
  ['telefono', 'telefoni'],
  ['divano', 'divani'],
  ['corriere', 'corrieri'],
  ['vassoio', 'vassoi'],
  ['cucchiaio', 'cucchiai'],
  ['tastiera', 'tastiere'],
  ['contatti', 'contattarvi'],
  ['pagamento', 'pagare'],
  ['restituire', 'restituzione'],
  ['rosso', 'rosse'],
])('%s finds %s', (one, other) => {
  expect(formOf(one)).toBe(formOf(other));
});

test.each([
  ['corso', 'corsa'],
  ['smalto', 'smaltimento'],
  ['taglia', 'tagliate'],
  ['cancelli', 'cancellate'],
  ['condizionatori', 'condizioni'],
  ['tempere', 'tempi'],
  ['isolanti', 'isole'],
  ['forno', 'fornite'],
  ['coperta', 'coperto'],
  ['adattatore', 'adatto'],
  ['pasto', 'pasta'],
  ['pesce', 'pesca'],
  ['porto', 'porta'],
  ['posto', 'posta'],
  ['cappello', 'cappella'],
  ['foglio', 'foglia'],
  ['collo', 'colla'],
  ['tavolo', 'tavola'],
  ['correre', 'corriere'],
  ['taglia', 'tagliere'],
  ['lavoro', 'lavorativi'],
  ['reso', 'resoconto'],
  ['caso', 'casa'],
  ['vaso', 'vasi'],
  ['mac', 'macchina'],
])('%s does not find %s', (one, other) => {
  expect(formOf(one)).not.toBe(formOf(other));
});

test('a word stands in one family only, and is long enough for a stem', () => {
  const words = WORD_FAMILIES.flatMap((family) => family.replaceAll('+', '').split(' '));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.filter((word) => word.length < 5)).toEqual([]);
});
