import type { Company } from '../companies/company.ts';
import { UserError } from '../errors.ts';
import type { PersonSettingsInput } from '../graphql/generated/schema.ts';

const MINUTE = 60; // s
const MOST = 60; // minutes

type Settings = Pick<Company, 'isPersonOffered' | 'personPatience'>;

/** Whether a shop's visitors may ask for a person, as the staff see it. */
export function personSettingsOf(company: Settings & Pick<Company, 'settingsVersion'>) {
  return {
    isOffered: company.isPersonOffered,
    patience: Math.round(company.personPatience / MINUTE),
    version: company.settingsVersion,
  };
}

/** @throws UserError BAD_PATIENCE. */
export function checkedPersonSettings({ isOffered, patience }: Omit<PersonSettingsInput, 'version'>): Settings {
  if (!Number.isInteger(patience) || patience < 1 || patience > MOST) throw new UserError('BAD_PATIENCE');
  return { isPersonOffered: isOffered, personPatience: patience * MINUTE };
}
