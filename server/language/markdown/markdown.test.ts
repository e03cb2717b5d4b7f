import { describe, expect, test } from 'vitest';
import { withoutMarkdown } from './markdown.ts';

describe('marks of a text are not shown', () => {
  test.each([
    ['Spedizione **gratuita** oltre *50 €*.', 'Spedizione gratuita oltre 50 €.'],
    ['***Importante***: __leggi__ _bene_ le ~~vecchie~~ condizioni', 'Importante: leggi bene le vecchie condizioni'],
    ['**Prezzo:**49,90 €', 'Prezzo:49,90 €'],
    ["l'**assistenza** (_gratuita_), «*sempre*»", "l'assistenza (gratuita), «sempre»"],
    ['**su due\nrighe**', 'su due\nrighe'],
    ['**Nota: chiusi ad agosto', 'Nota: chiusi ad agosto'],
    ['**due _dentro_ l’altro**', 'due dentro l’altro'],
    ['## Resi ##\nEntro 30 giorni', 'Resi\nEntro 30 giorni'],
    ['Resi\n====\nEntro 30 giorni', 'Resi\nEntro 30 giorni'],
    ['Orari\n---\nLun-Ven', 'Orari\n\nLun-Ven'],
    ['Uno\n\n* * *\n\nDue', 'Uno\n\nDue'],
    ['> Attenzione\n> alla taglia', 'Attenzione\nalla taglia'],
    ['- uno\n- due\n  * tre', '• uno\n• due\n  • tre'],
    ['* uno\n* due', '• uno\n• due'],
    ['+ uno\n+ due', '• uno\n• due'],
    ['- [ ] uno\n- [x] due', '• uno\n• due'],
    ['1. uno\n2. **due**', '1. uno\n2. due'],
    ['Scrivi `GRATIS10` alla cassa', 'Scrivi GRATIS10 alla cassa'],
    ['```bash\nnpm *start*\n```\nfine', 'npm *start*\nfine'],
    ['~~~\n- x\n~~~', '- x'],
    ['Vedi [i resi](https://negozio.it/resi), poi scrivi', 'Vedi i resi (https://negozio.it/resi), poi scrivi'],
    ['[https://negozio.it](https://negozio.it)', 'https://negozio.it'],
    ['[negozio.it](https://negozio.it/)', 'https://negozio.it/'],
    ['[info@negozio.it](mailto:info@negozio.it)', 'info@negozio.it'],
    [
      '[scrivici](mailto:info@negozio.it) o [chiama](tel:+390515550100)',
      'scrivici (info@negozio.it) o chiama (+390515550100)',
    ],
    ['![La vetrina](https://negozio.it/v.png "Vetrina") Ecco', 'La vetrina Ecco'],
    ['<https://negozio.it/a_b_c> o <info@negozio.it>', 'https://negozio.it/a_b_c o info@negozio.it'],
    ['**https://negozio.it/a_b_/c**', 'https://negozio.it/a_b_/c'],
    ['un \\*asterisco\\* e 3 \\_', 'un *asterisco* e 3 _'],
    ['riga  \naltra\\\nfine', 'riga\naltra\nfine'],
  ])('%j', (text, shown) => expect(withoutMarkdown(text)).toBe(shown));

  test('a price that was struck out is said to be the one before', () => {
    expect(withoutMarkdown('Ora ~~59,90 €~~ **49,90 €**!')).toBe('Ora 49,90 € (prima 59,90 €)!');
    expect(withoutMarkdown('Ora ~~€ 1.059~~ € 999, solo oggi')).toBe('Ora € 999 (prima € 1.059), solo oggi');
    expect(withoutMarkdown('~~Esaurito~~ 20 pezzi')).toBe('Esaurito 20 pezzi');
  });
});

