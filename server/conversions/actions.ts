import { requireVisitor } from '../accounts/requests.ts';
import type { Context } from '../context.ts';
import { requireOwnConversation } from '../conversations/access.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { type ConversionKind, readConversion } from './conversion.ts';
import { storeConversion } from './store.ts';

/**
 * A visitor opened a product's page, put something in the cart or ordered. @returns whether that was counted now.
 * @throws UserError BAD_CONVERSION, CONVERSATION_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function noteConversion(
  context: Context,
  conversationId: string,
  told: { kind: ConversionKind; key: string; value?: number | null | undefined; currency?: string | null | undefined },
): Promise<boolean> {
  const { companyId, visitorId } = requireVisitor(context);
  const { database, limits, publish } = context;
  const conversion = readConversion(told);
  await requireOwnConversation(context, conversationId);
  const asked = { kind: 'conversion', subject: visitorId, limit: limits.conversionsByVisitor };
  await takeFromLimits(database, [asked], 'TOO_MANY_REQUESTS');
  const isNew = await inCompany(database, companyId, (manager) =>
    storeConversion(manager, { companyId, conversationId, visitorId }, conversion),
  );
  if (isNew) publish({ kind: 'conversation', companyId, id: conversationId });
  return isNew;
}
