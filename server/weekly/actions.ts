import { requireStaff } from '../accounts/requests.ts';
import { asReader } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { WeeklyLetter } from './letter.ts';
import { readLetter, setAside } from './store.ts';

/** Sets a week's letter aside for who asks, or brings it back. @throws UserError BAD_WEEK. */
export async function setLetterAside(
  context: Context,
  companyId: string,
  asked: string,
  isAside: boolean,
): Promise<WeeklyLetter> {
  const now = new Date();
  const letter = await asReader(context, companyId, async (manager, company) => {
    const accountId = requireStaff(context).account.id;
    const found = await readLetter(manager, company, { accountId, asked, now });
    if (!found) throw new UserError('BAD_WEEK');
    await setAside(manager, company.id, accountId, isAside ? found.week : null);
    return { ...found, isSetAside: isAside };
  });
  context.publish({ kind: 'letter', companyId: letter.companyId, id: requireStaff(context).account.id });
  return letter;
}
