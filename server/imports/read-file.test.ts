import { describe, expect, test } from 'vitest';
import { readExample } from './example-file.ts';
import type { CurrentRow } from './pairing.ts';
import { comparedProduct } from './product-reader.ts';

const HEADER = 'name,description,price,category';

function utf16(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

describe('a CSV as shops have it', () => {
  const italian =
    'Nome;Descrizione;Prezzo;Categoria;Parole Chiave;Giacenza\nCaffè à la carte;"Dolce; ""nero""";49,99 €;Città;caffè;3\n';

  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(italian)],
    ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${italian}`)],
    ['UTF-16, little end first', utf16(italian)],
    ['UTF-16, big end first', utf16(italian, true)],
    ['UTF-16 without a mark', Buffer.from(italian, 'utf16le')],
    ['Windows-1252', Buffer.from(italian.replace('€', '\x80'), 'latin1')],
    ['line ends of Windows', Buffer.from(italian.replaceAll('\n', '\r\n'))],
    ['line ends of old Macs', Buffer.from(italian.replaceAll('\n', '\r'))],
    ["Excel's sep=", Buffer.from(`sep=;\r\n${italian}`)],
  ])('%s', async (_, content) => {
    const { rows, report } = await readExample(content, { piece: 7 });
    expect(report.refusal).toBeNull();
    expect(rows).toMatchObject([
      {
        name: 'Caffè à la carte',
        description: 'Dolce; "nero"',
        price: '49,99 €',
        price_cents: 4_999,
        category: 'Città',
        keywords: ['caffè'],
        is_available: true,
      },
    ]);
  });

  test('UTF-8 that breaks off within a letter is UTF-8', async () => {
    const { rows } = await readExample(Buffer.from(`${italian}Perché;Così;1 €;Città`).subarray(0, -1), { piece: 7 });
    expect(rows).toMatchObject([{ name: 'Caffè à la carte' }]);
  });

  test('a byte that is no UTF-8 leaves a file with its mark UTF-8', async () => {
    const file = Buffer.concat([Buffer.from(`\ufeff${italian}T`), Buffer.from('à', 'latin1'), Buffer.from(';x;1;y;;')]);
    const { rows } = await readExample(file, { piece: 7 });
    expect(rows).toMatchObject([{ name: 'Caffè à la carte' }, { description: 'x' }]);
  });

  test('Windows-1252 whose only accent ends it is Windows-1252', async () => {
    const { rows } = await readExample(Buffer.from(`${HEADER}\nTazza,Utile,1,Città`, 'latin1'), { piece: 7 });
    expect(rows).toMatchObject([{ category: 'Città' }]);
  });

  test.each([
    [',', `${HEADER}\nA,B,"1.299,00",C`],
    [';', `${HEADER.replaceAll(',', ';')}\nA;B;1.299,00;C`],
    ['tab', `${HEADER.replaceAll(',', '\t')}\nA\tB\t1.299,00\tC`],
    [', behind blank lines', `\r\n \r\n${HEADER}\r\nA,B,"1.299,00",C`],
  ])('separated by %s', async (_, content) => {
    const { rows } = await readExample(content);
    expect(rows).toMatchObject([{ name: 'A', price: '1.299,00', price_cents: 129_900 }]);
  });

  test.each([
    ['sì', true],
    ['Esaurito', false],
    ['0', false],
    ['12', true],
    ['TRUE', true],
    ['', true],
  ])('disponibile: %s', async (cell, isAvailable) => {
    const { rows } = await readExample(`${HEADER},disponibilità\nA,B,1,C,${cell}`);
    expect(rows[0].is_available).toBe(isAvailable);
  });

  test('quotes hold separators and line ends, and rows keep the numbers of the sheet', async () => {
    const { rows, rejected } = await readExample(`${HEADER}\n"A, B","uno\r\ndue",1,C\n\n,senza nome,1,C`);
    expect(rows).toMatchObject([{ name: 'A, B', description: 'uno\ndue' }]);
    expect(rejected).toEqual([{ row: 4, field: 'Nome', reason: 'Prodotto alla riga 4 non ha un nome' }]);
  });

  test.each(['NULL', '(null)', '\\N', 'None', 'NaN', '<NA>', '#N/D', '#RIF!', '#DIV/0!'])(
    '%s is what programs write where nothing is, and never told to anybody',
    async (nothing) => {
      const file = [
        'SKU;Nome;Descrizione;Prezzo;Disponibile;Categoria;Link;Colore',
        `${nothing};Moka;${nothing};24,90;${nothing};${nothing};${nothing};${nothing}`,
        `${nothing};Tazza NULL;In None;9,90;no;Casa;${nothing};`,
        `7;${nothing};;9,90;;;;`,
      ].join('\n');
      const { rows, report, rejected } = await readExample(file);
      expect(rows).toMatchObject([
        { name: 'Moka', description: '', category: 'generale', link: '', is_available: true },
        { name: 'Tazza NULL', description: 'In None', category: 'Casa', is_available: false },
      ]);
      expect(rows.map(({ code }) => code)).toEqual([null, null]);
      expect(report.flagCounts).toEqual([]);
      expect(rejected).toEqual([{ row: 4, field: 'Nome', reason: 'Prodotto alla riga 4 non ha un nome' }]);
    },
  );

  test('what is missing gets its default', async () => {
    const { rows } = await readExample(`${HEADER}\nPenna Blu,,,`);
    expect(rows).toMatchObject([
      {
        code: null,
        number: 1,
        description: '',
        price: '0€',
        category: 'generale',
        image_url: '',
        keywords: ['penna blu'],
      },
    ]);
  });
});

describe('HTML and entities', () => {
  test('become what people read, before lengths are measured', async () => {
    const long = `<div ${'data-x="1" '.repeat(800)}>Olio <b>EVO</b></div><script>alert(1)</script><!-- costo 3,20 -->`;
    const lines = [
      HEADER,
      'Caff&egrave; in grani &amp; miscele,"<p>Miscela <strong>arabica</strong>.</p><ul><li>250&nbsp;g</li></ul>",1,Caff&egrave; &amp; T&egrave;',
      'Maglia S > XL,Taglie < 40 su richiesta,1,"Uomo > Maglie, Outlet > Uomo"',
      `Olio,"${long.replaceAll('"', '""')}",1,Dispensa`,
    ];
    const { rows, rejected } = await readExample(lines.join('\n'));
    expect(rejected).toEqual([]);
    expect(rows).toMatchObject([
      {
        name: 'Caffè in grani & miscele',
        description: 'Miscela arabica.\n\n• 250 g',
        category: 'Caffè & Tè',
        keywords: ['caffè in grani & miscele'],
      },
      { name: 'Maglia S > XL', description: 'Taglie < 40 su richiesta', category: 'Uomo > Maglie' },
      { description: 'Olio EVO' },
    ]);
  });

  test('an answer keeps its lines and says where its links lead', async () => {
    const answer = 'Scrivi <a href="mailto:info@negozio.example">qui</a><br>oppure:\n- telefona';
    const { rows } = await readExample(JSON.stringify([{ question: 'Come&nbsp;pago?', answer }]), {
      name: 'faq.json',
      kind: 'FAQS',
    });
    expect(rows).toMatchObject([
      { question: 'Come pago?', answer: 'Scrivi qui (info@negozio.example)\noppure: - telefona' },
    ]);
  });
});

