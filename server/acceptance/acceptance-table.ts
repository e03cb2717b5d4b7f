import { cleanText } from '../assistant/question.ts';
import { UserError } from '../errors.ts';
import { FileNotes } from '../imports/formats/file-notes.ts';
import { type Naming, plainName } from '../imports/headers.ts';
import type { Rejection } from '../imports/import.ts';
import { csvEntries } from '../imports/records.ts';
import { FileRefused, refusalOf } from '../imports/refusals.ts';
import { fold } from '../language/fold.ts';
import { lineOf } from '../language/plain-text.ts';
import {
  type AcceptanceTest,
  checkedExpectation,
  checkedWords,
  type Expectation,
  MOST_EXPECTED,
  MOST_TESTS,
  type TestValues,
} from './acceptance-test.ts';
import type { Named } from './named-store.ts';

// How a file tells of tests. What a test expects is written by its name, or by its code where others have that name too.

type Column = 'domanda' | 'atteso' | 'parole';

const HEADINGS: Readonly<Record<string, Column>> = {
  ...{ domanda: 'domanda', question: 'domanda', atteso: 'atteso', rispostaattesa: 'atteso', expected: 'atteso' },
  ...{ parole: 'parole', parolaattesa: 'parole', paroleattese: 'parole', words: 'parole' },
};

const NAMING: Naming<Column> = {
  rolesOf: (names) => {
    const roles = names.map((name) => HEADINGS[plainName(name)]);
    return roles.map((role, place) => (roles.indexOf(role) === place ? role : undefined));
  },
  required: [
    { role: 'domanda', label: 'Domanda' },
    { role: 'atteso', label: 'Atteso' },
  ],
  labels: { domanda: 'Domanda', atteso: 'Atteso', parole: 'Parole' },
};

const OFF_TOPIC = 'fuori tema';
const NO_ANSWER = 'nessuna risposta';
const FAQ_MARK = /^faq\s*:\s*/i;
const PRODUCTS_MARK = /^prodott[oi]\s*:\s*/i;

/** A row of a file as it stands there. */
export interface TableRow {
  row: number;
  question: string;
  expected: string;
  words: string;
}

/** The rows of a file, and those that have not as many cells as the headings. @throws FileRefused. */
export async function readTable(pieces: AsyncIterable<string>): Promise<{ rows: TableRow[]; rejections: Rejection[] }> {
  const rows: TableRow[] = [];
  const rejections: Rejection[] = [];
  for await (const batch of csvEntries(pieces, NAMING, new FileNotes()))
    for (const entry of batch) {
      if (rows.length + rejections.length >= MOST_TESTS) throw new FileRefused('TOO_MANY_ROWS');
      if (!('values' in entry)) {
        if ('reason' in entry) rejections.push(entry);
        continue;
      }
      const cell = (column: Column) => String(entry.values.get(column) ?? '');
      rows.push({ row: entry.row, question: cell('domanda'), expected: cell('atteso'), words: cell('parole') });
    }
  return { rows, rejections };
}

/** What people read of a file that cannot be read. */
export function refusedTable(error: FileRefused) {
  const refusal = refusalOf(error, 'FAQS');
  if (error.code !== 'TOO_MANY_ROWS') return refusal;
  return { ...refusal, sentence: `Il file ha troppe righe: al massimo ${MOST_TESTS} domande.` };
}

/** All that a row may name. */
export function namesIn({ expected }: TableRow): string[] {
  const whole = expected.trim().replace(FAQ_MARK, '').replace(PRODUCTS_MARK, '');
  return [lineOf(whole), ...partsOf(whole).slice(0, MOST_EXPECTED + 1)]; // of more none is taken
}

/** Products one a line, or parted by semicolons where none of their names has one. */
function partsOf(names: string): string[] {
  const parts = names.includes('\n') ? names.split('\n') : names.split(';');
  return parts.map(lineOf).filter((name) => name !== '');
}

/** What a row says. @throws UserError, or Error with a sentence that says what is wrong. */
export function readRow({ question, expected, words }: TableRow, known: readonly Named[]): TestValues {
  const asked = cleanText(question);
  const meant = readExpected(expected.trim(), known);
  const checked = checkedExpectation({ ...meant, words: checkedWords(words.split(';')) });
  return { ...checked, question: asked, expectedNames: meant.expectedNames };
}

type Meant = Omit<Expectation, 'words'> & Pick<AcceptanceTest, 'expectedNames'>;

const NOTHING: Omit<Meant, 'expectedKind'> = { expectedFaqId: null, expectedProductIds: [], expectedNames: [] };

/** A row says what cannot be. */
export class BadRow extends Error {}

