import { asEditor, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { RejectedAnswer } from './rejected-answer.ts';
import { findRejected, markSeen } from './store.ts';

/** Sets an answer aside as seen up to a rejection, or brings it back with null. @throws UserError REJECTED_ANSWER_NOT_FOUND. */
export async function setSeen(
  context: Context,
  companyId: string,
  id: string,
  until: Date | null,
): Promise<RejectedAnswer> {
  const answer = await asEditor(context, companyId, async (manager, company) => {
    if (isUuid(id)) await markSeen(manager, company.id, id, until);
    const marked = isUuid(id) ? await findRejected(manager, company, id, new Date()) : null;
    if (!marked) throw new UserError('REJECTED_ANSWER_NOT_FOUND');
    return marked;
  });
  context.publish({ kind: 'rejected', companyId: answer.companyId, id: answer.id });
  return answer;
}
