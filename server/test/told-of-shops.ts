import { readFileSync } from 'node:fs';
import { prepareRequest } from '../assistant/model-request.ts';
import { readableReply } from '../model/reply-text.ts';
import { exampleFaq } from './example-faq.ts';
import { exampleProduct } from './example-product.ts';
import { exampleCompany, exampleKnowledge } from './example-shops.ts';

/** A sentence about a shop, whether it is true of it, and what a visitor reads of it. */
export interface Told {
  shop: string;
  language: string;
  isTrue: boolean;
  sentence: string;
  shown: string;
}

interface Shop {
  name: string;
  website: string;
  contact: string;
  products: { name: string; price: string; description: string }[];
  faqs: { question: string; answer: string }[];
  sentences: { isTrue: boolean; language: string; sentence: string }[];
}

/** What is shown of every sentence of a table, each as the whole answer of a model that was sent its shop's facts. */
export function toldIn(file: string): Told[] {
  return shopsIn(file).flatMap((shop) => {
    const { facts } = requestOf(shop);
    return shop.sentences.map((each) => ({
      ...each,
      shop: shop.name,
      shown: readableReply(each.sentence, facts, 'WHOLE').text,
    }));
  });
}

function requestOf({ name, website, contact, products, faqs }: Shop) {
  const knowledge = exampleKnowledge({
    company: exampleCompany({ name, website, contactEmail: contact }),
    faqs: faqs.map((faq, position) => exampleFaq({ id: `faq-${position}`, position, ...faq })),
    products: products.map((product, place) => exampleProduct({ id: `product-${place}`, ...product })),
  });
  const productIds = products.map((_, place) => `product-${place}`);
  return prepareRequest({ knowledge, text: 'Buongiorno, mi dica.', productIds, isAsked: false, turns: [] });
}

function shopsIn(file: string): Shop[] {
  const shops: Shop[] = [];
  for (const line of readFileSync(new URL(`told/${file}`, import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, word = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (word === 'shop') shops.push({ name: rest, website: '', contact: '', products: [], faqs: [], sentences: [] });
    const shop = shops.at(-1);
    if (!shop) throw new Error(`No shop yet: ${line}`);
    const [first = '', second = '', third = ''] = rest.split(' | ');
    if (word === 'page') shop.website = rest;
    if (word === 'contact') shop.contact = rest;
    if (word === 'product') shop.products.push({ name: first, price: second, description: third });
    if (word === 'faq') shop.faqs.push({ question: first, answer: second });
    const [, language = '', sentence = ''] = /^(\S\S) (.*)$/.exec(rest) ?? [];
    if (word === 'true' || word === 'lie') shop.sentences.push({ isTrue: word === 'true', language, sentence });
  }
  return shops;
}
