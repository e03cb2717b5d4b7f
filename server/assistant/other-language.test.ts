import { describe, expect, test } from 'vitest';
import type { Turn } from '../model/model.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { answerWithoutModel } from './answer.ts';
import { answerByRules } from './dialogue/dialogue.ts';
import { prepareRequest } from './model-request.ts';
import { ASK_FOR_PERSON, IN_ITALIAN, PERSON_COMES, SELF_HARM_REPLY } from './replies.ts';

const shop = exampleKnowledge({
  faqs: [
    exampleFaq({
      id: 'paypal',
      question: 'Accettate PayPal?',
      answer: 'Sì, PayPal costa 1,50 €.',
      keywords: ['paypal'],
    }),
  ],
  products: [
    exampleProduct({
      id: 'bag',
      name: 'Zaino Urban',
      price: '49,90 €',
      priceCents: 4_990,
      category: 'Zaini',
      keywords: ['zaino'],
    }),
  ],
});
const told = (text: string, turns: Turn[] = []) =>
  answerWithoutModel(shop, answerByRules(shop, { text, turns }, false), 'NOT_ACTIVE', () => 0);
const withModel = (text: string, turns: Turn[] = []) => answerByRules(shop, { text, turns }, true);
const said = (text: string): Turn => ({ sender: 'USER', text, products: [] }) as unknown as Turn;

describe('without a model it is said that the answer comes in Italian, and what the rules find follows', () => {
  test.each([
    ['Can I pay with PayPal?', 'en', 'FAQ', 'Sì, PayPal costa 1,50 €.'],
    ['Kann ich mit PayPal bezahlen?', 'de', 'FAQ', 'Sì, PayPal costa 1,50 €.'],
    ['Est-ce que je peux payer avec PayPal ?', 'fr', 'FAQ', 'Sì, PayPal costa 1,50 €.'],
    ['¿Puedo pagar con PayPal?', 'es', 'FAQ', 'Sì, PayPal costa 1,50 €.'],
    ['How much is the Zaino Urban?', 'en', 'CATALOG', 'Zaino Urban'],
    ['Do you have the Zaino Urban?', 'en', 'CATALOG', 'Zaino Urban'],
    ['Avez-vous le Zaino Urban ?', 'fr', 'CATALOG', 'Zaino Urban'],
    ['Wie lange dauert der Versand?', 'de', 'FALLBACK', 'Mi dispiace, a questo non ho trovato una risposta.'],
  ] as const)('%s', (text, language, source, answer) => {
    const reply = told(text);
    expect(reply.source).toBe(source);
    expect(reply.text.startsWith(`${IN_ITALIAN[language]}\n\n`)).toBe(true);
    expect(reply.text).toContain(answer);
  });

  test('and to Italian nothing of it', () => {
    for (const text of ['posso pagare con paypal?', 'quanto costa lo zaino urban?', 'che materiali usate?', 'PayPal?'])
      expect(Object.values(IN_ITALIAN).some((sentence) => told(text).text.includes(sentence))).toBe(false);
  });

  test('who is in danger reads of help before anything else', () => {
    expect(told('I am so sad, voglio farla finita, please do you hear me, can you help').text).toBe(SELF_HARM_REPLY);
  });
});

describe('with a model on, a message in another language is its affair', () => {
  test.each(['Can I pay with PayPal?', 'How much is the Zaino Urban?', 'Kann ich mit PayPal bezahlen?'])(
    '%s',
    (text) => {
      const rules = withModel(text);
      expect(rules).toMatchObject({ reply: undefined, isWished: false });
    },
  );

  test('what the rules found is said where it does not answer', () => {
    const rules = withModel('Can I pay with PayPal?');
    expect(answerWithoutModel(shop, rules, 'UNAVAILABLE', () => 0).text).toBe(
      `${IN_ITALIAN.en}\n\nSì, PayPal costa 1,50 €.`,
    );
  });

  test('an Italian one is answered by the rules as ever', () => {
    expect(withModel('posso pagare con paypal?').reply?.source).toBe('FAQ');
  });

  test('who asks for a person in any language is put through to one', () => {
    const attended = { ...shop, company: exampleCompany({ isPersonOffered: true }) };
    const asked = (text: string) => answerByRules(attended, { text, turns: [] }, true).reply?.text;
    expect(asked(ASK_FOR_PERSON)).toBe(PERSON_COMES);
    expect(asked('Mit einer Person sprechen')).toBe(`${IN_ITALIAN.de}\n\n${PERSON_COMES}`);
  });
});

describe('what the model is told', () => {
  const systemOf = (text: string, turns: Turn[] = []) =>
    prepareRequest({ knowledge: shop, text, productIds: [], isAsked: false, turns }).messages[0]?.content ?? '';

  test.each([
    ['Do you have backpacks?', 'inglese'],
    ['Haben Sie Rucksäcke?', 'tedesco'],
    ['Avez-vous des sacs à dos ?', 'francese'],
    ['¿Tienen mochilas?', 'spagnolo'],
  ])('%s: to answer in %s, from the same facts', (text, language) => {
    const system = systemOf(text);
    expect(system).toContain(`Rispondi in ${language} e in modo conciso.`);
    expect(system).not.toContain('Rispondi in italiano');
    expect(system.endsWith('Riferimenti, nomi e importi restano come sono.')).toBe(true);
    expect(system).toContain('[[p:1]] Zaino Urban'); // a small shop is told of as a whole
    expect(system).toContain('Sì, PayPal costa 1,50 € [[i:1]].');
  });

  test('in Italian otherwise, and after an Italian message again', () => {
    expect(systemOf('avete zaini?')).toContain('Rispondi in italiano e in modo conciso.');
    expect(systemOf('e in blu?', [said('Do you have backpacks?')])).toContain('Rispondi in italiano');
    expect(systemOf('PayPal?', [said('Do you have backpacks?')])).toContain('Rispondi in inglese');
  });
});
