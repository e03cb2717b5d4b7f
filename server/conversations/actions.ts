import { randomUUIDv7 } from 'node:crypto';
import { requireVisitor } from '../accounts/requests.ts';
import { answerAboutProduct } from '../assistant/about-product.ts';
import { answerFromRules, answerWithoutModel } from '../assistant/answer.ts';
import { cardsOf, type Knowledge } from '../assistant/knowledge.ts';
import { cleanClientId, cleanText } from '../assistant/question.ts';
import { greeting } from '../assistant/replies.ts';
import type { Reply } from '../assistant/reply.ts';
import { answerAboutCards, leansOnCards, shownIn } from '../assistant/shown-cards.ts';
import { requireKnowledge } from '../assistant/store.ts';
import { asEditor, asManager, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany, queryCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { createExport, type ExportAddress } from '../exports/actions.ts';
import type { ExportFormat } from '../exports/export.ts';
import type { Faq } from '../faqs/faq.ts';
import { type Conversation, isActive, type Message } from './conversation.ts';
import { checkFilter } from './conversation-export.ts';
import { completeActive, completeConversation, storeSatisfaction } from './ending-store.ts';
import { type Exchange, storeConversation, storeMessage } from './exchange-store.ts';
import { rejectStoredAnswer } from './feedback-store.ts';
import type { LogFilter } from './log-filter.ts';
import { completeInBackground } from './pending-replies.ts';
import { lockConversations, removeConversations as removeRows } from './removal-store.ts';
import { alternativesOf, faqOf, wordsToStore } from './searched-words.ts';
import { findConversation, findExchange, findStarted } from './store.ts';
import { turnsBefore } from './turns-store.ts';
import { makeVisitorToken } from './visitor-token.ts';

const LONGEST_CODE = 64; // characters, as a product's

/** What a visitor gets back for what they said. */
export interface Sent {
  conversation: Conversation;
  message: Message;
  /** null while it is pending. */
  reply: Message | null;
}

/** A new visitor of a company. Nothing is stored. @throws UserError COMPANY_NOT_FOUND, TOO_MANY_REQUESTS. */
export async function createVisitor(context: Context, companyId: string) {
  const { caller, database, keys, limits } = context;
  await takeFromLimits(
    database,
    [{ kind: 'visitor-address', subject: caller.addressSubject, limit: limits.visitorsByAddress }],
    'TOO_MANY_REQUESTS',
  );
  const { company } = await requireKnowledge(context, companyId);
  const visitorId = randomUUIDv7();
  return { visitorId, ...makeVisitorToken(keys, company.id, visitorId, new Date()) };
}

/** Another token for a visitor who is there. @throws UserError TOO_MANY_REQUESTS. */
export async function renewVisitor(context: Context) {
  const { companyId, visitorId } = requireVisitor(context);
  const { caller, database, keys, limits } = context;
  await takeFromLimits(
    database,
    [{ kind: 'visitor-address', subject: caller.addressSubject, limit: limits.visitorsByAddress }],
    'TOO_MANY_REQUESTS',
  );
  return { visitorId, ...makeVisitorToken(keys, companyId, visitorId, new Date()) };
}

/** A person starts a few conversations a day; a robot would fill the table. */
async function countStart({ caller, database, limits }: Context, visitorId: string): Promise<void> {
  await takeFromLimits(
    database,
    [
      { kind: 'conversation-visitor', subject: visitorId, limit: limits.conversationsByVisitor },
      { kind: 'conversation-address', subject: caller.addressSubject, limit: limits.conversationsByAddress },
    ],
    'TOO_MANY_REQUESTS',
  );
}

/** What a visitor says, as it comes. */
interface Said {
  clientMessageId: string;
  text: string;
  /** The product whose page they are on, where the page says so. */
  aboutProductCode?: string | null | undefined;
  /** The answer one of whose understood things they take away. */
  correctsSeq?: number | null | undefined;
}

/** Starts a conversation with its first message; the same ids again get the same answer. */
export async function startConversation(context: Context, clientConversationId: string, said: Said): Promise<Sent> {
  const { companyId, visitorId } = requireVisitor(context);
  const clientId = cleanClientId(clientConversationId);
  const { knowledge, exchange } = await prepareExchange(context, said, randomUUIDv7());
  await countStart(context, visitorId);
  const outcome = await inCompany(context.database, companyId, async (manager) => {
    const stored = await storeConversation(manager, visitorId, clientId, greeting(knowledge.company), exchange);
    if (stored) return stored;
    const started = await findStarted(manager, companyId, visitorId, clientId);
    if (!started) throw new UserError('CONVERSATION_NOT_FOUND');
    return { startedId: started.id };
  });
  if ('startedId' in outcome) return deliver(context, { ...exchange, conversationId: outcome.startedId });
  return published(context, exchange, outcome.conversation, outcome.question, outcome.reply);
}

/** Adds a message to the visitor's own conversation; the same id again gets the same answer. */
export async function sendMessage(context: Context, conversationId: string, said: Said): Promise<Sent> {
  requireVisitor(context);
  if (!isUuid(conversationId)) throw new UserError('CONVERSATION_NOT_FOUND');
  const { exchange } = await prepareExchange(context, said, conversationId);
  return deliver(context, exchange);
}

async function deliver(context: Context, exchange: Exchange): Promise<Sent> {
  const { companyId, visitorId } = requireVisitor(context);
  const { conversationId, clientMessageId, text } = exchange;
  const stored = await storeMessage(
    (sql, values) => queryCompany(context.database, companyId, sql, values),
    visitorId,
    exchange,
  );
  if (stored) return published(context, exchange, stored.conversation, stored.question, stored.reply);
  return inCompany(context.database, companyId, async (manager) => {
    const conversation = await findConversation(manager, companyId, conversationId);
    if (conversation?.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');
    const earlier = await findExchange(manager, companyId, conversationId, clientMessageId);
    if (!earlier) throw new UserError('CONVERSATION_ENDED');
    if (earlier.question.text !== text) throw new UserError('CLIENT_ID_REUSED');
    return { conversation, message: earlier.question, reply: earlier.reply };
  });
}

/** Checks a message and finds its answer, where that needs no waiting: it is then stored together with the question. */
async function prepareExchange(context: Context, said: Said, conversationId: string) {
  const { companyId, visitorId } = requireVisitor(context);
  const { allowances, caller, database, pendingReplyTimes, limits } = context;
  const startedAt = performance.now();
  const text = cleanText(said.text);
  const clientId = cleanClientId(said.clientMessageId);
  const aboutProduct = said.aboutProductCode?.slice(0, LONGEST_CODE) || null;
  await takeFromLimits(
    database,
    [
      { kind: 'message-visitor', subject: visitorId, limit: limits.messagesByVisitor },
      { kind: 'message-address', subject: caller.addressSubject, limit: limits.messagesByAddress },
      { kind: 'message-company', subject: companyId, limit: limits.messagesByCompany },
    ],
    'TOO_FAST',
  );
  allowances.sameTexts.take(`${visitorId} ${text}`, startedAt, 'TOO_FAST');
  const knowledge = await requireKnowledge(context, companyId);
  const reply =
    answerAboutProduct(knowledge, text, aboutProduct) ??
    (await answerByCards(context, knowledge, text, conversationId)) ??
    answerAtOnce(context, knowledge, text);
  const faq = faqOf(knowledge, reply);
  rememberFaqs(context, knowledge, [faq, ...alternativesOf(knowledge, reply)]);
  const exchange: Exchange = {
    companyId,
    conversationId,
    clientMessageId: clientId,
    text,
    aboutProduct,
    correctsSeq: said.correctsSeq ?? null,
    reply,
    cards: cardsOf(knowledge, reply?.productIds ?? []),
    responseTime: Math.round(performance.now() - startedAt),
    leaseFor: pendingReplyTimes.leaseFor,
    words: wordsToStore(text, reply, faq?.question ?? ''),
  };
  return { knowledge, exchange };
}

/** Without a model, 'il secondo quanto costa?' is about the cards just shown: read only where a message leans on some. */
async function answerByCards(
  { model, database }: Context,
  knowledge: Knowledge,
  text: string,
  conversationId: string,
): Promise<Reply | undefined> {
  if (model.isActive || !isUuid(conversationId) || !leansOnCards(knowledge, text)) return undefined;
  const turns = await turnsBefore(database, knowledge, conversationId);
  return answerAboutCards(knowledge, text, shownIn(knowledge, turns));
}

/** The answer, unless the model has to be waited for. */
function answerAtOnce({ model }: Context, knowledge: Knowledge, text: string): Reply | null {
  const rules = answerFromRules(knowledge, text);
  if (rules.reply) return rules.reply;
  return model.isActive ? null : answerWithoutModel(knowledge, rules, 'NOT_ACTIVE', Math.random);
}

/** The answer names its FAQs' questions: they are known here, and reading one again took four of nine round trips. */
function rememberFaqs({ loaders }: Context, { company }: Knowledge, faqs: readonly (Faq | undefined)[]): void {
  for (const faq of faqs) if (faq) loaders.faq(company.id).prime(faq.id, faq);
}

function published(
  context: Context,
  exchange: Exchange,
  conversation: Conversation,
  message: Message,
  reply: Message | null,
): Sent {
  const { companyId, conversationId, text, aboutProduct } = exchange;
  context.publish({ kind: 'conversation', companyId, id: conversationId });
  context.presence.spoke(companyId, conversationId);
  if (!reply)
    completeInBackground(context, {
      companyId,
      conversationId,
      questionSeq: message.seq,
      text,
      aboutProduct,
      attempts: 1,
    });
  return { conversation, message, reply };
}

/** The visitor ends their own conversation; ending an ended one changes nothing. */
export async function endConversation(context: Context, id: string): Promise<Conversation> {
  const { companyId, visitorId } = requireVisitor(context);
  if (!isUuid(id)) throw new UserError('CONVERSATION_NOT_FOUND');
  const { conversation, isChanged } = await inCompany(context.database, companyId, async (manager) => {
    const ended = await completeConversation(manager, companyId, id, visitorId);
    const found = ended ?? (await findConversation(manager, companyId, id));
    if (found?.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');
    return { conversation: found, isChanged: ended !== null };
  });
  if (isChanged) context.publish({ kind: 'conversation', companyId, id });
  return conversation;
}

/** The visitor has read enough of the answer that is being written: what has come is kept. Without one, nothing happens. */
export async function stopReply(context: Context, id: string): Promise<Conversation> {
  const { companyId, visitorId } = requireVisitor(context);
  if (!isUuid(id)) throw new UserError('CONVERSATION_NOT_FOUND');
  const conversation = await inCompany(context.database, companyId, (manager) =>
    findConversation(manager, companyId, id),
  );
  if (conversation?.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');
  context.publish({ kind: 'stop', companyId, id: conversation.id });
  return conversation;
}

/**
 * The visitor says that an answer was not what they meant, and perhaps which FAQ was; again changes nothing but a choice
 * that was still open. @throws UserError ANSWER_NOT_FOUND, CONVERSATION_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function rejectAnswer(
  context: Context,
  conversationId: string,
  seq: number,
  chosen: string | null,
): Promise<Message> {
  const { companyId, visitorId } = requireVisitor(context);
  const { database, limits } = context;
  if (!isUuid(conversationId)) throw new UserError('CONVERSATION_NOT_FOUND');
  await takeFromLimits(
    database,
    [{ kind: 'rejection-visitor', subject: visitorId, limit: limits.rejectionsByVisitor }],
    'TOO_MANY_REQUESTS',
  );
  const message = await inCompany(database, companyId, async (manager) => {
    const rejected = await rejectStoredAnswer(manager, { companyId, conversationId, visitorId, seq, chosen });
    if (rejected) return rejected;
    const found = await findConversation(manager, companyId, conversationId);
    throw new UserError(found?.visitorId === visitorId ? 'ANSWER_NOT_FOUND' : 'CONVERSATION_NOT_FOUND');
  });
  context.publish({ kind: 'conversation', companyId, id: message.conversationId });
  return message;
}

/** Stores the visitor's satisfaction, 1–5, with a conversation that has ended, and what they wrote beside it. */
export async function rateConversation(
  context: Context,
  id: string,
  satisfaction: number,
  commentInput: string,
): Promise<Conversation> {
  const { companyId, visitorId } = requireVisitor(context);
  if (!Number.isInteger(satisfaction) || satisfaction < 1 || satisfaction > 5) throw new UserError('BAD_SATISFACTION');
  if (!isUuid(id)) throw new UserError('CONVERSATION_NOT_FOUND');
  const comment = commentInput.trim() === '' ? null : cleanText(commentInput);
  const rated = await inCompany(context.database, companyId, async (manager) => {
    const stored = await storeSatisfaction(manager, companyId, id, visitorId, { satisfaction, comment });
    if (stored) return stored;
    const found = await findConversation(manager, companyId, id);
    throw new UserError(found?.visitorId === visitorId ? 'CONVERSATION_ACTIVE' : 'CONVERSATION_NOT_FOUND');
  });
  context.publish({ kind: 'conversation', companyId, id });
  return rated;
}

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
