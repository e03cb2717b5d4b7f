import type { Knowledge } from '../assistant/knowledge.ts';
import { ASK_FOR_PERSON, PERSON_COMES, personIsAway } from '../assistant/replies.ts';
import type { Reply } from '../assistant/reply.ts';
import { isOpen, toldOpening } from '../companies/opening-hours.ts';
import type { Shared } from '../context.ts';
import { isSomebodyThere } from '../people/availability-store.ts';
import type { AskedPerson } from './exchange-store.ts';
import { wasNothingFound } from './turns-store.ts';

/**
 * An answer with what it says of people: to who asked for one whether somebody is there, and to whom nothing was found a
 * second time that one can be asked for. What they say to one another goes through here before it is stored.
 * @param conversationId null where the answer begins a conversation.
 */
export async function withPerson<Given extends Reply | null>(
  { database, availabilityTimes }: Pick<Shared, 'database' | 'availabilityTimes'>,
  { company }: Pick<Knowledge, 'company'>,
  conversationId: string | null,
  reply: Given,
): Promise<{ reply: Given; askedPerson: AskedPerson | null }> {
  if (reply?.fallbackReason === 'PERSON_ASKED') {
    const { openingHours } = company;
    const now = new Date();
    const isTime = openingHours === null || isOpen(openingHours, now);
    const isThere = isTime && (await isSomebodyThere(database, company.id, availabilityTimes.awayFor));
    const next = isTime || openingHours === null ? null : toldOpening(openingHours, now);
    const text = isThere ? PERSON_COMES : personIsAway(company, next);
    // Before it may stand that it comes in Italian.
    const whole = reply.text.replace(PERSON_COMES, () => text);
    return { reply: { ...reply, text: whole }, askedPerson: isThere ? 'COMES' : 'IS_AWAY' };
  }
  const isLost = company.isPersonOffered && reply?.fallbackReason === 'NOT_FOUND' && conversationId !== null;
  if (!isLost || !(await wasNothingFound(database, company.id, conversationId))) return { reply, askedPerson: null };
  return { reply: { ...reply, chips: [...reply.chips, ASK_FOR_PERSON] }, askedPerson: null };
}
