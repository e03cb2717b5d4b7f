/** A file that nobody should be able to do harm with, and what its sender is told. */
export interface BadFile {
  name: string;
  fileName: string;
  content(): Buffer;
  /** The refusal of the whole file; null where rows are refused one by one. */
  sentence: string | null;
  /** The most that is read of it before it is refused, percent, a tenth for its encoding; 100 where nothing is wrong before its end. */
  readAtMost?: number;
  /** How many rows are left out, where the file as a whole is read. */
  rejectedCount?: number;
}

const HEADER = 'id,name,description,price,category\n';
const MEGABYTE = 1024 * 1024;
const ROW_TOO_LONG = (row: number) => `La riga ${row} è troppo lunga: forse manca una virgoletta di chiusura.`;
const NOT_TEXT = 'Il contenuto del file non è testo: esporta di nuovo il file come .json o .csv.';
const TOO_MANY = 'Il file ha troppe righe: al massimo 200.000 prodotti.';
const NO_ARRAY = 'Il file JSON deve contenere un array che inizia con [ e finisce con ]';

const text = (name: string, fileName: string, content: string | (() => string), sentence: string | null): BadFile => ({
  name,
  fileName,
  content: () => Buffer.from(typeof content === 'string' ? content : content()),
  sentence,
});

/** Files as they come broken, by mistake or on purpose. */
export const BAD_FILES: readonly BadFile[] = [
  text('an empty JSON', 'vuoto.json', '', 'Il file JSON sembra essere vuoto'),
  text('an empty CSV', 'vuoto.csv', '', 'CSV deve avere almeno header e una riga dati'),
  text('a header alone', 'sola.csv', HEADER, 'CSV deve avere almeno header e una riga dati'),
  text('a truncated JSON', 'tronco.json', '[{"name":"Tazza","price":"1', NO_ARRAY),
  text(
    'a JSON broken off inside a list',
    'tronco.json',
    '[\n{"name":"A"},\n{"keywords":["a"]',
    'Errore nel formato JSON: JSON incompleto: alla riga 3 inizia qualcosa che non viene mai chiuso.',
  ),
  text('an object instead of a list', 'oggetto.json', '{"prodotti":[]}', NO_ARRAY),
  text(
    'a JSON with a stray character',
    'virgola.json',
    '[{"name":"A"},\n{"name":"B",}]',
    'Errore nel formato JSON: Carattere non valido trovato alla riga 2.',
  ),
  text('numbers instead of products', 'numeri.json', '[1,2,3]', 'JSON deve contenere un array di prodotti'),
  text(
    'a million columns',
    'colonne.csv',
    () => `${'a,'.repeat(1_000_000)}\n${'1,'.repeat(1_000_000)}`,
    ROW_TOO_LONG(1),
  ),
  {
    ...text('one line of 50 MB', 'riga.csv', () => HEADER + 'x'.repeat(50 * MEGABYTE - 100), ROW_TOO_LONG(2)),
    readAtMost: 15,
  },
  {
    ...text(
      'one text of 50 MB in a JSON',
      'testo.json',
      () => `[{"name":"${'x'.repeat(50 * MEGABYTE - 100)}"}]`,
      ROW_TOO_LONG(1),
    ),
    readAtMost: 15,
  },
  text(
    'a JSON of spaces, 50 MB',
    'spazi.json',
    () => ' '.repeat(50 * MEGABYTE - 1),
    'Il file JSON sembra essere vuoto',
  ),
  text(
    'a quote that never closes',
    'virgolette.csv',
    () => `${HEADER}1,"A,B,1,C\n${'2,A,B,1,C\n'.repeat(100_000)}`,
    ROW_TOO_LONG(2),
  ),
  text(
    'lists 100,000 deep',
    'profondo.json',
    () => `[{"name":"A","keywords":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`,
    'Errore nel formato JSON: troppi livelli annidati alla riga 1.',
  ),
  text(
    'a list of lists 100,000 deep',
    'profondo.json',
    () => '['.repeat(100_000),
    'Errore nel formato JSON: troppi livelli annidati alla riga 1.',
  ),
  text('a row more than is allowed', 'tante.csv', () => HEADER + ',A,B,1,C\n'.repeat(200_001), TOO_MANY),
  text('a million empty objects', 'vuoti.json', () => `[${'{},'.repeat(999_999)}{}]`, TOO_MANY),
  {
    name: 'a picture that calls itself .csv',
    fileName: 'foto.csv',
    content: () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(10_000, 7)]),
    sentence: NOT_TEXT,
  },
  {
    name: 'an archive that calls itself .json',
    fileName: 'archivio.json',
    content: () => Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(10_000, 3)]),
    sentence: NOT_TEXT,
  },
  { name: 'zeros', fileName: 'zeri.csv', content: () => Buffer.alloc(MEGABYTE), sentence: NOT_TEXT },
  { ...text('a zero in a name', 'zero.csv', `${HEADER}1,Buono,B,1,C\n2,Cat\0tivo,B,1,C`, null), rejectedCount: 1 },
  { ...text('a code twice', 'codici.csv', `${HEADER}1,A,B,1,C\n1,D,E,2,F\n1,G,H,3,I`, null), rejectedCount: 2 },
  {
    ...text('a prototype', 'proto.json', '[{"name":"A","__proto__":{"price":"9"},"constructor":{"x":1}}]', null),
    rejectedCount: 0,
  },
  {
    ...text('half a character', 'mezzo.json', '[{"name":"A"},{"name":"B\\ud800"}]', null),
    rejectedCount: 1,
  },
  {
    ...text(
      'hostile text',
      'ostile.csv',
      `${HEADER}1,<script>alert(1)</script>,"=cmd|' /C calc'!A0",1,C\n2,"${'\u202e'}gnp.exe",${'x'.repeat(10_000)},1,C`,
      null,
    ),
    rejectedCount: 1,
  },
];
