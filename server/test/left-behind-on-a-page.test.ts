import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { claimPendingReplies } from '../conversations/pending-reply-store.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type { Model } from '../model/model.ts';
import { startTestApp } from './app.ts';
import { createShop, createVisitor, eventually, must } from './story.ts';

const START_ON_PAGE = `mutation ($conversation: ID!, $message: ID!, $text: String!, $code: String) {
  startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text, aboutProductCode: $code) {
    conversation { id }
  }
}`;

test('the product of the page is told to a model, also by a process that takes the question over', async () => {
  const asked: (string | undefined)[] = [];
  const model: Model = {
    isActive: true,
    async reply({ pageProductId, knowledge }) {
      asked.push(knowledge.catalogue.byId.get(pageProductId ?? '')?.name);
      return { text: 'Certo.', productIds: [] };
    },
  };
  // The server itself looks for what was left behind once, at its start: what comes later is the test's to take over.
  const app = await startTestApp({}, { model, pendingReplyTimes: { lookEvery: 3_600_000 } });
  try {
    const own = await createShop(app);
    const token = await createVisitor(app, own.id);
    const ids = () => ({ conversation: randomUUID(), message: randomUUID(), text: 'qual è il senso della vita?' });
    for (const [place, code] of ['2', 'nessuno', null].entries()) {
      await must(app, START_ON_PAGE, { ...ids(), code }, token);
      await eventually('it is asked', () => asked.length > place);
    }
    expect(asked).toEqual(['Zaino Urban', undefined, undefined]);
    const page = await must(app, START_ON_PAGE, { ...ids(), text: 'Quali sono gli orari?', code: '2' }, token);
    const { id } = page.startConversation.conversation;
    await inCompany(app.shared.database, own.id, (manager) =>
      manager.query(
        `insert into owed_replies (company_id, conversation_id, question_seq, lease_until)
        values ($1, $2, 2, now() - interval '1 second')`,
        [own.id, id],
      ),
    );
    const claimed = await asSystem(app.shared.database, (manager) => claimPendingReplies(manager, 60_000, 1, id));
    expect(claimed).toMatchObject([{ conversationId: id, questionSeq: 2, aboutProduct: '2' }]);
  } finally {
    await app.close();
  }
});
