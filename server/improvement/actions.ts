import { asEditor, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { ListedGroup, QuestionKind } from './question-group.ts';
import { markGroup } from './store.ts';

/** Sets a group of questions aside, whatever is asked in it later, or brings it back. @throws UserError QUESTION_GROUP_NOT_FOUND. */
export async function setIgnored(
  context: Context,
  companyId: string,
  kind: QuestionKind,
  id: string,
  isIgnored: boolean,
): Promise<ListedGroup> {
  const group = await asEditor(context, companyId, async (manager, company) => {
    const marked = isUuid(id) ? await markGroup(manager, company.id, kind, id, isIgnored) : null;
    if (!marked) throw new UserError('QUESTION_GROUP_NOT_FOUND');
    return marked;
  });
  context.publish({ kind: 'questions', companyId: group.companyId, id: group.id });
  return group;
}
