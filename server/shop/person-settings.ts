import type { Company } from '../companies/company.ts';
import { holidaysOf } from '../companies/holidays.ts';
import { isOpen, readHours, toldOpening, writtenHours } from '../companies/opening-hours.ts';
import { UserError } from '../errors.ts';
import type { PersonSettingsInput } from '../graphql/generated/schema.ts';
import { dayOf } from '../language/rome.ts';

const MINUTE = 60; // s
const MOST = 60; // minutes

type Settings = Pick<Company, 'isPersonOffered' | 'personPatience' | 'openingHours'>;

/** Whether a shop's visitors may ask for a person, and when, as the staff see it. */
export function personSettingsOf(company: Settings & Pick<Company, 'settingsVersion'>, now: Date) {
  const { openingHours: hours } = company;
  const year = Number(dayOf(now).slice(0, 4));
  return {
    isOffered: company.isPersonOffered,
    patience: Math.round(company.personPatience / MINUTE),
    hours: hours && writtenHours(hours),
    nextOpening: hours && !isOpen(hours, now) ? toldOpening(hours, now) : null,
    holidays: [...holidaysOf(year), ...holidaysOf(year + 1)],
    version: company.settingsVersion,
  };
}

/** @throws UserError BAD_PATIENCE, BAD_HOURS, BAD_CLOSURES. */
export function checkedPersonSettings({ isOffered, patience, hours }: Omit<PersonSettingsInput, 'version'>): Settings {
  if (!Number.isInteger(patience) || patience < 1 || patience > MOST) throw new UserError('BAD_PATIENCE');
  return {
    isPersonOffered: isOffered,
    personPatience: patience * MINUTE,
    openingHours: hours ? readHours(hours) : null,
  };
}
