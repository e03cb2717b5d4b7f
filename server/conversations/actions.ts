import { randomUUIDv7 } from 'node:crypto';
import { requireVisitor } from '../accounts/requests.ts';
import { answerAboutProduct } from '../assistant/about-product.ts';
import { answerFromRules, answerWithoutModel } from '../assistant/answer.ts';
import { cardsOf, type Knowledge } from '../assistant/knowledge.ts';
import { cleanClientId, cleanText } from '../assistant/question.ts';
import { greeting } from '../assistant/replies.ts';
import type { Reply } from '../assistant/reply.ts';
import { requireKnowledge } from '../assistant/store.ts';
import { asEditor, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import type { Faq } from '../faqs/faq.ts';
import { type Conversation, isActive, type Message } from './conversation.ts';
import { completeActive, completeConversation, storeSatisfaction } from './ending-store.ts';
import { type Exchange, storeConversation, storeMessage } from './exchange-store.ts';
import { completeInBackground } from './pending-replies.ts';
import { faqOf, wordsToStore } from './searched-words.ts';
import { findConversation, findExchange, findStarted } from './store.ts';
import { makeVisitorToken } from './visitor-token.ts';

const LONGEST_CODE = 64; // characters, as a product's

/** What a visitor gets back for what they said. */
export interface Sent {
  conversation: Conversation;
  message: Message;
  /** null while it is owed. */
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
  return told(context, exchange, outcome.conversation, outcome.question, outcome.reply);
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
  const stored = await inCompany(context.database, companyId, (manager) => storeMessage(manager, visitorId, exchange));
  if (stored) return told(context, exchange, stored.conversation, stored.question, stored.reply);
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
  const reply = answerAboutProduct(knowledge, text, aboutProduct) ?? answerAtOnce(context, knowledge, text);
  const faq = faqOf(knowledge, reply);
  rememberFaq(context, knowledge, faq);
  const exchange: Exchange = {
    companyId,
    conversationId,
    clientMessageId: clientId,
    text,
    aboutProduct,
    reply,
    cards: cardsOf(knowledge, reply?.productIds ?? []),
    responseTime: Math.round(performance.now() - startedAt),
    leaseFor: pendingReplyTimes.leaseFor,
    words: wordsToStore(text, reply, faq?.question ?? ''),
  };
  return { knowledge, exchange };
}

/** The answer, unless the model has to be waited for. */
function answerAtOnce({ model }: Context, knowledge: Knowledge, text: string): Reply | null {
  const rules = answerFromRules(knowledge, text);
  if (rules.reply) return rules.reply;
  return model.isActive ? null : answerWithoutModel(knowledge, rules, 'NOT_ACTIVE', Math.random);
}

/** The answer names its FAQ's question: it is known here, and reading it again took four of nine round trips. */
function rememberFaq({ loaders }: Context, { company }: Knowledge, faq: Faq | undefined): void {
  if (faq) loaders.faq(company.id).prime(faq.id, faq);
}

function told(
  context: Context,
  exchange: Exchange,
  conversation: Conversation,
  message: Message,
  reply: Message | null,
): Sent {
  const { companyId, conversationId, text } = exchange;
  context.publish({ kind: 'conversation', companyId, id: conversationId });
  if (!reply) completeInBackground(context, { companyId, conversationId, questionSeq: message.seq, text, attempts: 1 });
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