function readExpected(text: string, known: readonly Named[]): Meant {
  if (text === '') throw new BadRow('Manca la risposta attesa.');
  if (fold(text) === OFF_TOPIC) return { ...NOTHING, expectedKind: 'OFF_TOPIC' };
  if (fold(text) === NO_ANSWER) return { ...NOTHING, expectedKind: 'NO_ANSWER' };
  const isFaq = FAQ_MARK.test(text);
  const isProducts = PRODUCTS_MARK.test(text);
  const names = text.replace(FAQ_MARK, '').replace(PRODUCTS_MARK, '');
  if (isFaq || (!isProducts && isKnown(known, 'FAQ', lineOf(names)))) {
    const { id, name } = theOne(known, 'FAQ', lineOf(names));
    return { ...NOTHING, expectedKind: 'FAQ', expectedFaqId: id, expectedNames: [name] };
  }
  const isOne = !names.includes('\n') && isKnown(known, 'PRODUCT', lineOf(names));
  const parts = isOne ? [lineOf(names)] : partsOf(names);
  if (parts.length > MOST_EXPECTED) throw new UserError('TOO_MANY_EXPECTED_PRODUCTS');
  if (!isProducts && !parts.some((part) => isKnown(known, 'PRODUCT', part)))
    throw new BadRow(`Non c'è nessuna FAQ e nessun prodotto «${shortened(names)}».`);
  const products = parts.map((part) => theOne(known, 'PRODUCT', part));
  return {
    expectedKind: 'PRODUCTS',
    expectedFaqId: null,
    expectedProductIds: products.map(({ id }) => id),
    expectedNames: products.map(({ name }) => name),
  };
}

/** What is called so, or has that code where nothing is. */
function called(known: readonly Named[], kind: Named['kind'], name: string): Named[] {
  const { byName, byCode } = indexOf(known);
  return byName.get(`${kind} ${name}`) ?? byCode.get(`${kind} ${name}`) ?? [];
}

interface Index {
  byName: ReadonlyMap<string, Named[]>;
  byCode: ReadonlyMap<string, Named[]>;
  byId: ReadonlyMap<string, Named>;
}

const indexes = new WeakMap<readonly Named[], Index>(); // of one file all rows ask the same

function indexOf(known: readonly Named[]): Index {
  const index = indexes.get(known) ?? {
    byName: Map.groupBy(known, ({ kind, name }) => `${kind} ${name}`),
    byCode: Map.groupBy(known, ({ kind, code }) => `${kind} ${code}`),
    byId: new Map(known.map((one) => [`${one.kind} ${one.id}`, one])),
  };
  indexes.set(known, index);
  return index;
}

const isKnown = (known: readonly Named[], kind: Named['kind'], name: string) => called(known, kind, name).length > 0;

function theOne(known: readonly Named[], kind: Named['kind'], name: string): Named {
  const [one, other] = called(known, kind, name);
  const what = kind === 'FAQ' ? 'FAQ' : 'prodotto';
  if (!one) throw new BadRow(`${kind === 'FAQ' ? 'La FAQ' : 'Il prodotto'} «${shortened(name)}» non c'è.`);
  if (other)
    throw new BadRow(
      `Più di ${kind === 'FAQ' ? 'una' : 'un'} ${what} si chiama «${shortened(name)}»: scrivi il codice.`,
    );
  return one;
}

const LONGEST_TOLD = 80; // characters of a name

function shortened(name: string): string {
  const letters = [...lineOf(name)];
  return letters.length <= LONGEST_TOLD ? letters.join('') : `${letters.slice(0, LONGEST_TOLD).join('')}…`;
}

/** A test as a file tells it. `known` is what there is by the ids and the names of what it expects. */
export function writeExpected(test: AcceptanceTest, known: readonly Named[]): string {
  const { expectedKind, expectedFaqId, expectedProductIds, expectedNames } = test;
  if (expectedKind === 'OFF_TOPIC') return OFF_TOPIC;
  if (expectedKind === 'NO_ANSWER') return NO_ANSWER;
  if (expectedKind === 'FAQ') return `FAQ: ${writtenName(known, 'FAQ', expectedFaqId ?? '', expectedNames[0])}`;
  const names = expectedProductIds.map((id, place) => writtenName(known, 'PRODUCT', id, expectedNames[place]));
  const isOne = names.length === 1 || !names.some((name) => name.includes(';'));
  return `Prodotto: ${names.join(isOne ? '; ' : '\n')}`;
}

/** Its name where nothing else has it, else its code; what it was called where it is gone. */
function writtenName(known: readonly Named[], kind: Named['kind'], id: string, once = ''): string {
  const one = indexOf(known).byId.get(`${kind} ${id}`);
  if (!one) return once;
  return called(known, kind, one.name).length === 1 ? one.name : one.code;
}

/** What is wrong with a row, as people read it; undefined for what is no fault of the row. */
export function faultOf(error: unknown): string | undefined {
  return error instanceof BadRow || error instanceof UserError ? error.message : undefined;
}
