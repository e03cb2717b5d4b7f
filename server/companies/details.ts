import { type ErrorCode, UserError } from '../errors.ts';
import { hasHiddenCharacters } from '../language/hidden-characters.ts';
import { webAddressOf } from '../language/web-address.ts';
import { type Company, DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from './company.ts';
import { pictureOfPath } from './picture.ts';

/** What people enter about a company. */
export type Details = Pick<
  Company,
  'name' | 'logoUrl' | 'primaryColor' | 'secondaryColor' | 'website' | 'contactEmail' | 'contactPhone' | 'privacyUrl'
>;

/** The same as it arrives; what is left out stays as it is. */
export type DetailsInput = { readonly [Field in keyof Details]?: string | null | undefined };

const LONGEST_NAME = 120; // characters
const LONGEST_URL = 2_000;
const LONGEST_EMAIL = 254;

/** How each field is checked; a check answers the text as it is stored. */
const CHECKS: { readonly [Field in Exclude<keyof Details, 'name'>]: (text: string) => string } = {
  logoUrl: (text) => (pictureOfPath(text) ? text : webAddress(text, 'BAD_URL')),
  primaryColor: color,
  secondaryColor: color,
  website: (text) => webAddress(withScheme(text), 'BAD_WEBSITE'),
  contactEmail: emailAddress,
  contactPhone: phoneNumber,
  privacyUrl: (text) => webAddress(withScheme(text), 'BAD_PRIVACY_URL'),
};

/**
 * The fields that were given, cleaned.
 * @param nameRequired what a blank name is refused with: the two forms have a sentence each.
 * @throws UserError that code, COMPANY_NAME_TOO_LONG, BAD_COLOR, BAD_URL, LINK_TOO_LONG, BAD_WEBSITE,
 *   BAD_PRIVACY_URL, BAD_CONTACT_EMAIL, BAD_CONTACT_PHONE.
 */
export function checkedDetails(input: DetailsInput, nameRequired: ErrorCode): Partial<Details> {
  const checked: Partial<Details> = {};
  if (typeof input.name === 'string') checked.name = companyName(input.name, nameRequired);
  for (const field of Object.keys(CHECKS) as (keyof typeof CHECKS)[]) {
    const text = input[field];
    if (typeof text === 'string') checked[field] = CHECKS[field](clean(text));
  }
  return checked;
}

/** The details of a company that is made now. @throws UserError as `checkedDetails`; PICTURE_NOT_FOUND: it has none yet. */
export function newDetails(input: DetailsInput & { name: string }, nameRequired: ErrorCode): Details {
  const details = checkedDetails(input, nameRequired);
  if (details.logoUrl && pictureOfPath(details.logoUrl)) throw new UserError('PICTURE_NOT_FOUND');
  return {
    logoUrl: '',
    primaryColor: DEFAULT_PRIMARY_COLOR,
    secondaryColor: DEFAULT_SECONDARY_COLOR,
    website: '',
    contactEmail: '',
    contactPhone: '',
    privacyUrl: '',
    ...details,
    name: companyName(input.name, nameRequired),
  };
}

/** Names are compared so when one has to be typed to delete its company. */
export function isSameName(one: string, other: string): boolean {
  const folded = (name: string) => clean(name).normalize('NFC').toLocaleLowerCase('it-IT');
  return folded(one) === folded(other);
}

function companyName(text: string, required: ErrorCode): string {
  const name = clean(text);
  if (name === '') throw new UserError(required);
  if (hasHiddenCharacters(name)) throw new UserError('BAD_NAME');
  if ([...name].length > LONGEST_NAME) throw new UserError('COMPANY_NAME_TOO_LONG');
  return name;
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim();
}

function color(text: string): string {
  const upper = text.toUpperCase();
  if (!/^#[0-9A-F]{6}$/.test(upper)) throw new UserError('BAD_COLOR');
  return upper;
}

/** People write `www.negozio.it`. */
function withScheme(text: string): string {
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function webAddress(text: string, refusal: ErrorCode): string {
  if (text === '') return '';
  if (text.length > LONGEST_URL) throw new UserError('LINK_TOO_LONG');
  const address = webAddressOf(text, LONGEST_URL);
  if (address === null) throw new UserError(refusal);
  return address;
}

function emailAddress(text: string): string {
  const isOne = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text) && text.length <= LONGEST_EMAIL;
  if (text !== '' && !isOne) throw new UserError('BAD_CONTACT_EMAIL');
  return text;
}

function phoneNumber(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  const isOne = /^\+?[\d\s().\-/]{5,30}$/.test(text) && digits >= 5 && digits <= 15;
  if (text !== '' && !isOne) throw new UserError('BAD_CONTACT_PHONE');
  return text;
}
