import { expect, test } from 'vitest';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { genericReply, offTopicReply } from './replies.ts';
import { offerOf, subjectsOf } from './subjects.ts';

test('names only what one of the shop’s FAQs speaks of', () => {
  expect(subjectsOf(exampleKnowledge({}))).toEqual([]);
  const faqs = [
    exampleFaq({ id: 'a', question: 'Quanto costa la spedizione?', keywords: ['spedizione'] }),
    exampleFaq({ id: 'b', question: 'Quando siete aperti?', keywords: ['orari', 'apertura'] }),
  ];
  expect(subjectsOf(exampleKnowledge({ faqs }))).toEqual(['orari', 'spedizioni']);
});

test('declines and apologises without promising what the shop does not have', () => {
  const empty = offerOf(exampleKnowledge({}));
  expect(offTopicReply(empty)).toBe(
    'Mi dispiace, in questa chat posso aiutarti solo con il negozio e i suoi prodotti.',
  );
  expect(genericReply(empty, () => 0.9)).toBe('Mi dispiace, qualcosa non ha funzionato. Riprova tra poco.');
  const shop = offerOf(
    exampleKnowledge({
      company: exampleCompany({ contactEmail: 'info@negozio.it' }),
      faqs: [exampleFaq({ id: 'a', question: 'Quanto costa la spedizione?', keywords: ['spedizione'] })],
      products: [exampleProduct({ id: 'p', name: 'Zaino' })],
    }),
  );
  expect(offTopicReply(shop).split('\n').slice(1)).toEqual([
    '• Informazioni sul negozio',
    '• Consigli sui prodotti',
    '• Spedizioni',
    '• Contatti',
  ]);
  expect([0, 0.4, 0.9].map((chance) => genericReply(shop, () => chance))).toEqual([
    'Non sono sicuro di aver capito. Prova a chiedermi di spedizione o contatti.',
    'Mi dispiace, qualcosa non ha funzionato. Se cerchi un prodotto scrivi "consiglio" o "regalo" e ti mostro le nostre proposte.',
    "Posso aiutarti con spedizione e contatti, oppure con un consiglio o un'idea regalo. Cosa ti serve?",
  ]);
});
