import { describe, expect, test } from 'vitest';
import type { Product } from '../../products/product.ts';
import { completed } from '../../search/completed.ts';
import { exampleFaq } from '../../test/example-faq.ts';
import { exampleProduct } from '../../test/example-product.ts';
import { exampleCompany } from '../../test/example-shops.ts';
import { answerWithoutModel, type RulesAnswer } from '../answer.ts';
import { compileKnowledge } from '../knowledge.ts';
import { readForAnswer } from '../reading.ts';
import type { Reply } from '../reply.ts';
import { answerByRules } from './dialogue.ts';
import { withDoubtsLeft } from './doubts.ts';

const ROWS: readonly [id: string, name: string, description: string, euro: number, keywords: string][] = [
  ['classical', 'Chitarra classica Valencia', 'Per chi comincia, borsa compresa, 4 corde di nylon.', 79, 'chitarra'],
  ['acoustic', 'Chitarra acustica Fender', 'Corde di metallo, top in mogano.', 219, 'chitarra'],
  ['headphones', 'Cuffie Koss', 'Chiuse, con cavo staccabile.', 99, 'cuffie'],
  ['microphone', 'Microfono Shure', 'Dinamico, per la voce.', 109, 'microfono'],
  ['amplifier', 'Amplificatore Fender Frontman', '10 W, ingresso cuffie, per casa.', 89, 'amplificatore'],
];
const products = ROWS.map(([id, name, description, euro, keywords], position) =>
  exampleProduct({
    id,
    code: id,
    name,
    description,
    price: `${euro} €`,
    priceCents: euro * 100,
    category: '',
    keywords: [keywords],
    position,
  }),
);
const faqs = [
  ['hours', 'Orari di apertura', 'Dal martedì al sabato 10-13 e 15-19. Domenica chiuso.', 'orari, aperti'],
  ['place', 'Dove siete?', 'Corso Mazzini 112, Ancona.', 'indirizzo, dove siete'],
  ['rental', 'Fate noleggio?', 'Violini 15 € al mese. Il primo anno si scala dall’acquisto.', 'noleggio'],
].map(([id = '', question = '', answer = '', keywords = ''], position) =>
  exampleFaq({ id, question, answer, keywords: keywords.split(', '), position }),
);
const shop = completed(compileKnowledge({ company: exampleCompany({}), faqs, products, prompt: '' }));

/** What the rules say to the last message of a conversation, and what is said where no model answers. */
function lastOf(said: readonly string[], hasModel = false): { rules: RulesAnswer; reply: Reply } | undefined {
  const turns: { sender: 'USER' | 'BOT'; text: string; products: Product[] }[] = [];
  let last: { rules: RulesAnswer; reply: Reply } | undefined;
  for (const text of said) {
    const rules = answerByRules(shop, { text, turns }, hasModel);
    const reply = answerWithoutModel(shop, rules, 'NOT_ACTIVE', () => 0);
    last = { rules, reply };
    const products = reply.productIds.flatMap((id) => shop.catalogue.byId.get(id) ?? []);
    turns.push({ sender: 'USER', text, products: [] }, { sender: 'BOT', text: reply.text, products });
  }
  return last;
}

/** The answer without a model. */
function lastAnswer(...said: string[]): Reply | undefined {
  return lastOf(said)?.reply;
}

test.each([["la borsa c'è?"], ['la borsa è compresa?'], ['quante corde ha']])(
  'a part of the card is asked: %s',
  (text) => {
    expect(lastAnswer('quanto costa la chitarra classica?', text)?.productIds).toEqual(['classical']);
  },
);

test('of several cards the one that says it', () => {
  expect(lastAnswer('che chitarra mi consigliate?', 'è in mogano?')?.productIds).toEqual(['acoustic']);
});

test('a question that found nothing forgets no card, unless it asked for other goods', () => {
  const asked = 'quanto costa la chitarra classica?';
  expect(lastAnswer(asked, 'è adatta ai mancini dispettosi?', 'quanto costa')?.productIds).toEqual(['classical']);
  expect(lastAnswer(asked, 'avete violoncelli?', 'quanto costa')?.productIds).not.toEqual(['classical']);
});

