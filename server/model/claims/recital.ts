import { wordsOf } from '../../language/words.ts';

/** What a model was told beyond the facts, as runs of words: nobody is to read them back. */
export type Untold = ReadonlySet<string>;

const RUN = 6; // words; shorter ones stand in every kind sentence
const LEAST = 3; // words of a sentence that belong to such a run

/**
 * @param instructions what the model was told to do, each on its own: a sentence of few words is one run
 * @param facts what it may repeat, the same words too
 */
export function untoldOf(instructions: readonly string[], facts: readonly string[]): Untold {
  const known = new Set(facts.flatMap((text) => runsOf(plainWords(text))));
  return new Set(instructions.flatMap((text) => runsOf(plainWords(text))).filter((run) => !known.has(run)));
}

/**
 * Which sentences of a text recite. Each is judged by what stands up to its end alone, so that nothing is taken back
 * when more comes.
 */
export function recitedIn(sentences: readonly string[], untold: Untold): boolean[] {
  let last: string[] = []; // the words before, as many as may belong to a run
  let covered = 0; // how many of them belong to one that goes on
  return sentences.map((sentence) => {
    const own = plainWords(sentence);
    const words = [...last, ...own];
    const isCovered = new Uint8Array(words.length);
    for (let place = 0; place + RUN <= words.length; place++)
      if (untold.has(words.slice(place, place + RUN).join(' '))) isCovered.fill(1, place, place + RUN);
    const ownCovered = isCovered.subarray(last.length).reduce((sum, each) => sum + each, 0);
    const goesOn = covered > 0 && own.length > 0 && own.length < LEAST && ownCovered === own.length;
    covered = ownCovered;
    last = words.slice(-(RUN - 1));
    return ownCovered >= LEAST || goesOn;
  });
}

function plainWords(text: string): string[] {
  return wordsOf(text).map(({ text: word }) => word);
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, place) => words.slice(place, place + RUN).join(' '));
}

const TELLS_TO_DO =
  /(?<!\p{L})(?:sei|rispondi|rispondere|usa|usare|evita|non (?:dire|rivelare|parlare|nominare|scrivere|menzionare|proporre|offrire|inventare|citare|dare|promettere)|parla|mantieni|proponi|consiglia|suggerisci|invita|chiedi|ricorda|ricordati|dai|saluta|devi|dovrai|tuo (?:compito|ruolo|tono|obiettivo)|tono|comportati|agisci|fingi|segreto|riservato|interno|interna|margine|fornitor\p{L}*|you (?:are|must|should)|never|always|do not|don['’]t)(?!\p{L})/iu;

/** Of a shop's own prompt what tells the model how to behave: what it says of the shop may be said on. */
export function instructionsIn(prompt: string): string[] {
  return prompt.split(/(?<=[.!?:;])\s+|\n+/).filter((sentence) => TELLS_TO_DO.test(sentence));
}
