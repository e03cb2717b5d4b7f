import { describe, expect, test } from 'vitest';
import type { Product } from '../products/product.ts';
import { readContactFacts } from './claims/contacts.ts';
import { readMoneyFacts } from './money-claims.ts';
import { LONGEST_REPLY, type Progress, type ReplyFacts, readableReply } from './reply-text.ts';

const product = (id: string, name: string, price: string, link = '') =>
  ({ id, name, price, priceCents: 1, link }) as Product;
const products = [
  product('a', 'Cuffie Wireless', '89,99 €', 'https://shop.example/cuffie'),
  product('b', 'Zaino Urban', '49,90 €'),
  product('c', 'Zaino', '19,90 €'),
];
const facts: ReplyFacts = {
  products,
  amounts: ['5,90 €', '60 €'],
  untold: new Set(),
  money: readMoneyFacts(
    [
      ...products.map(({ name, price }) => ({ name, heading: '', text: price })),
      { name: '', heading: 'Quanto costa la spedizione?', text: 'La spedizione costa 5,90 €, gratis da 60 €.' },
    ],
    '',
  ),
  contacts: readContactFacts({ shop: [], before: [], question: '', visitor: [] }),
  addresses: { links: ['https://shop.example/cuffie'], website: 'https://www.negozio.it', emails: ['info@negozio.it'] },
};
const read = (raw: string, progress: Progress = 'WHOLE') => readableReply(raw, facts, progress);

describe('references', () => {
  test.each([
    ['Ti consiglio [[p:1]].', 'Ti consiglio Cuffie Wireless (89,99 €).', ['a']],
    [
      '[[p:2]] e [[p:1]], anzi [[p:2]].',
      'Zaino Urban (49,90 €) e Cuffie Wireless (89,99 €), anzi Zaino Urban.',
      ['b', 'a'],
    ],
    ['Le Cuffie Wireless [[p:1]] sono ottime.', 'Le Cuffie Wireless (89,99 €) sono ottime.', ['a']],
    ['Le **Cuffie Wireless** ([[p:1]]) sono ottime.', 'Le Cuffie Wireless (89,99 €) sono ottime.', ['a']],
    ['Ecco [[p:9]] e [[p:1]].', 'Ecco Cuffie Wireless (89,99 €).', ['a']],
    ['Ecco [[p:1]], [[p:9]] e [[p:2]].', 'Ecco Cuffie Wireless (89,99 €) e Zaino Urban (49,90 €).', ['a', 'b']],
    ['Ecco [[p:1]], [[p:2]] o [[p:9]]!', 'Ecco Cuffie Wireless (89,99 €), Zaino Urban (49,90 €)!', ['a', 'b']],
    ['Ecco [[p:9]], [[p:8]] oppure [[p:1]].', 'Ecco Cuffie Wireless (89,99 €).', ['a']],
    ['Certo! Per esempio [[p:9]] è molto amato. Ciao.', 'Certo! Ciao.', []],
    ['Ho [[p:9]] e [[p:8]]. Ciao.', 'Ciao.', []],
    ['Lo zaino ([[p:9]]) è comodo.', 'Lo zaino è comodo.', ['c']],
    ['Ecco cosa ti consiglio:\n- [[p:9]]\n- [[p:8]]\nScrivici!', 'Scrivici!', []],
    ['Ecco cosa ti consiglio:\n- [[p:9]]\n- [[p:1]]', 'Ecco cosa ti consiglio:\n• Cuffie Wireless (89,99 €)', ['a']],
    ['- [[p:1]]\n- [[p:7]]\n- [[p: 2 ]]', '• Cuffie Wireless (89,99 €)\n• Zaino Urban (49,90 €)', ['a', 'b']],
    ['Lo zaino urban è comodo.', 'Lo zaino urban è comodo.', ['b']],
    ['Prima lo Zaino, poi [[p:2]].', 'Prima lo Zaino, poi Zaino Urban (49,90 €).', ['c', 'b']],
    ['Intera. Mezza [[p:1', 'Intera.', []],
    ['Intera. Mezza [[p:', 'Intera.', []],
    ['Strana [[x:1]] cosa. Intera.', 'Intera.', []],
  ])('%s', (raw, text, ids) => {
    const reply = read(raw);
    expect(reply.text).toBe(text);
    expect(reply.productIds).toEqual(ids);
  });
});

