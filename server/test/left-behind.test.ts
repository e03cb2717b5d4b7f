import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { answering, type ModelServer } from './model-server.ts';
import { factsOf, STARTED, storedAnswer, tellModelStories } from './model-story.ts';
import { createVisitor, type Shop, start } from './story.ts';

// What a process that died has left behind is taken over by any other on the same database: these run alone.

let app: App;
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

/** A second question that a process left behind: asked so many days ago, begun so often. */
async function leavePending(id: string, attempts: number, days = 0): Promise<void> {
  await querySystem(
    app.shared.database,
    `with question as (
      insert into messages (company_id, conversation_id, seq, id, client_message_id, sender, text, sent_at)
      values ($shop, $id, 4, gen_random_uuid(), gen_random_uuid(), 'USER', $text, now() - $days::int * interval '1 day')
    ), pending as (
      insert into owed_replies (company_id, conversation_id, question_seq, lease_until, attempts)
      values ($shop, $id, 4, now() - interval '1 second', $attempts)
    )
    update conversations set last_seq = 4, replies_owed = 1 where company_id = $shop and id = $id`,
    { shop: shop.id, id, text: STARTED, attempts, days },
  );
}

test('a question that waited for weeks is answered, once a process is there', async () => {
  service.behave(answering('Ecco, finalmente.'));
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await leavePending(id, 0, 40);
  expect(await storedAnswer(app, id, token, 4)).toMatchObject({ source: 'AI', text: 'Ecco, finalmente.' });
});

test('a question that three processes died of gets a generic reply, and no fourth call', async () => {
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await leavePending(id, 3);
  const stored = await storedAnswer(app, id, token, 4);
  expect(stored).toMatchObject({ source: 'FALLBACK', seq: 5 });
  expect((await factsOf(app, shop, id, 5)).failure).toBe('CRASHED');
  expect(service.requests).toHaveLength(0);
});
