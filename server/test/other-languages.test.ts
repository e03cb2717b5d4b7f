import { describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { IN_ITALIAN } from '../assistant/replies.ts';
import { notActiveModel } from '../model/model.ts';
import { answering, inPieces, type ModelServer } from './model-server.ts';
import { NOTHING, replyOf, storedAnswer, tellModelStories } from './model-story.ts';
import { createVisitor, must, type Shop, say, start } from './story.ts';

let app: App;
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

const LOG = `query ($company: ID!, $id: ID!) {
  conversation(companyId: $company, id: $id) { messages(first: 10) { nodes { seq sender text source } } }
}`;
const SHOP = 'query ($id: ID!) { shop(companyId: $id) { isItalianOnly } }';
const LOOK = 'query ($id: ID!) { chatLook(companyId: $id) { language version } }';
const SAVE = `mutation ($id: ID!, $input: ChatLookInput!) { saveChatLook(companyId: $id, input: $input) { language version } }`;

describe('a model answers in the language of who asks', () => {
  test.each([
    [
      'Do you have comfortable headphones?',
      'inglese',
      'The [[p:1]] are great.',
      'The Cuffie Wireless (89,99 €) are great.',
    ],
    ['Haben Sie bequeme Kopfhörer?', 'tedesco', 'Die [[p:1]] sind toll.', 'Die Cuffie Wireless (89,99 €) sind toll.'],
    ['Avez-vous des casques ?', 'francese', 'Les [[p:1]] sont super.', 'Les Cuffie Wireless (89,99 €) sont super.'],
    ['¿Tienen auriculares?', 'spagnolo', 'Las [[p:1]] son geniales.', 'Las Cuffie Wireless (89,99 €) son geniales.'],
  ])('%s', async (text, language, written, read) => {
    service.behave(answering(...inPieces(written, 5)));
    const answered = await replyOf(app, shop, text);
    expect(answered).toMatchObject({ text: read, source: 'AI', products: [{ name: 'Cuffie Wireless' }] });
    expect(service.requests[0]?.body.messages[0]?.content).toContain(`Rispondi in ${language}`);
  });

  test.each([
    [
      'How much is shipping?',
      'Shipping is free above [[i:1]]. Returns cost 9.99 euros.',
      'Shipping is free above 50 euro.',
    ],
    [
      'Was kostet der Versand?',
      'Der Versand ist ab [[i:1]] kostenlos. Express kostet 15 €.',
      'Der Versand ist ab 50 euro kostenlos.',
    ],
    [
      'How much is shipping?',
      'Shipping is free above [[i:1]]. Students get 20% off.',
      'Shipping is free above 50 euro.',
    ],
    [
      'Combien coûte la livraison ?',
      'La livraison est gratuite dès [[i:1]]. Sinon elle coûte cinq euros.',
      'La livraison est gratuite dès 50 euro.',
    ],
    [
      '¿Cuánto cuesta el envío?',
      'El envío es gratis desde [[i:1]]. Si no, cuesta 7,50 €.',
      'El envío es gratis desde 50 euro.',
    ],
  ])('with the amounts of the FAQs and no other: %s %s', async (text, written, read) => {
    service.behave(answering(written));
    const answered = await replyOf(app, shop, text);
    expect(answered).toMatchObject({ text: read, source: 'AI', facts: { inventions: 1 } });
  });

  test('and where it fails, what the rules found follows a sentence in that language', async () => {
    service.behave(...Array.from({ length: 9 }, () => ({ kind: 'status', status: 401 }) as const));
    const answered = await replyOf(app, shop, 'Do you have the Zaino Urban?');
    expect(answered.text.startsWith(`${IN_ITALIAN.en}\n\n`)).toBe(true);
    expect(answered).toMatchObject({ source: 'CATALOG', products: [{ name: 'Zaino Urban' }] });
  });

  test('an Italian message after a German one is answered in Italian', async () => {
    service.behave(answering('Ja.'), answering('Sì.'));
    const first = await replyOf(app, shop, 'Haben Sie bequeme Kopfhörer?');
    await say(app, first.token, first.id, 'e chi vi rifornisce?');
    await storedAnswer(app, first.id, first.token, 4);
    expect(service.requests[1]?.body.messages[0]?.content).toContain('Rispondi in italiano');
  });
});

describe('without a model', () => {
  const answered = async (text: string) => {
    app.shared.model = notActiveModel;
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, text);
    const { id } = data.startConversation.conversation;
    const { conversation } = await must(app, LOG, { company: shop.id, id }, shop.owner.token);
    return conversation.messages.nodes.find(
      ({ sender, seq }: { sender: string; seq: number }) => sender === 'BOT' && seq > 2,
    );
  };

  test('that answers come in Italian is part of what is stored, so that staff read it', async () => {
    expect(await answered('Do you have the Zaino Urban?')).toMatchObject({
      source: 'CATALOG',
      text: expect.stringMatching(new RegExp(`^${IN_ITALIAN.en}\\n\\n[^]*Zaino Urban – 49,90 €`)),
    });
    const { text } = await answered('Wie lange dauert der Versand nach Wien?');
    const [told, ...rest] = text.split('\n\n');
    expect(told).toBe(IN_ITALIAN.de);
    expect(rest.join('\n\n')).toMatch(NOTHING);
  });

  test('Italian messages are answered as ever', async () => {
    expect((await answered('La spedizione è gratuita?')).text).toBe('La spedizione è gratuita sopra i 50 euro.');
  });
});

describe('a shop may have its chat in Italian alone', () => {
  const look = { side: 'RIGHT', name: '', avatarUrl: '', greeting: '', questions: [], hiddenPages: [] };
  const save = async (input: object) => {
    const { version } = (await must(app, LOOK, { id: shop.id }, shop.owner.token)).chatLook;
    return (await must(app, SAVE, { id: shop.id, input: { ...look, ...input, version } }, shop.owner.token))
      .saveChatLook;
  };
  const isItalianOnly = async () => (await must(app, SHOP, { id: shop.id })).shop.isItalianOnly;

  test('it follows the visitor until somebody says otherwise, and a program that knows nothing of it leaves it so', async () => {
    expect((await must(app, LOOK, { id: shop.id }, shop.owner.token)).chatLook.language).toBe('VISITOR');
    expect(await isItalianOnly()).toBe(false);
    expect((await save({ language: 'ITALIAN' })).language).toBe('ITALIAN');
    expect(await isItalianOnly()).toBe(true);
    expect((await save({ name: 'Bea' })).language).toBe('ITALIAN');
    expect((await save({ language: 'VISITOR' })).language).toBe('VISITOR');
    expect(await isItalianOnly()).toBe(false);
  });
});
