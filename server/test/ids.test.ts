import { test } from 'vitest';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { createPerson, createVisitor, eventually, listen, must, type Shop, say, start } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const MESSAGES = `subscription ($id: ID!, $conversation: ID!) {
  conversationMessages(companyId: $id, conversationId: $conversation, afterSeq: 0) { seq }
}`;
const ACTIVITY = 'subscription ($id: ID!) { conversationActivity(companyId: $id) { id lastMessageText } }';

test('an id in capitals is the same id: what it changes is seen, and who it disables is sent away', async () => {
  const token = await createVisitor(app, shop.id.toUpperCase());
  const { data } = await start(app, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  const listening = listen(app, MESSAGES, { id: shop.id, conversation: id }, shop.owner.token);
  await eventually('it listens', () => listening.events.length > 0);
  const seqs = () =>
    listening.events.flatMap(({ conversationMessages }) => conversationMessages.map(({ seq }: { seq: number }) => seq));
  const before = Math.max(...seqs());
  await say(app, token, id.toUpperCase(), 'La spedizione è gratuita?');
  await eventually('it is seen', () => Math.max(...seqs()) > before);
  await listening.stop();

  const client = await createPerson(app, 'CLIENT', shop.id);
  const theirs = listen(app, ACTIVITY, { id: shop.id.toUpperCase() }, client.token);
  await eventually('they listen', () => theirs.events.length > 0);
  await must(
    app,
    `mutation { disableClient(companyId: "${shop.id.toUpperCase()}", personId: "${client.id.toUpperCase()}") { id } }`,
    {},
    shop.owner.token,
  );
  await eventually('they are sent away', () => theirs.closeCodes.includes(4410));
  await theirs.stop();
});
