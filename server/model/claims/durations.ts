import { clausesOf } from './clauses.ts';

/** What a shop promises a length of time for. */
type Subject = 'RETURN' | 'DISPATCH' | 'ARRIVAL' | 'WARRANTY';

const SUBJECTS: readonly (readonly [Subject, RegExp])[] = [
  [
    'RETURN',
    /(?<!\p{L})(?:res[oi](?!\p{L})|restitu|rimbors|recess|reced|ripens|rend(?:er\p{L}*|i|ete)(?!\p{L})|cambi(?:o|are|arl[oiae])(?!\p{L})|return|refund|zurückg|rückgabe|umtausch|erstatt|retour|rembours|devol|reembols)/giu,
  ],
  ['WARRANTY', /(?<!\p{L})(?:garanzi|warrant|garantie|garantía)/giu],
  [
    'DISPATCH',
    /(?<!\p{L})(?:spediam|spedire|spedit|spedizion|part(?:e|ono|iamo|ire|irà)(?!\p{L})|evas|evad|ship|versand|expédi|envío|enviam)/giu,
  ],
  [
    'ARRIVAL',
    /(?<!\p{L})(?:consegn|arriv|ricev|corriere|recapit|spedizion|deliver|shipping|liefer|livr|entrega|lleg|recib)/giu,
  ],
];
const SINCE =
  /(?<!\p{L})(?:dal(?:la|l['’])?|dopo (?:la|l['’]|il)|from|after|of|ab|nach|depuis|desde|à partir de)\s*(?:(?:la|il|data|di|della|the|date|of|der)\s+)*(?:consegna|ricezione|ricevimento|arrivo|spedizione|acquisto|ordine|delivery|receipt|lieferung|erhalt|livraison|réception|entrega)(?!\p{L})/giu;

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168, m: 720, y: 8_640 };
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ore|ora|h|hours?|stunden?|heures?|horas?)$/i, 'h'],
  [/^(?:giorn[oi]|gg|g|days?|tage?n?|jours?|días?|dias?)$/i, 'd'],
  [/^(?:settiman[ae]|weeks?|wochen?|semaines?|semanas?)$/i, 'w'],
  [/^(?:mes[ei]|months?|monate?n?|mois|meses)$/i, 'm'],
  [/^(?:ann[oi]|years?|jahre?n?|ans?|années?|años?)$/i, 'y'],
];
const UNIT =
  '(?:ore|ora|h|giorn[oi]|gg|settiman[ae]|mes[ei]|ann[oi]|hours?|days?|weeks?|months?|years?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ans?|années?|horas?|d[ií]as?|semanas?|meses|años?)';
const WORDS =
  'un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quattordici|quindici|venti|ventuno|trenta|quaranta|quarantacinque|cinquanta|sessanta|novanta|cento|one|two|three|four|five|six|seven|ten|fourteen|thirty|sixty|ninety|ein|eine|einem|zwei|drei|vier|fünf|sieben|zehn|vierzehn|dreißig|une|deux|trois|quatre|cinq|sept|dix|quatorze|trente|dos|tres|cuatro|cinco|siete|diez|catorce|treinta';
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  'un 1,uno 1,una 1,due 2,tre 3,quattro 4,cinque 5,sei 6,sette 7,otto 8,nove 9,dieci 10,undici 11,dodici 12,quattordici 14,quindici 15,venti 20,ventuno 21,trenta 30,quaranta 40,quarantacinque 45,cinquanta 50,sessanta 60,novanta 90,cento 100,one 1,two 2,three 3,four 4,five 5,six 6,seven 7,ten 10,fourteen 14,thirty 30,sixty 60,ninety 90,ein 1,eine 1,einem 1,zwei 2,drei 3,vier 4,fünf 5,sieben 7,zehn 10,vierzehn 14,dreißig 30,une 1,deux 2,trois 3,quatre 4,cinq 5,sept 7,dix 10,quatorze 14,trente 30,dos 2,tres 3,cuatro 4,cinco 5,siete 7,diez 10,catorce 14,treinta 30'
    .split(',')
    .map((pair) => pair.split(' '))
    .map(([word, value]) => [word, Number(value)]),
);
const AMOUNT = `(?:\\d{1,4}|(?:${WORDS})(?!\\p{L}))`;
const LENGTH = new RegExp(
  `(?<![\\p{L}\\d.,])(${AMOUNT})(?:\\s*(?:[-–/]|o|e|a|or|to|and|oder|bis|und|ou|à|et|y|u)\\s*(${AMOUNT}))?\\s*(?:giorni |di |business |working |werk)?(${UNIT})(?!\\p{L})`,
  'giu',
);
const SOON: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:dopodomani|the day after tomorrow|übermorgen|après-demain|pasado mañana)(?!\p{L})/giu, 48],
  [/(?<!\p{L})(?:domani|il giorno dopo|tomorrow|morgen|demain)(?!\p{L})/giu, 24],
  [/(?<!\p{L})(?:in giornata|oggi stesso|same day|heute noch|le jour même|hoy mismo)(?!\p{L})/giu, 0],
];
const DAY_NAMES =
  /(?<!\p{L})(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|\d{1,2}°? (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))(?!\p{L})/giu;