test.each([
  ['Maglia Wow !', 'Maglia Wow!'],
  ['Cavo 2 m , nero', 'Cavo 2 m, nero'],
  ['Penna .05', 'Penna .05'],
])('a product has its card, whatever stands before the marks of its name: %s', (name, shown) => {
  const own = { ...facts, products: [product('a', name, '9 €')] };
  expect(readableReply('Ti consiglio [[p:1]].', own, 'WHOLE')).toMatchObject({
    text: `Ti consiglio ${shown} (9,00 €).`,
    productIds: ['a'],
  });
  expect(readableReply(`Abbiamo ${name} in arrivo.`, own, 'WHOLE').productIds).toEqual(['a']);
});

describe('amounts', () => {
  test.each([
    ['La spedizione costa [[i:1]].', 'La spedizione costa 5,90 €.'],
    ['La spedizione costa 5,90 € [[i:1]].', 'La spedizione costa 5,90 €.'],
    ['La spedizione è gratis da [[i:2]]. Ciao.', 'La spedizione è gratis da 60 €. Ciao.'],
    ['La spedizione costa [[i:2]]. Ciao.', 'Ciao.'],
    ['La spedizione costa [[i:7]]. Ciao.', 'Ciao.'],
    ['Lo Zaino Urban costa [[i:1]]. Ciao.', 'Ciao.'],
    ['Costa [[i:1]]. Ciao.', 'Ciao.'],
    ['[[p:2]] è comodo, la spedizione costa [[i:1]].', 'Zaino Urban (49,90 €) è comodo, la spedizione costa 5,90 €.'],
  ])('are filled in where their sentence says of what they are: %s', (raw, text) => {
    expect(read(raw).text).toBe(text);
  });
});

describe('addresses', () => {
  test.each([
    ['Vai su https://evil.example/x?y=1 subito.', ''],
    ['Vai su www.evil.com, oppure evil.com/a.', ''],
    ['Guarda https://shop.example/cuffie!', 'Guarda https://shop.example/cuffie!'],
    ['Guarda https://shop.example/altro!', ''],
    ['Siamo su https://negozio.it/ e www.negozio.it.', 'Siamo su https://negozio.it/ e www.negozio.it.'],
    ['Finto: https://negozio.it.evil.com e https://negozio.it@evil.com', ''],
    ['Vai su evil.example/login per accedere.', ''],
    ['Accedi da evil.example:8080/x o da evil.zz/login?x=1.', ''],
    ['[Clicca](javascript:alert(1)) qui', ''],
    ['![foto](http://evil.example/p.png) ecco', 'foto ecco'],
    ['<a href="https://evil.example">qui</a> <script>alert(1)</script>', 'qui alert(1)'],
    ['<img src=x onerror=alert(1)>ciao', 'ciao'],
    ['Apri data:text/html;base64,xx o 10.0.0.1/x o //evil.com/x', ''],
    ['Scrivi a info@negozio.it o a truffa@evil.com.', ''],
    ['Orari: 9:00-18:00. Prodotti: zaini.Cuffie e altro', 'Orari: 9:00-18:00. Prodotti: zaini.Cuffie e altro'],
    ['ht\u200btps://evil.example e evil\u200b.com', ''],
  ])('%s', (raw, text) => {
    expect(read(raw).text).toBe(text);
  });
});

