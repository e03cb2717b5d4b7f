import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import { UserError } from '../errors.ts';
import { pictureOfPath } from './picture.ts';

/**
 * Refuses the path of a picture that the company has not uploaded; any other address is none of our pictures.
 * @param known the address that stands there already: it may stay, whatever became of its picture.
 * @throws UserError PICTURE_NOT_FOUND.
 */
export async function requireOwnPicture(
  manager: EntityManager,
  companyId: string,
  address: string,
  known = '',
): Promise<void> {
  const picture = address === known ? null : pictureOfPath(address);
  if (picture === null) return;
  const own = await query(manager, 'select from pictures where company_id = $companyId and id = $id and kind = $kind', {
    companyId,
    ...picture,
  });
  if (own.length === 0) throw new UserError('PICTURE_NOT_FOUND');
}
