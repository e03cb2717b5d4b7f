import { describe, expect, test } from 'vitest';
import { formOf } from './stem.ts';
import { isVerbForm } from './verb-forms.ts';

const VERBS =
  'spedire tagliare pagare cercare restituire sostituire cambiare ordinare consegnare ritirare montare noleggiare prenotare regalare riparare rimborsare consigliare personalizzare scegliere vendere';

const WITH_ISC = new Set(['spedire', 'restituire', 'sostituire']);
const PRONOUNS = 'mi ci vi lo la li le gli ne melo mela celo velo glielo gliene'.split(' ');

/** 25 forms of a regular verb, as a grammar has them. */
function formsOf(infinitive: string): string[] {
  const [root, vowel] = [infinitive.slice(0, -3), infinitive.at(-3) ?? ''];
  const isSoft = root.endsWith('i');
  const hard = vowel === 'a' && /[cg]$/.test(root) ? `${root}h` : root;
  const future = vowel === 'a' ? (/[cg]i$/.test(root) ? root.slice(0, -1) : hard) : root;
  const gerund = vowel === 'a' ? 'ando' : 'endo';
  const present = WITH_ISC.has(infinitive) ? 'isce' : `${vowel}te`;
  return [
    infinitive,
    ...PRONOUNS.map((pronoun) => infinitive.slice(0, -1) + pronoun),
    root + gerund,
    `${root}${gerund}lo`,
    isSoft ? `${root}amo` : `${hard}iamo`,
    `${root}${vowel}te`,
    `${root}${vowel}temi`,
    root + present,
    `${root}${vowel}va`,
    `${future}${vowel === 'i' ? 'i' : 'e'}remo`,
    `${future}${vowel === 'i' ? 'i' : 'e'}rebbero`,
  ];
}

test.each(VERBS.split(' '))('all forms of %s find one another', (infinitive) => {
  const forms = formsOf(infinitive);
  expect(forms).toHaveLength(25);
  const others = forms.filter((form) => formOf(form) !== formOf(infinitive));
  expect(others).toEqual(infinitive === 'tagliare' ? ['tagliando'] : []); // what a car gets
  expect(forms.filter((form) => !isVerbForm(form))).toEqual([]);
});

describe('a noun stays what it is', () => {
  test.each([
    ['taglia', 'tagliare'],
    ['taglie', 'tagliamo'],
    ['tagliere', 'tagliare'],
    ['taglieri', 'taglieremo'],
    ['tagliando', 'tagliare'],
    ['richiamo', 'ricco'],
    ['ragnatela', 'ragno'],
    ['bagagliere', 'bagaglio'],
  ])('%s does not find %s', (one, other) => {
    expect(formOf(one)).not.toBe(formOf(other));
  });

  test.each([
    ['zucchero', 'zuccheri'],
    ['sistema', 'sistemi'],
    ['tagliere', 'taglieri'],
    ['scogliera', 'scogliere'],
  ])('%s finds %s', (one, other) => {
    expect(formOf(one)).toBe(formOf(other));
  });
});

test('a family has the verb and its nouns', () => {
  expect(formOf('spedirmelo')).toBe(formOf('spedizione'));
  expect(formOf('tagliarmelo')).toBe(formOf('taglio'));
});