describe('a row that cannot be taken says why', () => {
  test.each([
    [`${'n'.repeat(201)},B,1,C,,`, 'Nome', 'Troppo lungo: al massimo 200 caratteri.'],
    ['A,B,1', '', "La riga ha 3 colonne, l'intestazione 6."],
    ['A,B,1,C,,,extra', '', "La riga ha 7 colonne, l'intestazione 6."],
    ['A\0,B,1,C,,', 'Nome', 'Contiene caratteri non ammessi.'],
  ])('%s', async (line, field, reason) => {
    const { rejected, rows } = await readExample(`${HEADER},link,disponibile\nBuono,B,1,C,,\n${line}`);
    expect(rows).toHaveLength(1);
    expect(rejected).toEqual([{ row: 3, field, reason }]);
  });

  test.each([
    ['A,B,da 10 a 20,C,,', 'Prezzo: «da 10 a 20»', { price: '0€', price_cents: 0 }],
    ['A,B,22%,C,,', 'Prezzo: «22%»', { price: '0€', price_cents: 0 }],
    ['A,B,1,C,ftp://x,', 'Link: «ftp://x»', { link: '' }],
    ['A,B,1,C,javascript:alert(1),', 'Link: «javascript:alert(1)»', { link: '' }],
    ['A,B,1,C,,forse', 'Disponibile: «forse»', { is_available: true }],
  ])('what is optional is left out and flagged, and the product stays: %s', async (line, detail, product) => {
    const { rows, rejected, report } = await readExample(`${HEADER},link,disponibile\n${line}`);
    expect(rejected).toEqual([]);
    expect(rows).toMatchObject([{ name: 'A', ...product }]);
    expect(report.flags).toContainEqual({ row: 2, kind: 'LEFT_OUT', name: 'A', detail });
  });

  test('a code that an earlier row has', async () => {
    const { report, rows } = await readExample(`id,${HEADER}\n7,A,B,1,C\n7,D,E,2,F`);
    expect(rows).toHaveLength(1);
    expect(report.rejections).toEqual([{ row: 3, field: 'ID', reason: 'Il codice «7» è già usato alla riga 2.' }]);
    expect(report.flags).toMatchObject([{ row: 3, kind: 'DUPLICATE_CODE', name: 'D' }]);
  });
});