test.each([
  ['https://www.facebook.com/altro', ''],
  ['https://facebook.com/mionegozio-finto', ''],
  ['facebook.com', ''],
  ['https://facebook.com/mionegozio', 'https://facebook.com/mionegozio'],
  ['https://www.facebook.com/mionegozio/orari?x=1', ''],
])('where a shop is a page of a larger site, the rest of that is not the shop: %s', (address, text) => {
  const addresses = { ...facts.addresses, website: 'https://www.facebook.com/mionegozio/' };
  expect(readableReply(address, { ...facts, addresses }, 'WHOLE').text).toBe(text);
});

test('a page that only its query names is no other page of the same site', () => {
  const addresses = { ...facts.addresses, website: 'https://www.facebook.com/profile.php?id=7' };
  const shown = (address: string) => readableReply(address, { ...facts, addresses }, 'WHOLE').text;
  expect(shown('https://www.facebook.com/profile.php?id=8')).toBe('');
  expect(shown('https://www.facebook.com/profile.php?id=7')).toBe('https://www.facebook.com/profile.php?id=7');
});

test('a sentence with an invented price goes, and is counted', () => {
  expect(read('Ottima scelta! Oggi costa 9,99 €. Ti consiglio [[p:1]].')).toMatchObject({
    text: 'Ottima scelta! Ti consiglio Cuffie Wireless (89,99 €).',
    inventions: 1,
  });
});

test.each([
  ['Prezzo:\n45\nCiao', 'Ciao'],
  ['Il prezzo:\n• 45\n• 49,90', ''],
  ['I prezzi:\n• Zaino Urban: 45\n• Zaino Urban: 49,90', 'I prezzi:\n• Zaino Urban: 49,90'],
  ['Costa 12 &euro;. Ciao', 'Ciao'],
  ['Costa 12 &#8364;. Ciao &amp; grazie', 'Ciao & grazie'],
])('nor is a price shown that is written otherwise: %j', (raw, text) => {
  expect(read(raw).text).toBe(text);
});

test('NUL, lone surrogates and controls go, and 4,000 characters stay', () => {
  expect(read('Ciao\0\ud800 a\u202ee\u0007 😀').text).toBe('Ciao ae 😀');
  const long = read('parola '.repeat(400_000)).text;
  expect(long.length).toBeLessThanOrEqual(LONGEST_REPLY);
  expect(long.endsWith('...')).toBe(true);
});

describe('whatever the pieces are that a text comes in', () => {
  const raws = [
    'Ti consiglio [[p:1]] oppure [[p:2]], non [[p:8]].',
    'Costa 12,50 € oppure € 13 o 30 per cento in meno, venti euro in tutto. Ciao.',
    'Vai su https://evil.example/a o [qui ora](http://evil.example/b) <a href="http://evil.example">x</a> www.evil.com fine.',
    '![una bella immagine](https://evil.example/x.png) e javascript:alert(1) e 1.2.3.4/x fine',
    'Costa una cinquantina di euro, forse *31* € o 32 &euro; in tutto. Da 33 a 49,90 €. Ciao.',
    'Prezzo: 77 , e metà prezzo domani. Il prezzo di 45. Fine.',
  ];
  const forbidden =
    /\[\[|\]\]|p:\d|evil|javascript|1\.2\.3|https?:|12,50|€ ?13|\b30\b|venti euro|per cento|metà prezzo|cinquantina di euro|\b3[1-3]\b|77|\b45\b/;

  test.each(raws)('nothing half or forbidden is ever shown: %s', (raw) => {
    for (let end = 0; end <= raw.length; end++) {
      const { text } = read(raw.slice(0, end), 'CUT');
      expect(text.replaceAll(/\((?:89,99|49,90|19,90) €\)/g, ''), `after ${end} characters`).not.toMatch(forbidden);
    }
    expect(read(raw).text.replaceAll(/\((?:89,99|49,90|19,90) €\)/g, '')).not.toMatch(forbidden);
  });

  test.each(raws)('nothing that was shown is taken back: %s', (raw) => {
    const whole = read(raw).text;
    for (let end = 0; end <= raw.length; end++) {
      const { text } = read(raw.slice(0, end), 'GROWING');
      expect(text, `after ${end} characters`).not.toMatch(forbidden);
      expect(whole.startsWith(text), `${text} | ${whole}`).toBe(true);
    }
  });

  test('a sentence appears when it is whole, and what introduces a list with the first of it', () => {
    const raw =
      'Certo! Per esempio [[p:9]] è molto amato. Ecco cosa ti consiglio:\n- [[p:8]]\n- [[p:1]]\nScrivici pure.';
    const shown = Array.from({ length: raw.length + 1 }, (_, end) => read(raw.slice(0, end), 'GROWING').text);
    expect([...new Set(shown)]).toEqual(['', 'Certo!', 'Certo! Ecco cosa ti consiglio:\n• Cuffie Wireless (89,99 €)']);
    expect(read(raw).text).toBe('Certo! Ecco cosa ti consiglio:\n• Cuffie Wireless (89,99 €)\nScrivici pure.');
  });

  test('of one that is cut the words that came stay', () => {
    const raw = 'Certo, abbiamo zaini comodi e leggeri.';
    expect(read(raw.slice(0, 20), 'CUT').text).toBe('Certo, abbiamo');
    expect(read(raw.slice(0, 30), 'CUT').text).toBe('Certo, abbiamo zaini comodi e');
    expect(read(raw.slice(0, 30), 'GROWING').text).toBe('');
  });
});

