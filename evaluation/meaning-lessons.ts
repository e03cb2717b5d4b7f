import { readdirSync, readFileSync } from 'node:fs';
import { readAssociations } from '../server/language/associations/associations-file.ts';
import { exampleSentences } from '../server/language/intents/examples/examples.ts';
import { isRequestWord, isStopWord } from '../server/language/message.ts';
import { formOf } from '../server/language/stem.ts';
import { wordsOf } from '../server/language/words.ts';
import type { Lesson, Link, Told } from './learning-meanings.ts';
import type { Random } from './random.ts';

/** Gives every form a place of its own, in the order in which they come. */
export class Forms {
  private readonly places = new Map<string, number>();
  private readonly seen: number[] = [];
  private texts = 0;

  placeOf(form: string): number {
    const known = this.places.get(form);
    if (known !== undefined) return known;
    this.places.set(form, this.places.size);
    this.seen.push(0);
    return this.places.size - 1;
  }

  /** The places of some words, each once; counts a text that has them. */
  of(forms: Iterable<string>): number[] {
    const places = [...new Set(forms)].map((form) => this.placeOf(form));
    for (const place of places) this.seen[place] = (this.seen[place] ?? 0) + 1;
    this.texts++;
    return places;
  }

  /** The words of a text that tell something, each once. */
  tellingIn(text: string): number[] {
    const telling = wordsOf(text).filter((word) => !isStopWord(word) && !isRequestWord(word));
    return this.of(telling.map((word) => formOf(word.text)));
  }

  get all(): string[] {
    return [...this.places.keys()];
  }

  /** By place, how rarely a text has the word: 0–1. */
  get rarities(): number[] {
    const all = Math.log(this.texts + 1);
    return this.seen.map((count) => 1 - Math.log(count + 1) / all);
  }
}

/** A text whose words are worth the same. */
export function evenly(words: readonly number[]): Told {
  return { words, worths: words.map(() => 1) };
}

/** Which words go together, of the lists. */
export function linksIn(forms: Forms): Link[] {
  const associations = readAssociations();
  const places = associations.forms.map((form) => forms.placeOf(form));
  return places.flatMap((one, row) => {
    const links: Link[] = [];
    associations.visit(row, (companion, _, nearness) => {
      const other = places[companion];
      if (other !== undefined && companion !== row) links.push({ one, other, share: nearness });
    });
    return links;
  });
}

/** Draws the lessons of a round. */
export type Lessons = (random: Random) => Lesson[];

const OTHERS = 12; // texts that are not meant, beside each that is
const DROPPED = 0.2; // of the words of what is asked, so that none decides alone

/** What is left of the words when some are dropped. */
export function dropped(words: readonly number[], random: Random): number[] {
  return words.filter(() => random.next() >= DROPPED);
}

/** The right text first, then others. */
export function lessonOf(asked: readonly number[], right: Told, others: readonly Told[]): Lesson {
  return { asked, told: [right, ...others], isRight: (place) => place === 0 };
}

/** One sentence of a subject asks what two others of it tell. */
export function sentenceLessons(forms: Forms): Lessons {
  const bySubject = new Map<string, number[][]>();
  for (const { subject, sentence } of exampleSentences()) {
    const words = forms.of(wordsOf(sentence).map(({ text }) => formOf(text)));
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), words]);
  }
  const subjects = [...bySubject.values()];
  const tellOf = (sentences: readonly number[][], random: Random) =>
    evenly([...random.pick(sentences), ...random.pick(sentences)]);
  return (random) =>
    subjects.flatMap((sentences) =>
      sentences.map((words) => {
        const others = Array.from({ length: OTHERS }, () => random.pick(subjects)).filter((each) => each !== sentences);
        return lessonOf(
          dropped(words, random),
          tellOf(sentences, random),
          others.map((each) => tellOf(each, random)),
        );
      }),
    );
}

interface Need {
  asked: number[];
  things: number[][];
}

const GOODS = new URL('../server/language/goods/', import.meta.url);

/** What is needed asks for what serves; one name of a thing asks for another, among its neighbours of the same line. */
export function goodsLessons(forms: Forms): Lessons {
  const needs: Need[] = [];
  const lines: number[][][][] = []; // by line, the things, each with its names
  const files = readdirSync(GOODS).toSorted();
  for (const line of files.flatMap((file) => readFileSync(new URL(file, GOODS), 'utf8').split('\n'))) {
    if (/^([/#`~]|export|import|\s*$)/.test(line)) continue;
    const [, before, after] = /^> ([^:]*):(.*)$/.exec(line) ?? [];
    if (before !== undefined && after !== undefined) {
      const things = namesIn(after, ';', forms);
      for (const asked of namesIn(before, ',', forms)) if (things.length > 0) needs.push({ asked, things });
    } else if (!line.startsWith('>')) {
      const things = line.split(';').map((thing) => namesIn(thing, ',', forms));
      const named = things.filter((names) => names.length > 0);
      if (named.length > 1) lines.push(named);
    }
  }
  const things = lines.flat();
  const anyThing = (random: Random) => random.pick(random.pick(things));
  const strangers = (own: readonly number[][], drawn: readonly number[][]) =>
    drawn.filter((other) => !own.some((words) => words.some((word) => other.includes(word)))).map(evenly);
  return (random) => [
    ...needs.map(({ asked, things: own }) => {
      const drawn = Array.from({ length: OTHERS }, (_, at) =>
        at % 2 === 0 ? random.pick(random.pick(needs).things) : anyThing(random),
      );
      return lessonOf(asked, evenly(random.pick(own)), strangers(own, drawn));
    }),
    ...lines.flatMap((line) =>
      [0, 1].map(() => {
        const own = random.pick(line);
        const drawn = Array.from({ length: OTHERS }, (_, at) =>
          at % 3 === 0 ? anyThing(random) : random.pick(random.pick(line)),
        );
        return lessonOf(random.pick(own), evenly(random.pick(own)), strangers(own, drawn));
      }),
    ),
  ];
}

function namesIn(text: string, between: string, forms: Forms): number[][] {
  return text
    .replace(/^[^:;]*:/, '')
    .split(between)
    .map((name) => forms.tellingIn(name))
    .filter((words) => words.length > 0);
}
