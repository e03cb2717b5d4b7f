import { UserError } from '../errors.ts';
import { hasHiddenCharacters } from '../language/hidden-characters.ts';

const LONGEST = 40; // characters

/**
 * The name under which a person answers visitors, as it may be stored. One with an @ looks like an e-mail address, which
 * nobody is shown. @throws UserError BAD_SHOWN_NAME.
 */
export function cleanShownName(input: string): string {
  const name = input.toWellFormed().replace(/\s+/g, ' ').trim();
  const isGood = name !== '' && [...name].length <= LONGEST && !name.includes('@') && !hasHiddenCharacters(name);
  if (!isGood) throw new UserError('BAD_SHOWN_NAME');
  return name;
}