describe('a JSON of products', () => {
  const json = { name: 'prodotti.json' };

  test.each([
    ['', 'Il file JSON sembra essere vuoto', 'Formato file non valido!'],
    ['  \n ', 'Il file JSON sembra essere vuoto', 'Formato file non valido!'],
    ['{"a":1}', 'Il file JSON deve contenere un array che inizia con [ e finisce con ]', 'Formato file non valido!'],
    [
      '[{"name":"A"},',
      'Il file JSON deve contenere un array che inizia con [ e finisce con ]',
      'Formato file non valido!',
    ],
    ['[1,2]', 'JSON deve contenere un array di prodotti', 'Formato file non valido!'],
    [
      '[{"name":"A"},\n{name:"B"}]',
      'Errore nel formato JSON: Carattere non valido trovato alla riga 2.',
      'Errore nella lettura del file JSON!',
    ],
    [
      '[{"name":"A"},]',
      'Errore nel formato JSON: Carattere non valido trovato alla riga 1.',
      'Errore nella lettura del file JSON!',
    ],
    [
      '[{"name":"A"}] x',
      'Errore nel formato JSON: Carattere non valido trovato alla riga 1.',
      'Errore nella lettura del file JSON!',
    ],
    [
      '[\n{"name":["A"]',
      'Errore nel formato JSON: JSON incompleto: alla riga 2 inizia qualcosa che non viene mai chiuso.',
      'Errore nella lettura del file JSON!',
    ],
    ['[{"price":"1"}]', 'Prodotto alla riga 1 non ha un nome', 'Formato file non valido!'],
  ])('%j', async (content, sentence, panelSentence) => {
    for (const piece of [1, 65_536]) {
      const { report } = await readExample(content, { ...json, piece });
      expect(report.refusal).toMatchObject({ sentence, panelSentence });
    }
  });

  test('in pieces of any size it is the same list', async () => {
    const list = [
      { name: 'Tazza "grande" [blu]', price: 12.5, keywords: ['Tazza', 'tazza ', 'a;b'], image: 'https://x.it/a.png' },
      { nome: 'Penna\\', prezzo: '1,20', disponibile: false, extra: { deep: [[1]] } },
    ];
    const whole = (await readExample(JSON.stringify(list, null, 2), json)).rows;
    expect(whole).toMatchObject([
      { name: 'Tazza "grande" [blu]', price: '12.5', price_cents: 1_250, keywords: ['tazza', 'a', 'b'] },
      { name: 'Penna\\', price_cents: 120, is_available: false, keywords: ['penna\\'] },
    ]);
    for (const piece of [1, 2, 3, 5, 8])
      expect((await readExample(JSON.stringify(list, null, 2), { ...json, piece })).rows).toEqual(whole);
  });

  test('headings of Easyfatt that a program cut at their dots are found again', async () => {
    const entry = (free: string) => ({
      'Cod.': 'MOKA-3',
      Descrizione: 'Moka',
      'Listino 1 (ivato)': '24,90',
      Cod: { ' Iva': '22' },
      Descriz: { ' web (Sorgente HTML)': '<p>In alluminio.</p>' },
      Q: { 'tà giacenza': '9', 'tà disponibile': free },
    });
    for (const [free, isAvailable] of [
      ['7', true],
      ['0', false],
    ] as const) {
      const { rows } = await readExample(JSON.stringify([entry(free)]), { name: 'danea.json' });
      expect(rows).toMatchObject([
        { code: 'MOKA-3', description: 'In alluminio.', price_cents: 2_490, is_available: isAvailable },
      ]);
    }
  });

  test('__proto__ is a name like any other', async () => {
    const { rows } = await readExample('[{"name":"A","__proto__":{"name":"B","isAdmin":true}}]', json);
    expect(rows).toMatchObject([{ name: 'A' }]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('an empty list is an empty catalogue', async () => {
    expect((await readExample('[]', json)).report).toMatchObject({ refusal: null, rowCount: 0 });
  });
});

describe('a CSV that is none', () => {
  test.each([
    ['prodotti.csv', '', 'CSV_TOO_SHORT', 'CSV deve avere almeno header e una riga dati'],
    ['prodotti.csv', HEADER, 'CSV_TOO_SHORT', 'CSV deve avere almeno header e una riga dati'],
    ['prodotti.csv', 'price,category\nA,1', 'CSV_MISSING_FIELDS', 'Campi mancanti nel CSV: name (Nome)'],
    [
      'prodotti.csv',
      `${HEADER}\n"aperta,b,c,d\n${'x,y,z,w\n'.repeat(50_000)}`,
      'ROW_TOO_LONG',
      'La riga 2 è troppo lunga: forse manca una virgoletta di chiusura.',
    ],
    [
      'prodotti.csv',
      `${HEADER}\n"aperta,b,c,d`,
      'ROW_TOO_LONG',
      'La riga 2 è troppo lunga: forse manca una virgoletta di chiusura.',
    ],
    [
      'prodotti.csv',
      Array(1_000).fill('a').join(','),
      'CSV_TOO_MANY_COLUMNS',
      'Il CSV ha troppe colonne: al massimo 200.',
    ],
    ['prodotti.xlsx', 'PK', 'UNSUPPORTED_FORMAT', 'Formato file non supportato. Usa .json o .csv'],
  ])('%s %.20j', async (name, content, code, sentence) => {
    expect((await readExample(content, { name })).report.refusal).toMatchObject({ code, sentence });
  });

  test.each([
    ['a zip', Buffer.from('504b0304140000000800', 'hex')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['zeros', Buffer.alloc(5_000)],
  ])('%s', async (_, content) => {
    expect((await readExample(content)).report.refusal).toMatchObject({ code: 'NOT_TEXT' });
  });

  test('one row more than is allowed', async () => {
    const { report } = await readExample(`${HEADER}\n${'A,B,1,C\n'.repeat(200_001)}`);
    expect(report.refusal?.sentence).toBe('Il file ha troppe righe: al massimo 200.000 prodotti.');
  });
});

describe('what would change', () => {
  const current = (
    given: Partial<CurrentRow> & { code: string; title: string; price?: string; cents?: number },
  ): CurrentRow => ({
    id: `id-${given.code}`,
    position: 0,
    version: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
    fields: comparedProduct({
      name: given.title,
      description: 'D',
      price: given.price ?? '10 €',
      category: 'C',
      imageUrl: given.hasPicture ? 'https://x.it/a.png' : '',
      link: '',
      isAvailable: true,
      keywords: ['k'],
      variants: [],
    }),
    priceCents: given.cents ?? 1_000,
    currency: 'EUR',
    hasPicture: false,
    ...given,
  });
  const file = (...lines: string[]) => `id,${HEADER},keywords,image\n${lines.join('\n')}`;

  test('new, changed, unchanged and removed rows are told apart', async () => {
    const { report, rows, highestCode } = await readExample(
      file('1,Uno,D,10 €,C,k,', '2,Due,D,11 €,C,k,', ',Quàttro,D,10 €,C,k,', ',Nuovo,D,10 €,C,k,'),
      { current: ['Uno', 'Due', 'Tre', 'QUATTRO'].map((title, index) => current({ code: `${index + 1}`, title })) },
    );
    expect(report).toMatchObject({ currentCount: 4, newCount: 1, changedCount: 2, unchangedCount: 1, removedCount: 1 });
    expect(report.changedFields).toEqual([
      { field: 'Prezzo', count: 1 },
      { field: 'Nome', count: 1 },
    ]);
    expect(report.firstRows.map(({ state, code }) => [state, code])).toEqual([
      ['UNCHANGED', '1'],
      ['CHANGED', '2'],
      ['CHANGED', '4'],
      ['NEW', null],
    ]);
    expect(rows.map(({ id, version }) => [id, version])).toEqual([
      ['id-1', 3],
      ['id-2', 4],
      ['id-4', 4],
      ['new-1', 1],
    ]);
    expect(highestCode).toBe(4);
  });

  test('adding and updating removes nothing, and leaves alone what a row leaves out', async () => {
    const { report, rows } = await readExample('id,name,description,price,category\n1,Uno,,,C', {
      mode: 'MERGE',
      current: [current({ code: '1', title: 'Uno', position: 5 }), current({ code: '2', title: 'Due', position: 6 })],
    });
    expect(report).toMatchObject({ removedCount: 0, changedCount: 1 });
    expect(rows[0]).toMatchObject({ position: 5, description: '' });
    expect(rows[0]).not.toHaveProperty('price');
    expect(rows[0]).not.toHaveProperty('keywords');
  });

  test('two of one name are paired in their order', async () => {
    const { report } = await readExample(file(',Uno,D,10 €,C,k,', ',Uno,D,10 €,C,k,'), {
      current: [current({ code: '1', title: 'Uno' }), current({ code: '2', title: 'uno' })],
    });
    expect(report).toMatchObject({ newCount: 0, removedCount: 0 });
  });

  test.each([
    ['1,Uno,D,0 €,C,k,', 'ZERO_PRICE', '0 €'],
    ['1,Uno,D,1.234,C,k,', 'AMBIGUOUS_PRICE', '1.234 → 1.234,00'],
    ['1,Uno,D,4 €,C,k,', 'PRICE_MOVED', '10,00 → 4,00'],
    ['1,Uno,D,10 €,C,k,', 'LOST_PICTURE', ''],
  ])('%s is flagged', async (line, kind, detail) => {
    const { report } = await readExample(file(line), {
      current: [current({ code: '1', title: 'Uno', hasPicture: true })],
    });
    expect(report.flags).toContainEqual({ row: 2, kind, name: 'Uno', detail });
  });

  test.each(['1,Uno,D,15 €,C,k,https://x.it/a.png', '1,Uno,D,5 €,C,k,https://x.it/a.png'])(
    '%s is not',
    async (line) => {
      const { report } = await readExample(file(line), {
        current: [current({ code: '1', title: 'Uno', hasPicture: true })],
      });
      expect(report.flags).toEqual([]);
    },
  );
});

describe('FAQs', () => {
  const faqs = { name: 'faq.json', kind: 'FAQS' } as const;

  test('an entry without question or answer is listed with its number and reason', async () => {
    const { rows, rejected } = await readExample(
      JSON.stringify([
        { question: 'Orari?', answer: 'Sempre', keywords: 'Orari, ORARI , aperti*' },
        { question: 'E?' },
      ]),
      faqs,
    );
    expect(rows).toMatchObject([
      { question: 'Orari?', keywords: ['orari', 'aperti*'], category: 'Generale', is_draft: false },
    ]);
    expect(rejected).toEqual([{ row: 2, field: 'Risposta', reason: 'Domanda e risposta sono obbligatorie!' }]);
  });

  test.each([
    ['sì', true],
    ['no', false],
    ['', false],
  ])('bozza: %s', async (cell, isDraft) => {
    const { rows } = await readExample(`domanda;risposta;bozza\nOrari?;Sempre;${cell}`, { ...faqs, name: 'faq.csv' });
    expect(rows).toMatchObject([{ is_draft: isDraft }]);
  });

  test('what says neither that it is a draft nor that it is none publishes nothing', async () => {
    const file = 'domanda;risposta;bozza\nOrari?;Sempre;no\nSconti?;Da decidere;da rivedere';
    const { rows, rejected } = await readExample(file, { ...faqs, name: 'faq.csv' });
    expect(rows).toMatchObject([{ question: 'Orari?' }]);
    expect(rejected).toEqual([{ row: 3, field: 'Bozza', reason: 'Scrivi sì o no, invece di «da rivedere».' }]);
  });

  test('what is no list is refused as the panel says it', async () => {
    expect((await readExample('{"faq":[]}', faqs)).report.refusal).toMatchObject({
      panelSentence: 'Formato file non valido!',
    });
    expect((await readExample('[{]', faqs)).report.refusal).toMatchObject({
      panelSentence: 'Errore nella lettura del file JSON!',
    });
  });
});
