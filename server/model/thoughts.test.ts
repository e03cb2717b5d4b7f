import { describe, expect, test } from 'vitest';
import { looksLikeThought, ThoughtSplitter } from './thoughts.ts';

/** What is said of a text that comes in pieces of so many letters. */
function said(written: string, size = 1_000, isWhole = true): string {
  const splitter = new ThoughtSplitter();
  for (let place = 0; place < written.length; place += size) splitter.push(written.slice(place, place + size));
  splitter.end(isWhole);
  return splitter.spoken.trim();
}

const THOUGHT = 'Il visitatore chiede della storia. Le regole dicono di non parlarne.';
const ANSWER = 'Certo, volentieri!';

const FORMS: [form: string, written: string][] = [
  ['think', `<think>\n${THOUGHT}\n</think>\n\n${ANSWER}`],
  ['an empty one', `<think>\n\n</think>\n\n${ANSWER}`],
  ['thinking', `<thinking>${THOUGHT}</thinking>${ANSWER}`],
  ['thought', `<thought>${THOUGHT}</thought>\n${ANSWER}`],
  ['reasoning', `<reasoning>${THOUGHT}</reasoning>\n${ANSWER}`],
  ['reflection after thinking', `<thinking>${THOUGHT}</thinking>\n<reflection>${THOUGHT}</reflection>\n${ANSWER}`],
  ['in capitals', `<THINK>${THOUGHT}</THINK>${ANSWER}`],
  ['with blanks and attributes', `\n < think type="deep" >${THOUGHT}</ think >${ANSWER}`],
  ['a closing tag alone', `${THOUGHT}\n</think>\n${ANSWER}`],
  ['a closing tag alone, on the line', `${THOUGHT}</think>${ANSWER}`],
  ['one of another name closes it', `<think>${THOUGHT}</thinking>${ANSWER}`],
  ['square brackets', `[THINK]${THOUGHT}[/THINK]${ANSWER}`],
  ['triangles', `◁think▷${THOUGHT}◁/think▷${ANSWER}`],
  ['bars', `<|begin_of_thought|>${THOUGHT}<|end_of_thought|>\n<|begin_of_solution|>${ANSWER}<|end_of_solution|>`],
  ['capital bars', `<|START_THINKING|>${THOUGHT}<|END_THINKING|><|START_RESPONSE|>${ANSWER}<|END_RESPONSE|>`],
  ['a name space', `<seed:think>${THOUGHT}</seed:think>${ANSWER}`],
  [
    'channels',
    `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
  ],
  ['channels whose beginning is lost', `${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`],
  ['channels whose marks are lost', `analysis${THOUGHT}assistantfinal${ANSWER}`],
  ['a channel of another kind', `<|channel>thought\n${THOUGHT}<channel|>${ANSWER}`],
  ['as entities', `&lt;think&gt;${THOUGHT}&lt;/think&gt;${ANSWER}`],
  ['with hidden letters', `<th\u200bink>${THOUGHT}</think\u2060>${ANSWER}`],
  ['full width', `＜think＞${THOUGHT}＜/think＞${ANSWER}`],
  ['twice', `<think>${THOUGHT}</think><think>${THOUGHT}</think>${ANSWER}`],
  ['one inside the other', `<think>${THOUGHT}<think>${THOUGHT}</think>${THOUGHT}</think>${ANSWER}`],
  ['one that names its own mark', `<think>Scrivo in <think> come sempre.</think>${ANSWER}`],
  ['the answer is wrapped too', `<think>${THOUGHT}</think><answer>${ANSWER}</answer>`],
];

describe('what is thought is not said', () => {
  test.each(FORMS)('%s', (_, written) => {
    expect(said(written)).toBe(ANSWER);
  });

  test.each(FORMS)('%s, in pieces of any size', (_, written) => {
    for (const size of [1, 2, 3, 5, 7, 11]) expect(said(written, size), `pieces of ${size}`).toBe(ANSWER);
  });

  test.each(FORMS.filter(([form]) => !/alone|lost/.test(form)))(
    '%s: nothing of it, not even while it comes',
    (_, written) => {
      const splitter = new ThoughtSplitter();
      for (const letter of written) {
        splitter.push(letter);
        expect(ANSWER.startsWith(splitter.spoken.trim()), splitter.spoken).toBe(true);
      }
    },
  );

  test('between two sentences', () => {
    expect(said(`Prima frase.\n<think>\n${THOUGHT}\n</think>\nSeconda frase.`)).toBe('Prima frase.\n\nSeconda frase.');
    expect(said(`Prima frase. <think>${THOUGHT}</think> Seconda frase.`)).toBe('Prima frase.  Seconda frase.');
  });

  test('all of it, where the end never comes', () => {
    expect(said(`<think>\n${THOUGHT}`)).toBe('');
    expect(said(`Prima frase. <think>${THOUGHT}`, 3, false)).toBe('Prima frase.');
    expect(said('Certo.\n<thi', 3, false)).toBe('Certo.');
  });
});

describe('a text that only speaks of it stays', () => {
  test.each([
    ['Il marchio <think> è una linea di quaderni.', 'Il marchio  è una linea di quaderni.'],
    ['Con "<think>" si apre e con "</think>" si chiude.', 'Con "<think>" si apre e con "</think>" si chiude.'],
    ['Scrivi `</think>` alla fine.', 'Scrivi `</think>` alla fine.'],
    ['«<think>» è un tag.', '«<think>» è un tag.'],
    ['La poltrona Think Tank costa poco.', 'La poltrona Think Tank costa poco.'],
    ['Se 3 < 5 e 7 > 2, allora sì.', 'Se 3 < 5 e 7 > 2, allora sì.'],
    ['I <3 the shop', 'I <3 the shop'],
    ["L'analysis dei dati è inclusa.", "L'analysis dei dati è inclusa."],
    ['Il reasoning è un talento.', 'Il reasoning è un talento.'],
    ['Vedi [1] e [THINKPAD].', 'Vedi [1] e [THINKPAD].'],
    ['Fine: <', 'Fine: <'],
  ])('%s', (written, spoken) => {
    for (const size of [1, 4, 1_000]) expect(said(written, size)).toBe(spoken);
  });
});

test('says that it thinks, and that a mark closed what nobody opened', () => {
  const splitter = new ThoughtSplitter();
  expect([splitter.isThinking, splitter.hasThought, splitter.closedAlone]).toEqual([false, false, false]);
  splitter.push('<think>Dunque');
  expect([splitter.isThinking, splitter.hasThought]).toEqual([true, true]);
  splitter.push('</think>Certo');
  expect([splitter.isThinking, splitter.closedAlone, splitter.thought]).toEqual([false, false, 6]);
  splitter.push('</think>');
  expect(splitter.closedAlone).toBe(true);
});

describe('the beginning of a thought that no mark opens', () => {
  test.each([
    'Il visitatore chiede della storia.',
    "L'utente vuole sapere gli orari.",
    'Okay, the user asks about shipping.',
    'Ok, the customer wants a gift.',
    'Devo rispondere in italiano.',
    'Let me think about the rules.',
    'We need to answer in Italian.',
    'Ragiono sulle regole…',
    'Secondo le istruzioni non posso parlarne.',
    'First, the user says hello.',
    'Hmm, il cliente non dice quale prodotto.',
  ])('%s', (text) => {
    expect(looksLikeThought(text)).toBe(true);
  });

  test.each([
    'Certo, volentieri!',
    'Siamo aperti tutti i giorni.',
    "Ogni cliente riceve l'imballo regalo.",
    'I nostri clienti amano le cuffie.',
    'Ti consiglio le cuffie.',
    'La nostra filosofia è la qualità.',
    'Le istruzioni di montaggio sono nella scatola.',
    'Mi dispiace, non ho questa informazione.',
  ])('and of an answer: %s', (text) => {
    expect(looksLikeThought(text)).toBe(false);
  });
});

test('a long thought costs little', () => {
  const splitter = new ThoughtSplitter();
  const start = performance.now();
  splitter.push('<think>');
  for (let piece = 0; piece < 20_000; piece++) splitter.push('dunque < ');
  splitter.push('</think>Ecco.');
  splitter.end(true);
  expect(splitter.spoken).toBe('Ecco.');
  expect(performance.now() - start).toBeLessThan(2_000);
});
