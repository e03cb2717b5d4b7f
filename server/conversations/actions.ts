import { asEditor, asManager, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { createExport, type ExportAddress } from '../exports/actions.ts';
import type { ExportFormat } from '../exports/export.ts';
import { type Conversation, isActive } from './conversation.ts';
import { checkFilter } from './conversation-export.ts';
import { completeActive, completeConversation } from './ending-store.ts';
import type { LogFilter } from './log-filter.ts';
import { lockConversations, removeConversations as removeRows } from './removal-store.ts';
import { findConversation } from './store.ts';

/** The staff closes one conversation; only an active one can be closed. */
export async function closeConversation(context: Context, companyId: string, id: string): Promise<Conversation> {
  if (!isUuid(id)) throw new UserError('CONVERSATION_NOT_FOUND');
  const closed = await asEditor(context, companyId, async (manager) => {
    const completed = await completeConversation(manager, companyId, id, null);
    if (completed) return completed;
    const found = await findConversation(manager, companyId, id);
    throw new UserError(found && !isActive(found) ? 'CONVERSATION_ENDED' : 'CONVERSATION_NOT_FOUND');
  });
  context.publish({ kind: 'conversation', companyId, id });
  return closed;
}

/** The staff closes all active conversations; answers how many. @throws UserError NO_ACTIVE_CONVERSATION. */
export async function closeActiveConversations(context: Context, companyId: string): Promise<number> {
  const ids = await asEditor(context, companyId, (manager) => completeActive(manager, companyId));
  if (ids.length === 0) throw new UserError('NO_ACTIVE_CONVERSATION');
  context.publish(...ids.map((id) => ({ kind: 'conversation' as const, companyId, id })));
  return ids.length;
}

const MOST_SELECTED = 100; // conversations
const MESSAGES_AT_ONCE = 5_000; // removed in one transaction

/**
 * Removes conversations that are of no interest, also active ones, and answers the ids of those that were there. What
 * was counted of them is counted no more. @throws UserError BAD_CONVERSATION_SELECTION, CONVERSATION_NOT_FOUND when none
 * of them is there.
 */
export async function removeConversations(
  context: Context,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length < 1 || ids.length > MOST_SELECTED) throw new UserError('BAD_CONVERSATION_SELECTION');
  const removed: string[] = [];
  let left = [...new Set(ids)].filter(isUuid);
  do {
    const { taken, rest } = await asManager(context, companyId, async (manager) => {
      const batch = firstBatch(await lockConversations(manager, companyId, left));
      if (batch.taken.length > 0) await removeRows(manager, companyId, batch.taken);
      return batch;
    });
    context.publish(...taken.map((id) => ({ kind: 'removal' as const, companyId, id })));
    removed.push(...taken);
    left = rest;
  } while (left.length > 0);
  if (removed.length === 0) throw new UserError('CONVERSATION_NOT_FOUND');
  return removed;
}

/** As many as one transaction can remove without keeping others waiting; at least one. */
function firstBatch(found: readonly { id: string; messages: number }[]): { taken: string[]; rest: string[] } {
  let messages = 0;
  const end = found.findIndex((conversation, place) => {
    messages += conversation.messages;
    return place > 0 && messages > MESSAGES_AT_ONCE;
  });
  const taken = end < 0 ? found : found.slice(0, end);
  return { taken: taken.map(({ id }) => id), rest: found.slice(taken.length).map(({ id }) => id) };
}

/** Makes the one-time address of an export of the log. @throws UserError BAD_PERIOD, BAD_SATISFACTION. */
export function exportConversations(
  context: Context,
  companyId: string,
  { format, ...options }: { filter: LogFilter; format: ExportFormat; separator: string },
): Promise<ExportAddress> {
  checkFilter(options.filter);
  return createExport(context, companyId, { kind: 'CONVERSATIONS', format, options });
}
