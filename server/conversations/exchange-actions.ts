import { randomUUIDv7 } from 'node:crypto';
import { requireVisitor } from '../accounts/requests.ts';
import { answerWithoutModel } from '../assistant/answer.ts';
import { answerByRules } from '../assistant/dialogue/dialogue.ts';
import { mayLean } from '../assistant/dialogue/leaning.ts';
import { cardsOf, type Knowledge } from '../assistant/knowledge.ts';
import { modelOf } from '../assistant/own-models.ts';
import { cleanClientId, cleanText } from '../assistant/question.ts';
import { greeting } from '../assistant/replies.ts';
import type { Reply } from '../assistant/reply.ts';
import { requireKnowledge } from '../assistant/store.ts';
import { isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import type { RunQuery } from '../database/sql.ts';
import { inCompany, queryCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import type { Faq } from '../faqs/faq.ts';
import type { Conversation, Message } from './conversation.ts';
import { type Exchange, storeConversation, storeMessage } from './exchange-store.ts';
import { storeHandledMessage } from './handled-store.ts';
import { findExchange } from './message-store.ts';
import { completeInBackground } from './pending-replies.ts';
import { withPerson } from './person-asked.ts';
import { alternativesOf, faqOf, wordsToStore } from './searched-words.ts';
import { findConversation, findStarted } from './store.ts';
import { turnsBefore } from './turns-store.ts';

const LONGEST_CODE = 64; // characters, as a product's

/** What a visitor gets back for what they said. */
export interface Sent {
  conversation: Conversation;
  message: Message;
  /** null while it is pending. */
  reply: Message | null;
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
  const { knowledge, exchange } = await prepareExchange(context, said, null);
  await countStart(context, visitorId);
  const outcome = await inCompany(context.database, companyId, async (manager) => {
    const stored = await storeConversation(manager, visitorId, clientId, greeting(knowledge.company), exchange);
    if (stored) return stored;
    const started = await findStarted(manager, companyId, visitorId, clientId);
    if (!started) throw new UserError('CONVERSATION_NOT_FOUND');
    return { startedId: started.id };
  }).catch((error: unknown) => {
    throw isCompanyGone(error) ? new UserError('COMPANY_NOT_FOUND') : error;
  });
  if ('startedId' in outcome) return deliver(context, { ...exchange, conversationId: outcome.startedId });
  return published(context, exchange, outcome.conversation, outcome.question, outcome.reply);
}

/** Whether a row was refused because its company was removed after what it knows had been read. */
function isCompanyGone(error: unknown): boolean {
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' && constraint.endsWith('_company_id_fkey');
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
  const run: RunQuery = (sql, values) => queryCompany(context.database, companyId, sql, values);
  const stored =
    (await storeMessage(run, visitorId, exchange)) ??
    (await storeHandledMessage(run, visitorId, exchange)) ??
    (await storeMessage(run, visitorId, exchange)); // it was handed back meanwhile
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
async function prepareExchange(context: Context, said: Said, begun: string | null) {
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
  const answer = await answerAtOnce(context, knowledge, { text, aboutProduct, conversationId: begun });
  const { reply, askedPerson } = await withPerson(context, knowledge, begun, answer);
  const faq = faqOf(knowledge, reply);
  rememberFaqs(context, knowledge, [faq, ...alternativesOf(knowledge, reply)]);
  const exchange: Exchange = {
    companyId,
    conversationId: begun ?? randomUUIDv7(),
    clientMessageId: clientId,
    text,
    aboutProduct,
    correctsSeq: said.correctsSeq ?? null,
    reply,
    askedPerson,
    cards: cardsOf(knowledge, reply?.productIds ?? []),
    responseTime: Math.round(performance.now() - startedAt),
    leaseFor: pendingReplyTimes.leaseFor,
    words: wordsToStore(text, reply, faq?.question ?? ''),
  };
  return { knowledge, exchange };
}

/** The answer, unless the model has to be waited for. What was said before is read only where a message may lean on it. */
async function answerAtOnce(
  context: Context,
  knowledge: Knowledge,
  { text, aboutProduct, conversationId }: Pick<Exchange, 'text' | 'aboutProduct'> & { conversationId: string | null },
): Promise<Reply | null> {
  const isRead = conversationId !== null && mayLean(knowledge, text);
  const turns = isRead ? await turnsBefore(context.database, knowledge, conversationId) : [];
  const { isActive } = modelOf(context, knowledge.company);
  const rules = answerByRules(knowledge, { text, turns, pageProductCode: aboutProduct }, isActive);
  if (rules.reply) return rules.reply;
  return isActive ? null : answerWithoutModel(knowledge, rules, 'NOT_ACTIVE', Math.random);
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
  if (!reply && conversation.handledSince === null)
    completeInBackground(context, {
      companyId,
      conversationId,
      questionSeq: message.seq,
      text,
      aboutProduct,
      attempts: 1,
      visitorId: requireVisitor(context).visitorId,
      addressSubject: context.caller.addressSubject,
    });
  return { conversation, message, reply };
}