describe('marks are not shown', () => {
  test.each([
    ['Sono *davvero* comode, ~~anzi~~ _molto_.', 'Sono davvero comode, anzi molto.'],
    [
      'Ecco:\n\n| Nome | Colore |\n|---|---|\n| [[p:1]] | nero |\n',
      'Ecco:\n\n• Cuffie Wireless (89,99 €) · Colore: nero',
    ],
    ['Ecco:\n---\n### Cuffie\nComode.', 'Ecco:\n\nCuffie\nComode.'],
    ['[Le cuffie](https://shop.example/cuffie) sono comode.', 'Le cuffie (https://shop.example/cuffie) sono comode.'],
    ['[Le cuffie](https://evil.example/cuffie) sono comode.', 'Le cuffie sono comode.'],
    ['Vai su evil**.com** o e**v**il.com.', ''],
    ['Misura 120*60*75 cm, codice a_b_c, 5*3.', 'Misura 120*60*75 cm, codice a_b_c, 5*3.'],
  ])('%j', (raw, text) => expect(read(raw).text).toBe(text));

  test('nor is half of a table, while it is written', () => {
    const raw = 'Ecco:\n\n| Nome | Colore |\n|---|---|\n| [[p:1]] | nero |\n\nE **sono** *comode* davvero.';
    for (const progress of ['GROWING', 'CUT'] as const)
      for (let end = 0; end <= raw.length; end++)
        expect(read(raw.slice(0, end), progress).text, `after ${end} characters`).not.toMatch(/[|*]|--/);
  });
});

test.each(['👩‍👧‍👦', '❤️‍🔥', '👩🏽‍💻', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇮🇹', '1️⃣'])('an emoji that is made of several stays whole: %s', (emoji) => {
  expect(read(`Ciao ${emoji} a te.`).text).toBe(`Ciao ${emoji} a te.`);
});

test('what joins or tags no emoji goes', () => {
  expect(read('ev\u200dil \u{e0065}tag 👩\u200d x').text).toBe('evil tag 👩 x');
});

test('senseless texts are read quickly', () => {
  for (const piece of ['[](', '<a', '[[', 'a@', 'http://', '-a', '.', 'cento', '1 ', '1', '( ', 'a.', '1.1.', '1.000'])
    expect(typeof read(piece.repeat(20_000)).text).toBe('string');
});