describe('a table becomes a list', () => {
  test('of what each row says under its headings', () => {
    const table = `Costi:

| Spedizione | Costo | Tempi |
|:-----------|------:|:-----:|
| Standard | 4,90 € | 2-3 giorni |
| **Express** | 9,90 € | |
Gratis oltre 50 €.`;
    expect(withoutMarkdown(table)).toBe(
      'Costi:\n\n• Standard · Costo: 4,90 € · Tempi: 2-3 giorni\n• Express · Costo: 9,90 €\nGratis oltre 50 €.',
    );
  });

  test.each([
    ['a | b\n--|--\n1 | 2', '• 1 · b: 2'],
    ['| | S |\n|---|---|\n| Petto | 90 |', '• Petto · S: 90'],
    ['| a | |\n|---|---|\n| 1 | 2 |', '• 1 · 2'],
    ['| a | b |\n|---|---|', 'a · b'],
    ['| a \\| b | c |\n|---|---|\n| 1 | 2 | 3 |', '• 1 · c: 2 · 3'],
    ['| a |\n|---|\n| 1 |\n| 2 |', '• 1\n• 2'],
  ])('%j', (table, shown) => expect(withoutMarkdown(table)).toBe(shown));

  test('and what only has a line in it stays', () => {
    expect(withoutMarkdown('Lun-Ven 9-18 | Sab 9-13')).toBe('Lun-Ven 9-18 | Sab 9-13');
    expect(withoutMarkdown('| Nota |')).toBe('| Nota |');
  });
});

describe('what is no mark stays', () => {
  test.each([
    '5*3=15 e 5*3*2=30',
    'Misure 120*60*75 cm, 5 * 3, 2**10',
    'snake_case, il_mio_file_.txt e __dirname',
    'parole chiave: sped*, ordin*',
    'la parola chiave *sped* trova spedizione',
    'Gratis* oltre 50 €.\n* esclusa la Sardegna',
    'Gratis* oltre 50 €, resi** compresi.\n*Escluse le isole\n**Solo in Italia',
    'carta **** **** **** 1234',
    '~50 € o ~60 €',
    'mario_rossi_1@negozio.it e https://negozio.it/_foto_/*x*?a=__b__',
    '- 10 % con il codice',
    '+ 5 € per le isole',
    '+39 051 555 0100',
    '> 50 € spedizione gratis',
    '-5 gradi, 9-18',
    '#offerta #1',
    'l`ordine e` arrivato',
    '1986. Un anno importante',
    'M*A*S*H, M****a',
    'a_b, _, *, **, ~~, __, ___',
    'Prezzo: 1.299,00 € (IVA incl.) [vedi nota]',
    'C:\\dati\\nuovi',
    'Quanto costa?\n\nDipende.',
    '**uno\n\ndue**',
    'Prezzo (*) valido fino a domani (*)',
    '👩‍👧 ⭐️ *️⃣',
  ])('%j', (text) => expect(withoutMarkdown(text)).toBe(text));
});

test('a text that goes on hides the marks that are still open', () => {
  const goesOn = (text: string) => withoutMarkdown(text, true);
  expect(goesOn('Ecco **la moka')).toBe('Ecco la moka');
  expect(goesOn('Ecco *la')).toBe('Ecco la');
  expect(goesOn('Ecco ~~la `moka')).toBe('Ecco la moka');
  expect(goesOn('Ecco:\n| Nome | Costo |\n|--')).toBe('Ecco:');
  expect(goesOn('Ecco:\n| Nome | Costo |\n|---|---|\n| Moka | 29')).toBe('Ecco:');
  expect(goesOn('Ecco:\n| Nome | Costo |\n|---|---|\n| Moka | 29 € |\n| Taz')).toBe('Ecco:\n• Moka · Costo: 29 €');
  expect(goesOn('costa 5*3')).toBe('costa 5*3');
});

test('a line end is one, whoever made it, and blank lines are no more than one', () => {
  expect(withoutMarkdown('**a**\n\n\n\nb')).toBe('a\n\nb');
});

test('senseless texts are read quickly', () => {
  for (const piece of [
    '*',
    '**a',
    '_a ',
    '~~',
    '`',
    '[a](',
    '| a ',
    '> ',
    '- \n',
    '|\n|-',
    '\\',
    '![',
    '<a',
    '```\n',
    'https://',
    '*a* ',
  ])
    expect(typeof withoutMarkdown(piece.repeat(4_000))).toBe('string');
}, 5_000);
