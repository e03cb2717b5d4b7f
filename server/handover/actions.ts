import { requireStaff } from '../accounts/requests.ts';
import { cleanClientId, cleanText } from '../assistant/question.ts';
import { asAnswerer, checkMayAnswer, isUuid } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import type { Context } from '../context.ts';
import { type Conversation, isActive, type Message } from '../conversations/conversation.ts';
import { type StaffMessage, storeStaffMessage } from '../conversations/handled-store.ts';
import { claimNext } from '../conversations/pending-replies.ts';
import { findConversation } from '../conversations/store.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import type { RunQuery } from '../database/sql.ts';
import { inCompany, queryCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { cardOf, type ProductCard } from '../products/product.ts';
import { findProducts } from '../products/store.ts';
import { toldProducts } from '../products/told-store.ts';
import { decideHandBack, decideTakeOver } from './rules.ts';
import { findStaffMessage, giveToAssistant, giveToPerson, lockConversation } from './store.ts';

const MOST_CARDS = 5; // of a message
const ROOM = { longest: 2_000, tooLong: 'STAFF_TEXT_TOO_LONG' } as const; // Unicode code points

/**
 * Who asks answers in a conversation from now on, and the assistant does not: what it was writing is never stored. Taking
 * what one has changes nothing.
 * @param from the colleague from whom it is taken; null where nobody is known to have it.
 * @throws UserError CONVERSATION_NOT_FOUND, CONVERSATION_ENDED, ALREADY_HANDLED with who has it, SHOWN_NAME_REQUIRED.
 */
export async function takeOver(
  context: Context,
  companyId: string,
  id: string,
  from: string | null,
): Promise<Conversation> {
  const { account } = requireStaff(context);
  const { conversation, isChanged } = await asAnswerer(context, companyId, async (manager) => {
    const held = await requireHeld(manager, companyId, id);
    const outcome = decideTakeOver(held, account.id, from);
    if (outcome === 'ENDED') throw new UserError('CONVERSATION_ENDED');
    if (outcome === 'ANOTHERS') throw new UserError('ALREADY_HANDLED', held.handlerName ?? '');
    if (outcome === 'HAS_IT') return { conversation: held, isChanged: false };
    if (account.shownName === null) throw new UserError('SHOWN_NAME_REQUIRED');
    const person = { id: account.id, name: account.shownName };
    return { conversation: await giveToPerson(manager, held, person), isChanged: true };
  });
  if (isChanged) context.publish({ kind: 'conversation', companyId, id });
  return conversation;
}

/**
 * The assistant answers again, first what the visitor said since a person last spoke, and nobody answered. Giving back what nobody has
 * changes nothing. @throws UserError CONVERSATION_NOT_FOUND, NOT_YOUR_CONVERSATION.
 */
export async function handBack(context: Context, companyId: string, id: string): Promise<Conversation> {
  const { account } = requireStaff(context);
  const { conversation, isChanged } = await asAnswerer(context, companyId, async (manager) => {
    const held = await requireHeld(manager, companyId, id);
    const outcome = decideHandBack(held, account.id);
    if (outcome === 'ANOTHERS') throw new UserError('NOT_YOUR_CONVERSATION');
    if (outcome === 'IS_THE_ASSISTANTS') return { conversation: held, isChanged: false };
    return { conversation: await giveToAssistant(manager, held, 'HANDED_BACK'), isChanged: true };
  });
  if (!isChanged) return conversation;
  context.publish({ kind: 'conversation', companyId, id });
  await claimNext(context, id);
  return conversation;
}

async function requireHeld(
  manager: Parameters<typeof lockConversation>[0],
  companyId: string,
  id: string,
): Promise<Conversation> {
  const held = isUuid(id) ? await lockConversation(manager, companyId, id) : null;
  if (!held) throw new UserError('CONVERSATION_NOT_FOUND');
  return held;
}

/**
 * Says something to the visitor of a conversation that who asks has; the same id again gets the same message.
 * @throws UserError BLANK_TEXT, STAFF_TEXT_TOO_LONG, BAD_TEXT, BAD_ID, TOO_FAST, CONVERSATION_NOT_FOUND,
 *   CONVERSATION_ENDED, NOT_YOUR_CONVERSATION, CLIENT_ID_REUSED, TOO_MANY_CARDS, PRODUCT_NOT_FOUND.
 */
export async function sendStaffMessage(
  context: Context,
  companyId: string,
  conversationId: string,
  said: { clientMessageId: string; text: string; productIds: readonly string[] },
): Promise<Message> {
  const { account } = requireStaff(context);
  const { database, limits } = context;
  const company = await checkMayAnswer(context, companyId);
  if (!isUuid(conversationId)) throw new UserError('CONVERSATION_NOT_FOUND');
  const clientMessageId = cleanClientId(said.clientMessageId);
  const message = {
    companyId,
    conversationId,
    clientMessageId,
    text: cleanText(said.text, ROOM),
    authorId: account.id,
    productIds: checkedProducts(said.productIds),
  };
  await takeFromLimits(
    database,
    [{ kind: 'staff-message', subject: account.id, limit: limits.staffMessagesByPerson }],
    'TOO_FAST',
  );
  const cards = await cardsOf(context, company, message.productIds);
  const run: RunQuery = (sql, values) => queryCompany(database, companyId, sql, values);
  const stored = cards && (await storeStaffMessage(run, { ...message, cards }));
  if (!stored) return storedBefore(context, message, cards === null);
  context.publish({ kind: 'conversation', companyId, id: conversationId });
  return stored;
}

/** The products of a message, each once. @throws UserError TOO_MANY_CARDS, PRODUCT_NOT_FOUND. */
function checkedProducts(ids: readonly string[]): string[] {
  const different = [...new Set(ids)];
  if (different.length > MOST_CARDS) throw new UserError('TOO_MANY_CARDS');
  if (!different.every(isUuid)) throw new UserError('PRODUCT_NOT_FOUND');
  return different;
}

/** The products as visitors may be told of them now; null where one is not in the catalogue. */
async function cardsOf(
  { database }: Context,
  company: Company,
  productIds: readonly string[],
): Promise<ProductCard[] | null> {
  if (productIds.length === 0) return [];
  const products = await inCompany(database, company.id, async (manager) => {
    const found = await findProducts(manager, company.id, productIds);
    return toldProducts(manager, company, found, new Date());
  });
  const cards = productIds.flatMap((id) => products.filter((product) => product.id === id).map(cardOf));
  return cards.length === productIds.length ? cards : null;
}

/** What was stored under the same id already. @throws UserError where there is none, with why nothing was stored. */
function storedBefore(
  { database }: Context,
  message: Omit<StaffMessage, 'cards'> & { productIds: readonly string[] },
  isProductMissing: boolean,
): Promise<Message> {
  const { companyId, conversationId, text, productIds } = message;
  return inCompany(database, companyId, async (manager) => {
    const earlier = await findStaffMessage(manager, message);
    if (earlier?.text === text && String(earlier.productIds) === String(productIds)) return earlier;
    if (earlier) throw new UserError('CLIENT_ID_REUSED');
    if (isProductMissing) throw new UserError('PRODUCT_NOT_FOUND');
    const conversation = await findConversation(manager, companyId, conversationId);
    if (!conversation) throw new UserError('CONVERSATION_NOT_FOUND');
    throw new UserError(isActive(conversation) ? 'NOT_YOUR_CONVERSATION' : 'CONVERSATION_ENDED');
  });
}
