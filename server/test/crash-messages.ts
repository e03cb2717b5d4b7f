import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import type { Acknowledged } from './crash-senders.ts';

/** A message as the table has it. */
export interface StoredMessage {
  conversationId: string;
  seq: number;
  id: string;
  clientMessageId: string | null;
  sender: 'USER' | 'BOT';
  text: string;
  replyTo: number | null;
}

/** All messages of a shop, in their order. */
export function storedMessages(database: Database, shopId: string): Promise<StoredMessage[]> {
  return querySystem<StoredMessage>(
    database,
    `select conversation_id as "conversationId", seq, id, client_message_id as "clientMessageId", sender, text,
      reply_to as "replyTo" from messages where company_id = $shopId order by conversation_id, seq`,
    { shopId },
  );
}

/**
 * What is wrong with what is stored, a line each; nothing where every acknowledged message is there once and nothing
 * beyond them, no conversation has a gap, and every question has one answer. Every sender must have ended on an
 * acknowledgement.
 */
export function findFaults(acknowledged: readonly Acknowledged[], messages: readonly StoredMessage[]): string[] {
  const conversations = [...Map.groupBy(messages, (message) => message.conversationId).values()];
  return [...lostOrDoubled(acknowledged, messages), ...conversations.flatMap(faultsOf)];
}

function lostOrDoubled(acknowledged: readonly Acknowledged[], messages: readonly StoredMessage[]): string[] {
  const questions = messages.filter((message) => message.sender === 'USER');
  const stored = new Map(questions.map((message) => [message.clientMessageId, message]));
  const lost = acknowledged.filter((told) => {
    const found = stored.get(told.clientMessageId);
    return !found || (['conversationId', 'text', 'id', 'seq'] as const).some((name) => found[name] !== told[name]);
  });
  const faults = lost.map(({ text }) => `acknowledged and not stored so: ${text}`);
  if (questions.length !== acknowledged.length || stored.size !== questions.length)
    faults.push(`${acknowledged.length} acknowledged, ${questions.length} stored, ${stored.size} different`);
  return faults;
}

function faultsOf(messages: readonly StoredMessage[]): string[] {
  const [first] = messages;
  const seqs = messages.map((message) => message.seq);
  const questions = messages.filter((message) => message.sender === 'USER').map((message) => message.seq);
  const answered = messages.filter((message) => message.sender === 'BOT' && message.seq > 1);
  const replies = answered.map((message) => Number(message.replyTo)).toSorted((a, b) => a - b);
  const faults: string[] = [];
  if (seqs.some((seq, index) => seq !== index + 1)) faults.push(`${first?.conversationId}: a gap in ${seqs}`);
  if (String(replies) !== String(questions))
    faults.push(`${first?.conversationId}: ${questions} answered as ${replies}`);
  return faults;
}
