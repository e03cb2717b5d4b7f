import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

describe('what people read of a text that may be HTML', () => {
  test.each([
    // Nothing to do.
    ['', ''],
    ['Tazza da tè', 'Tazza da tè'],
    ['3<5', '3<5'],
    ['S > XL', 'S > XL'],
    ['Taglie < 40 su richiesta', 'Taglie < 40 su richiesta'],
    ['Uomo > Maglie, Outlet > Uomo', 'Uomo > Maglie, Outlet > Uomo'],
    ['x<y e y>z', 'x<y e y>z'],
    ['R&D, AT&T, Dolce&Gabbana', 'R&D, AT&T, Dolce&Gabbana'],
    ['https://x.it/?a=1&copy=2&b=3', 'https://x.it/?a=1&copy=2&b=3'],
    ['riga uno\n\nriga due', 'riga uno\n\nriga due'],
    ['I <3 il caffè', 'I <3 il caffè'],
    // Entities.
    ['Caff&egrave; &amp; T&egrave;', 'Caffè & Tè'],
    ['Tisana &#8220;Buonanotte&#8221;', 'Tisana “Buonanotte”'],
    ['Caff&#xe8;', 'Caffè'],
    ['250&nbsp;g', '250 g'],
    ['Qualit&amp;agrave;', 'Qualità'], // escaped twice on its way
    ['Camomilla &lt;bio&gt;', 'Camomilla <bio>'],
    ['uno &amp; due\n- tre', 'uno & due\n- tre'],
    ['&sconosciuta; &T; &;', '&sconosciuta; &T; &;'],
    // Tags.
    ['<p>In alluminio.</p>\n<p>Tre tazze.</p>', 'In alluminio.\n\nTre tazze.'],
    ['Camomilla<br/>20 filtri<br>bio', 'Camomilla\n20 filtri\nbio'],
    ['<b>Olio</b> <i>EVO</i>', 'Olio EVO'],
    ['prima riga\nseconda <strong>riga</strong>', 'prima riga\nseconda riga'],
    ['<div>uno\n   due</div><div>tre</div>', 'uno due\ntre'],
    ['<H1>Titolo</H1>testo', 'Titolo\n\ntesto'],
    ['<ul><li>Uno</li><li>Due &amp; tre</li></ul>', '• Uno\n• Due & tre'],
    ['<ol><li>Uno</li><li>Due</li></ol>', '1. Uno\n2. Due'],
    ['<ul>\n<li>Uno<ul><li>dentro</li></ul></li>\n<li></li><li>Due</li></ul>', '• Uno\n• dentro\n• Due'],
    ['<p>Ecco:</p><ul><li>Uno</li></ul><p>Fine</p>', 'Ecco:\n\n• Uno\n\nFine'],
    [
      '<table><tr><td>Lun</td><td>9-13</td><td>15-19</td></tr><tr><td>Mar</td><td>chiuso</td></tr></table>',
      'Lun: 9-13 | 15-19\nMar: chiuso',
    ],
    ['<table><tr><th>Peso:</th><td>3 kg</td></tr></table>', 'Peso: 3 kg'],
    ['<dl><dt>Peso</dt><dd>3 kg</dd><dt>Colore</dt><dd>nero</dd></dl>', 'Peso: 3 kg\nColore: nero'],
    ['Olio<script>alert("<b>")</script><style>.x{}</style><!-- costo 3,20 --> EVO', 'Olio EVO'],
    ['a<template>x</template><noscript>y</noscript><iframe src=x></iframe><svg><title>t</title></svg>b', 'ab'],
    ['<img src="x.jpg" alt="foto">Testo', 'Testo'],
    ['<![CDATA[<p>uno</p>]]>', 'uno'],
    ['&lt;p&gt;uno&lt;/p&gt;', 'uno'],
    ['<p class="a" style="color:red">3<5 e <strong>S > XL</strong></p>', '3<5 e S > XL'],
    ['<o:p></o:p><font color=red>Word</font>', 'Word'],
    ['testo <b', 'testo'],
    ['testo</p>', 'testo'],
    ['<p>uno<p>due', 'uno\n\ndue'],
    ['<a href="https://x.it">qui</a>', 'qui'],
    ['sof&shy;fice', 'soffice'],
  ])('%j', (html, text) => expect(readableText(html)).toBe(text));

  test.each([
    ['<a href="mailto:info@negozio.example">info@negozio.example</a>', 'info@negozio.example'],
    ['Scrivi <a href="mailto:info@negozio.example?subject=a">qui</a>.', 'Scrivi qui (info@negozio.example).'],
    ['<a href="tel:+39 02 1234">02 1234</a>', '02 1234'],
    ['<a href="tel:+39021234">chiamaci</a>', 'chiamaci (+39021234)'],
    ['<a href="https://negozio.example/resi">i resi</a>', 'i resi (https://negozio.example/resi)'],
    ['<a href="https://negozio.example/">negozio.example</a>', 'negozio.example'],
    ['<a href="https://www.negozio.example/a">https://www.negozio.example/a</a>', 'https://www.negozio.example/a'],
    ['<a href="/resi">i resi</a>', 'i resi'],
    ['<a href="javascript:x()">clic</a><a name="x"></a>', 'clic'],
  ])('with its addresses: %j', (html, text) => expect(readableText(html, { addresses: true })).toBe(text));

  test('reading it again changes nothing', () => {
    const piece = fc.constantFrom(
      ...['<p>', '</p>', '<br>', '<li>', '<td>', '<b>', '<', '>', '&', ';', 'amp', 'lt', 'gt', '&amp;', '&lt;', '&gt;'],
      ...[
        '&nbsp;',
        '&egrave;',
        'b',
        'p',
        '/',
        '!--',
        '-->',
        '\n',
        ' ',
        'è',
        '3',
        '•',
        ': ',
        '<a href="https://x.it/">',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), fc.boolean(), (pieces, addresses) => {
        const once = readableText(pieces.join(''), { addresses });
        expect(readableText(once, { addresses })).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});