interface Length {
  hours: number;
  place: number;
}

function lengthsIn(text: string): Length[] {
  const measured = [...text.matchAll(LENGTH)].flatMap(({ 1: first = '', 2: second, 3: unit = '', index }) => {
    const kind = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 'd';
    return [first, ...(second ? [second] : [])].map((amount) => ({
      hours: amountOf(amount) * (HOURS[kind] ?? 24),
      place: index,
    }));
  });
  const soon = SOON.flatMap(([pattern, hours]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ hours, place: index })),
  );
  return [...measured, ...soon];
}

function amountOf(amount: string): number {
  return VALUES[amount.toLowerCase()] ?? Number(amount);
}

/** What a length in a text is said of: the nearest subject of its clause, or else of all; a parcel that 'arrives' gives way to whatever else is named. */
function subjectsOf(text: string, place?: number): Subject[] {
  const plain = text.replace(SINCE, (phrase) => ' '.repeat(phrase.length));
  const found = SUBJECTS.flatMap(([subject, pattern]) =>
    [...plain.matchAll(pattern)].map(({ index, 0: word }) => ({
      subject,
      index,
      isWeak: /^(?:arriv|ricev|part)/i.test(word),
    })),
  );
  const strong = found.filter(({ isWeak }) => !isWeak);
  const named = strong.length > 0 ? strong : found;
  if (place === undefined) return [...new Set(named.map(({ subject }) => subject))];
  const clause = clausesOf(text).findLast(({ start }) => start <= place);
  const inClause = named.filter(({ index }) => clause && index >= clause.start && index < clause.end);
  const near = inClause.length > 0 ? inClause : named;
  const nearest = Math.min(...near.map(({ index }) => Math.abs(index - place)));
  return [...new Set(near.filter(({ index }) => Math.abs(index - place) === nearest).map(({ subject }) => subject))];
}

/** Lengths of time that a shop has given, by what for; and what a visitor told of their own. */
export interface HeldDurations {
  bySubject: ReadonlyMap<Subject, ReadonlySet<number>>;
  days: ReadonlySet<string>;
  visitors: ReadonlySet<number>;
  /** Every length that the shop has given, whatever for. */
  all: ReadonlySet<number>;
  /** What the question is about. */
  asked: readonly Subject[];
}

