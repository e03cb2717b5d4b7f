import { listen } from '../../server/test/story.ts';
import type { Door } from '../push/protocol.ts';

/** Who is asked to watch what is written in a conversation. */
export interface Watch {
  door: Door;
  conversationId: string;
  count: number;
}

const WRITING = `subscription ($company: ID!, $id: ID!) {
  conversationWriting(companyId: $company, conversationId: $id) { questionSeq text }
}`;

// Staff who look on, in a process of their own.
process.on('message', async ({ door, conversationId, count }: Watch) => {
  const watching = Array.from({ length: count }, () =>
    listen(door, WRITING, { company: door.companyId, id: conversationId }, door.token),
  );
  while (watching.some(({ events }) => events.length === 0)) await new Promise((resolve) => setTimeout(resolve, 20));
  process.send?.('watching');
});
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
