import type { Knowledge } from '../server/assistant/knowledge.ts';
import { readForAnswer } from '../server/assistant/reading.ts';
import { readMessage } from '../server/language/message.ts';
import { formOf } from '../server/language/stem.ts';
import { toldOf } from '../server/products/associated.ts';
import type { Product } from '../server/products/product.ts';
import type { Told } from './learning-meanings.ts';
import { dropped, evenly, type Forms, type Lessons, lessonOf } from './meaning-lessons.ts';
import type { Case } from './set.ts';

/** A shop whose messages teach what words mean. */
export interface Teacher {
  key: string;
  knowledge: Knowledge;
  faqs: readonly Told[];
  products: readonly { product: Product; told: Told; name: readonly number[] }[];
}

export function teacherOf(key: string, knowledge: Knowledge, forms: Forms): Teacher {
  return {
    key,
    knowledge,
    faqs: knowledge.faqs.faqs.map(({ subject }) => toldAt(subject.words, forms)),
    products: knowledge.catalogue.products
      .filter(({ isAvailable }) => isAvailable)
      .map((product) => ({ product, told: toldAt(toldOf(product), forms), name: forms.tellingIn(product.name) })),
  };
}

function toldAt(words: ReadonlyMap<string, number>, forms: Forms): Told {
  return { words: forms.of(words.keys()), worths: [...words.values()] };
}

/** The words of a message, as they are compared with FAQs. */
export function askedOfFaqs({ knowledge }: Teacher, message: string, forms: Forms): number[] {
  return forms.of(readMessage(message, knowledge.synonyms).words.map(({ text }) => formOf(text)));
}

/** A wish, and which of the shop's products it may be recommended. */
export interface WishExample {
  teacher: Teacher;
  asked: readonly number[];
  fits: readonly boolean[];
}

export function wishOf(teacher: Teacher, { message, productIds = [] }: Case, forms: Forms): WishExample {
  const { wanted } = readForAnswer(teacher.knowledge, message);
  return {
    teacher,
    asked: forms.of(wanted.content.map(({ form }) => form)),
    fits: teacher.products.map(({ product }) => productIds.includes(product.id)),
  };
}

const UNFIT = 30; // products that do not fit, beside those that do

export function wishLessons(wishes: readonly WishExample[]): Lessons {
  return (random) =>
    wishes.map(({ teacher, asked, fits }) => {
      const told = teacher.products.map((each) => each.told);
      const fitting = told.filter((_, place) => fits[place]);
      const others = random.shuffled(told.filter((_, place) => !fits[place])).slice(0, UNFIT);
      return {
        asked: dropped(asked, random),
        told: [...fitting, ...others],
        isRight: (place) => place < fitting.length,
      };
    });
}

const OTHERS = 14; // products beside the one that is meant
const OWN_NAME = 0.3; // how often a word of the name is left in what is told

/** A product's name asks for what else is told of it. */
export function productLessons(teachers: readonly Teacher[]): Lessons {
  return (random) =>
    teachers.flatMap(({ products }) =>
      products.map((each) => {
        const words = [...each.told.words.entries()].filter(
          ([, word]) => !each.name.includes(word) || random.next() < OWN_NAME,
        );
        const rest = evenly(words.map(([, word]) => word));
        const others = Array.from({ length: OTHERS }, () => random.pick(products)).filter((other) => other !== each);
        return lessonOf(
          dropped(each.name, random),
          rest,
          others.map(({ told }) => told),
        );
      }),
    );
}