test('two that were told one after the other are two to choose from', () => {
  const [first, second] = ['quanto costa il microfono?', 'e le cuffie koss?'];
  expect(lastAnswer(first, second, 'il più caro dei due?')?.productIds).toEqual(['microphone']);
  expect(lastAnswer(first, second, 'quale dei due costa meno?')?.productIds).toContain('headphones');
});

test('a card that was shown is meant by its name before others of that name', () => {
  expect(lastAnswer('che chitarra mi consigliate?', 'e la fender?')?.productIds).toEqual(['acoustic']);
});

test.each([
  ['no con le corde di metallo', 'acoustic'],
  ['no la fender no', 'classical'],
])('who says no corrects, or refuses what is named: %s shows %s', (text, id) => {
  expect(lastAnswer('che chitarra mi consigliate?', text)?.productIds).toEqual([id]);
});

test('what if is asked of what was told, and is no request for advice', () => {
  expect(lastAnswer('fate noleggio?', 'e se poi lo voglio comprare?')?.faqId).toBe('rental');
});

test('two questions joined by a little word are both answered', () => {
  expect(lastAnswer('dove siete e a che ora aprite?')?.text).toBe(
    'Corso Mazzini 112, Ancona.\n\nDal martedì al sabato 10-13 e 15-19. Domenica chiuso.',
  );
});

test.each(['ok ne parlo con mia moglie e vi faccio sapere', 'passo domani mattina col furgone'])(
  'who takes leave is greeted: %s',
  (text) => {
    expect(lastAnswer(text)?.fallbackReason).toBe('SMALL_TALK');
  },
);

test('a FAQ is gone on about by what it was told to, and not by a wish before it', () => {
  expect(lastAnswer('che chitarra mi consigliate?', 'la noleggiate?', 'quanto al mese?')?.faqId).toBe('rental');
  expect(lastAnswer('che chitarra mi consigliate?', 'a che ora chiudete la domenica?', 'e il mercoledì')?.faqId).toBe(
    'hours',
  );
});

describe('with a model, a guess is left to it, and said where it does not answer', () => {
  const strange = 'mi consigliate uno strumento a corde per la spiaggia?';

  test('that nothing can be suggested, where the catalogue has near things', () => {
    const alone = lastAnswer(strange);
    expect(alone?.fallbackReason).toBe('NOTHING_TO_SUGGEST');
    const asked = lastOf([strange], true);
    expect(asked?.rules.reply).toBeUndefined();
    expect(asked?.rules.suggested.length).toBeGreaterThan(0);
    expect(asked?.reply.text).toBe(alone?.text);
    expect(asked?.reply.productIds).toEqual([]);
  });

  test('a FAQ of which the message says no word, in the middle of a conversation', () => {
    const hours = lastOf(['orari di apertura'])?.rules as RulesAnswer;
    const before = [{ sender: 'USER' as const, text: 'che chitarra mi consigliate?', products: [] }];
    const left = (text: string, turns = before) => withDoubtsLeft(readForAnswer(shop, text), turns, hours);
    expect(left('vuole tanta pazienza?')).toMatchObject({ reply: undefined, unsure: { faqId: 'hours' } });
    expect(left('vuole tanta pazienza?', []).reply?.faqId).toBe('hours');
    expect(left('e la domenica?').reply?.faqId).toBe('hours');
  });

  test('but not what is plainly another subject, nor what costs more than is to be spent', () => {
    expect(
      lastOf(['che chitarra mi consigliate?', 'chi ha vinto le elezioni in Francia?'], true)?.rules.reply,
    ).toMatchObject({
      fallbackReason: 'OFF_TOPIC',
    });
    expect(lastOf(['mi consigliate una chitarra sotto i 20 euro?'], true)?.rules.reply).toMatchObject({
      fallbackReason: 'NOTHING_TO_SUGGEST',
    });
  });
});
