import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { requireStaff, requireVisitor } from '../accounts/requests.ts';
import { asReader } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import type { Company } from '../companies/company.ts';
import type { Context } from '../context.ts';
import { requireOwnConversation } from '../conversations/access.ts';
import { isActive } from '../conversations/conversation.ts';
import { type Counted, giveBack, takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { sealText, unsealText } from '../feeds/sealed.ts';
import { type Order, readSought, type SoughtOrder } from './order.ts';
import { askShop } from './shop-actions.ts';
import { readShopAddress } from './shop-address.ts';
import { makeSigningSecret } from './signature.ts';
import { findOrderSecret, removeOrderSecret, storeOrderAddress, storeOrderSecret } from './store.ts';

/** Where orders are asked after, and the secret of a new one, which is told this once. */
export interface OrderAccess {
  companyId: string;
  address: string | null;
  secret: string | null;
}

/**
 * Saves where a company's shop is asked what became of an order; the first time with a secret, which the answer alone tells.
 * @throws UserError ORDER_BAD_ADDRESS, ORDER_PRIVATE_ADDRESS.
 */
export function saveOrderAddress(context: Context, companyId: string, text: string): Promise<OrderAccess> {
  return changeKnowledge(context, companyId, 'settings', async (manager, { id }) => {
    const address = readShopAddress(text, context.config.feedPrivateHosts);
    await storeOrderAddress(manager, id, address);
    const isNew = (await findOrderSecret(manager, id)) === null;
    const secret = isNew ? makeSigningSecret(randomBytes) : null;
    if (secret !== null) await storeOrderSecret(manager, id, sealText(context.keys, 'order-secret', id, secret));
    return { companyId: id, address, secret };
  });
}

/** Another secret: what the one before signed is worth nothing any more. @throws UserError ORDERS_NOT_TOLD. */
export function renewOrderSecret(context: Context, companyId: string): Promise<OrderAccess> {
  return changeKnowledge(context, companyId, 'settings', async (manager, { id, orderAddress }) => {
    if (orderAddress === null) throw new UserError('ORDERS_NOT_TOLD');
    const secret = makeSigningSecret(randomBytes);
    await storeOrderSecret(manager, id, sealText(context.keys, 'order-secret', id, secret));
    return { companyId: id, address: orderAddress, secret };
  });
}

/** From now on nobody is told of orders: a FAQ answers, as it did before. */
export function removeOrderAddress(context: Context, companyId: string): Promise<OrderAccess> {
  return changeKnowledge(context, companyId, 'settings', async (manager, { id }) => {
    await storeOrderAddress(manager, id, null);
    await removeOrderSecret(manager, id);
    return { companyId: id, address: null, secret: null };
  });
}

/**
 * An order, as a visitor who knows its number and one thing more is told of it; it is stored nowhere, and no model is
 * told. The third wrong try of a visitor is the last of the day; so are too many for one order, from one address or at
 * one company.
 * @throws UserError BAD_ORDER_NUMBER, BAD_ORDER_PROOF, ORDERS_NOT_TOLD, ORDER_NOT_FOUND, ORDER_TRIES_OVER,
 *   ORDER_UNAVAILABLE, TOO_MANY_REQUESTS, CONVERSATION_NOT_FOUND, CONVERSATION_ENDED.
 */
export async function findOrder(
  context: Context,
  conversationId: string,
  input: { orderNumber: string; proof: string },
): Promise<Order> {
  const { companyId, visitorId } = requireVisitor(context);
  const { database, limits } = context;
  const sought = readSought(input.orderNumber, input.proof);
  if (!isActive(await requireOwnConversation(context, conversationId))) throw new UserError('CONVERSATION_ENDED');
  const company = await context.findCompany(companyId);
  if (!company?.isActive || company.orderAddress === null) throw new UserError('ORDERS_NOT_TOLD');
  const asked = { kind: 'order-asker', subject: visitorId, limit: limits.ordersByAsker };
  await takeFromLimits(database, [asked], 'TOO_MANY_REQUESTS');
  // Counted before it is known: of many at the same moment no more than three are wrong, either.
  const wrong = await takeWrongTry(context, companyId, visitorId, sought);
  const order = await askForVisitor(context, company, sought).catch(async (error: unknown) => {
    await giveBack(database, wrong);
    throw error;
  });
  if (!order) throw new UserError('ORDER_NOT_FOUND');
  await giveBack(database, wrong);
  return order;
}

/** @returns what was counted as if the try were wrong. */
async function takeWrongTry(
  { caller, database, limits }: Context,
  companyId: string,
  visitorId: string,
  { orderNumber }: SoughtOrder,
): Promise<Counted[]> {
  const own = { kind: 'order-wrong-visitor', subject: visitorId, limit: limits.wrongOrdersByVisitor };
  const number = createHash('sha256').update(`${companyId} ${orderNumber.toLowerCase()}`).digest('base64url');
  const shared = [
    { kind: 'order-wrong-number', subject: number, limit: limits.wrongOrdersByNumber },
    { kind: 'order-wrong-address', subject: caller.addressSubject, limit: limits.wrongOrdersByAddress },
    { kind: 'order-wrong-company', subject: companyId, limit: limits.wrongOrdersByCompany },
  ];
  await takeFromLimits(database, [own], 'ORDER_TRIES_OVER');
  await takeFromLimits(database, shared, 'TOO_MANY_REQUESTS').catch(async (error: unknown) => {
    await giveBack(database, [own]);
    throw error;
  });
  return [own, ...shared];
}

/** What goes wrong at the shop is told to its own people; visitors read that it does not answer. */
async function askForVisitor(context: Context, company: Company, sought: SoughtOrder): Promise<Order | null> {
  try {
    return await ask(context, company, sought);
  } catch (error) {
    if (error instanceof UserError) throw new UserError('ORDER_UNAVAILABLE');
    throw error;
  }
}

/**
 * The same for the shop's people, who see whether it works, and why not.
 * @throws UserError as `findOrder`, and as `askShop`.
 */
export async function tryOrder(
  context: Context,
  companyId: string,
  input: { orderNumber: string; proof: string },
): Promise<Order> {
  const { account } = requireStaff(context);
  const company = await asReader(context, companyId, async (_, found) => found);
  const sought = readSought(input.orderNumber, input.proof);
  const asked = { kind: 'order-asker', subject: account.id, limit: context.limits.ordersByAsker };
  await takeFromLimits(context.database, [asked], 'TOO_MANY_REQUESTS');
  const order = await ask(context, company, sought);
  if (!order) throw new UserError('ORDER_NOT_FOUND');
  return order;
}

async function ask(context: Context, { id, orderAddress }: Company, sought: SoughtOrder): Promise<Order | null> {
  if (orderAddress === null) throw new UserError('ORDERS_NOT_TOLD');
  const sealed = await inCompany(context.database, id, (manager) => findOrderSecret(manager, id));
  const secret = sealed && unsealText(context.keys, 'order-secret', id, sealed);
  if (secret === null) throw new UserError('ORDER_SECRET_LOST');
  const allowed = context.config.feedPrivateHosts;
  return askShop({ address: orderAddress, secret, allowed, id: `msg_${randomUUID()}` }, sought);
}
