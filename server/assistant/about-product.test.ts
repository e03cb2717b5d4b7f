import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { answerAboutPage } from './about-product.ts';

const products = [
  exampleProduct({
    id: 'bag',
    code: 'Z1',
    name: 'Zaino Urban',
    price: '49,90 €',
    description: 'Comodo e leggero. In tela di cotone, con fibbie in ottone.',
  }),
  exampleProduct({
    id: 'lamp',
    code: 'L1',
    name: 'Lampada Sole',
    price: '',
    description: 'Fa luce.',
    isAvailable: false,
  }),
];
const knowledge = exampleKnowledge({ products });
const asked = (text: string, code: string | null = 'Z1') => answerAboutPage(knowledge, text, code)?.text;

describe('on the page of a product', () => {
  test.each([
    ['quanto costa?', 'Zaino Urban: 49,90 €.'],
    ['Quanto costa questo zaino?', 'Zaino Urban: 49,90 €.'],
    ['qual è il prezzo', 'Zaino Urban: 49,90 €.'],
    ['quanto viene?', 'Zaino Urban: 49,90 €.'],
    ['È disponibile?', 'Sì, è disponibile: Zaino Urban.'],
    ['è ancora disponibile questo prodotto?', 'Sì, è disponibile: Zaino Urban.'],
    ["ce l'avete?", 'Sì, è disponibile: Zaino Urban.'],
    ['di che materiale è?', 'Zaino Urban: In tela di cotone, con fibbie in ottone.'],
    ['di cosa è fatto?', 'Zaino Urban: In tela di cotone, con fibbie in ottone.'],
  ])('"%s" means that product', (text, answer) => {
    expect(asked(text)).toBe(answer);
    expect(answerAboutPage(knowledge, text, 'Z1')).toMatchObject({ source: 'CATALOG', productIds: ['bag'] });
  });

  test.each([
    'quanto costa la spedizione?',
    'quanto costano le cuffie?',
    'avete zaini?',
    'ciao',
    'è disponibile in blu?',
  ])('"%s" asks for something else', (text) => expect(asked(text)).toBeUndefined());

  test('what is not for sale, what says nothing of it, and what has no price', () => {
    expect(asked('è disponibile?', 'L1')).toBe('No, al momento non è disponibile: Lampada Sole.');
    expect(asked('di che materiale è?', 'L1')).toBe(
      'Nella scheda di questo prodotto il materiale non è indicato: Lampada Sole.',
    );
    expect(asked('quanto costa?', 'L1')).toBeUndefined();
  });

  test('a code that no product has, none, and a chatbot that pauses', () => {
    expect(asked('quanto costa?', 'nessuno')).toBeUndefined();
    expect(asked('quanto costa?', null)).toBeUndefined();
    const paused = exampleKnowledge({ products, company: exampleCompany({ isActive: false }) });
    expect(answerAboutPage(paused, 'quanto costa?', 'Z1')).toBeUndefined();
  });
});