/** @param texts each with its heading, where it has one: a FAQ's question says what its answer's lengths are of. */
export function readDurations(
  texts: readonly { heading: string; text: string }[],
  question: string,
  visitor: string,
): HeldDurations {
  const bySubject = new Map<Subject, Set<number>>();
  const days = new Set<string>();
  const all = new Set(texts.flatMap(({ text }) => lengthsIn(text)).map(({ hours }) => hours));
  for (const { heading, text } of texts) {
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
      const lengths = lengthsIn(sentence);
      const named = subjectsOf(sentence);
      const fallback = named.length > 0 ? named : subjectsOf(heading);
      if (fallback.length > 0) for (const [day] of sentence.matchAll(DAY_NAMES)) days.add(day.toLowerCase());
      for (const { hours, place } of withBare(sentence, lengths)) {
        const own = named.length > 0 ? subjectsOf(sentence, place) : fallback;
        for (const subject of own) bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(hours));
      }
    }
  }
  // Who tells of the way as a whole, and not of its parts, has said both.
  if (!bySubject.has('ARRIVAL')) bySubject.set('ARRIVAL', bySubject.get('DISPATCH') ?? new Set());
  if (!bySubject.has('DISPATCH')) bySubject.set('DISPATCH', bySubject.get('ARRIVAL') ?? new Set());
  const visitors = new Set(lengthsIn(visitor).map(({ hours }) => hours));
  return { bySubject, days, visitors, all, asked: subjectsOf(question) };
}

/** 'In Italia 2-3 giorni, nelle isole 5': the last is one of days, too. */
function withBare(sentence: string, lengths: readonly Length[]): Length[] {
  const [first] = lengths;
  if (!first || /\d\s*(?:ore|ora|h)(?!\p{L})/iu.test(sentence)) return [...lengths];
  const bare = [...sentence.matchAll(/(?<![\d.,:])\d{1,2}(?![\d:€%]|[.,]\d|\s*(?:€|euro))/g)];
  return [...lengths, ...bare.map(({ 0: amount, index }) => ({ hours: Number(amount) * 24, place: index }))];
}

const PROMISES =
  /(?<!\p{L})(?:entro|hai|avete|tempo|within|you have|innerhalb|vous avez|tienes|di solito|in genere|massimo)(?!\p{L})/iu;
/** A promise, whatever of. */
const BEFORE_LONG = /(?<!\p{L})(?:entro|within|innerhalb|sous|en el plazo de|dentro de)(?!\p{L})/iu;
const SAID_BACK =
  /(?<!\p{L})(?:fa|passat[oiae]|già|trascors[oiae]|dopo|oltre|più di|non|troppo|purtroppo|ago|since)(?!\p{L})/iu;
const LEFT = /(?<!\p{L})(?:rest(?:a|ano)|manc(?:a|ano)|ancora|left)(?!\p{L})/iu;

/**
 * Whether a sentence promises a length of time, or a day, for a return or a delivery that nobody has given.
 * @param before what was said just before it: it may only go on
 */
export function inventsDuration(sentence: string, before: string, held: HeldDurations): boolean {
  const own = subjectsOf(sentence);
  const inherited = subjectsOf(before);
  const around = own.length > 0 ? own : PROMISES.test(sentence) ? (inherited.length > 0 ? inherited : held.asked) : [];
  if (around.length === 0)
    return (
      BEFORE_LONG.test(sentence) &&
      !lengthsIn(sentence).every(({ hours }) => held.all.has(hours) || held.visitors.has(hours))
    );
  const isKnown = (hours: number, place: number) => {
    const subjects = own.length > 0 ? subjectsOf(sentence, place) : around;
    const given = subjects.flatMap((subject) => [...(held.bySubject.get(subject) ?? [])]);
    if (given.includes(hours)) return true;
    if (held.visitors.has(hours) && SAID_BACK.test(sentence)) return true;
    return LEFT.test(sentence) && given.some((all) => [...held.visitors].some((passed) => all - passed === hours));
  };
  if (lengthsIn(sentence).some(({ hours, place }) => !isKnown(hours, place))) return true;
  const isDelivery = own.includes('ARRIVAL') || own.includes('DISPATCH');
  return isDelivery && (sentence.match(DAY_NAMES) ?? []).some((day) => !held.days.has(day.toLowerCase()));
}
