import { expect, test } from 'vitest';
import { type Counted, letterParts } from './letter.ts';
import { nameOfWeek, weekName } from './week-name.ts';

const NOTHING: Counted = {
  conversations: { value: 0, before: 0 },
  questions: { value: 0, before: 0 },
  replyCount: 0,
  answeredCount: 0,
  answered: { value: null, before: null },
  satisfaction: { value: null, before: null },
  ratingCount: 0,
  newGroupCount: 0,
  newGroupsAnswered: 0,
  newGroups: [],
  missedWishCount: 0,
  missedWishes: [],
  rejectedCount: 0,
  takenOverCount: 0,
  medianWait: null,
  requestsLeft: 0,
  orderCount: 0,
  orderValue: 0,
  cartCount: 0,
  clickCount: 0,
};

/** A week with so many answers of so many questions, beside the share of the week before. */
const week = (answered: number, all: number, before: number | null, change: Partial<Counted> = {}): Counted => ({
  ...NOTHING,
  questions: { value: all, before: before === null ? null : 1 },
  replyCount: all,
  answeredCount: answered,
  answered: { value: answered / all, before },
  ...change,
});

test.each<[string, Counted, string[]]>([
  ['nothing', NOTHING, ['Per una settimana non ha scritto nessuno.']],
  [
    'nothing after something',
    { ...NOTHING, questions: { value: 0, before: 12 } },
    ['Per una settimana non ha scritto nessuno. La settimana prima le domande erano 12.'],
  ],
  [
    'a usual week',
    week(214, 230, 0.88, { conversations: { value: 57, before: 45 } }),
    [
      "In una settimana l'assistente ha risposto a 214 domande su 230. È il 93%, contro l'88% della settimana prima. Le conversazioni sono state 57, 12 in più della settimana prima.",
    ],
  ],
  [
    'the first week of a company',
    week(1, 12, null, { conversations: { value: 8, before: null } }),
    ["In una settimana l'assistente ha risposto a una domanda su 12. È l'8%. Le conversazioni sono state 8."],
  ],
  [
    'one question',
    week(1, 1, 1, { conversations: { value: 1, before: 2 } }),
    [
      "In una settimana è arrivata una domanda, e l'assistente ha saputo rispondere. Come la settimana prima. Tutto in una conversazione, una in meno della settimana prima.",
    ],
  ],
  [
    'all of them',
    week(1_230, 1_230, 0.8),
    ["In una settimana l'assistente ha risposto a tutte le 1.230 domande. La settimana prima era l'80%."],
  ],
  [
    'none of them',
    week(0, 5, 0),
    ["In una settimana l'assistente non ha saputo rispondere a nessuna delle 5 domande."],
  ],
  [
    'what people alone answered',
    { ...NOTHING, questions: { value: 3, before: 0 }, takenOverCount: 1, medianWait: 60 },
    [
      'In una settimana sono arrivate 3 domande.',
      'In una conversazione ha risposto una persona, di solito dopo un minuto di attesa.',
    ],
  ],
  [
    'what waits, and what was missed',
    week(2, 4, 0.5, { newGroupCount: 1, missedWishCount: 12 }),
    [
      "In una settimana l'assistente ha risposto a 2 domande su 4. È il 50%, come la settimana prima.",
      'Una domanda nuova aspetta una risposta:',
      "12 volte si cercava qualcosa che nel catalogo non c'è, come:",
    ],
  ],
  [
    'what is solved in part',
    week(1, 1, null, { newGroupCount: 5, newGroupsAnswered: 1 }),
    [
      "In una settimana è arrivata una domanda, e l'assistente ha saputo rispondere.",
      'Di 5 domande nuove senza risposta, una è già risolta. Ne restano 4:',
    ],
  ],
  [
    'what is solved',
    week(1, 1, null, { newGroupCount: 1, newGroupsAnswered: 1 }),
    [
      "In una settimana è arrivata una domanda, e l'assistente ha saputo rispondere.",
      "Una domanda nuova era rimasta senza risposta: ora l'assistente la sa.",
    ],
  ],
  [
    'content visitors, and what was bought',
    week(1, 1, null, {
      satisfaction: { value: 86, before: 92.5 },
      ratingCount: 12,
      rejectedCount: 1,
      takenOverCount: 4,
      medianWait: 45,
      requestsLeft: 2,
      orderCount: 3,
      orderValue: 1_245.5,
      cartCount: 9,
    }),
    [
      "In una settimana è arrivata una domanda, e l'assistente ha saputo rispondere.",
      "La soddisfazione è all'86%, su 12 voti; la settimana prima era al 93%.",
      'Una risposta non era quello che il visitatore cercava.',
      'In 4 conversazioni ha risposto una persona, di solito dopo 45 secondi di attesa. 2 visitatori hanno lasciato un recapito.',
      'Dopo la chat sono arrivati 3 ordini, per 1.245,50\u00a0€.',
    ],
  ],
  [
    'one rating, one order of which no value is told',
    week(1, 1, null, { satisfaction: { value: 100, before: null }, ratingCount: 1, orderCount: 1 }),
    [
      "In una settimana è arrivata una domanda, e l'assistente ha saputo rispondere.",
      'La soddisfazione è al 100%, su un voto.',
      'Dopo la chat è arrivato un ordine.',
    ],
  ],
])('%s', (_, counted, sentences) => {
  expect(letterParts(counted).map(({ text }) => text)).toEqual(sentences);
});

test.each([
  ['2026-11-16', '2026-11-22', 'Da lunedì 16 a domenica 22 novembre 2026'],
  ['2026-09-28', '2026-10-04', 'Da lunedì 28 settembre a domenica 4 ottobre 2026'],
  ['2026-12-28', '2027-01-03', 'Da lunedì 28 dicembre a domenica 3 gennaio 2027'],
  ['2026-10-25', '2026-10-25', 'Domenica 25 ottobre 2026'],
])('from %s to %s', (firstDay, lastDay, name) => {
  expect(weekName({ firstDay, lastDay })).toBe(name);
});

test('a week to choose is named by its two ends', () => {
  expect(nameOfWeek('2026-10-19')).toBe('19 ottobre - 25 ottobre');
});
