import { describe, expect, test } from 'vitest';
import { checkedDetails, isSameName, newDetails } from './details.ts';

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return 'accepted';
};

describe('what people enter about a company', () => {
  test.each([
    ['name', '  La  Bottega ', 'La Bottega'],
    ['name', 'x'.repeat(120), 'x'.repeat(120)],
    ['logoUrl', ' https://a.it/logo.png ', 'https://a.it/logo.png'],
    ['logoUrl', '/logo/01890a5d-0000-7000-8000-000000000001', '/logo/01890a5d-0000-7000-8000-000000000001'],
    ['logoUrl', '', ''],
    ['primaryColor', '#3b82f6', '#3B82F6'],
    ['website', 'www.negozio.it', 'https://www.negozio.it/'],
    ['website', 'http://negozio.it/a', 'http://negozio.it/a'],
    ['privacyUrl', 'negozio.it/privacy', 'https://negozio.it/privacy'],
    ['contactEmail', ' info@negozio.it ', 'info@negozio.it'],
    ['contactPhone', '+39 02 123.45-67', '+39 02 123.45-67'],
    ['contactPhone', '', ''],
  ])('%s %j is kept as %j', (field, text, kept) => {
    expect(checkedDetails({ [field]: text }, 'COMPANY_NAME_REQUIRED')).toEqual({ [field]: kept });
  });

  test.each([
    ['name', ' \0 ', 'COMPANY_NAME_REQUIRED'],
    ['name', 'x'.repeat(121), 'COMPANY_NAME_TOO_LONG'],
    ['name', 'Demo\u200b Shop', 'BAD_NAME'],
    ['name', '\u202epohS omeD', 'BAD_NAME'],
    ['logoUrl', 'logo.png', 'BAD_URL'],
    ['logoUrl', 'javascript:alert(1)', 'BAD_URL'],
    ['logoUrl', 'data:image/png;base64,AA', 'BAD_URL'],
    ['logoUrl', '/logo/../secret', 'BAD_URL'],
    ['secondaryColor', 'red', 'BAD_COLOR'],
    ['secondaryColor', '#12345', 'BAD_COLOR'],
    ['website', 'javascript:alert(1)', 'BAD_WEBSITE'],
    ['website', 'ftp://negozio.it', 'BAD_WEBSITE'],
    ['privacyUrl', 'https://', 'BAD_PRIVACY_URL'],
    ['contactEmail', 'info@negozio', 'BAD_CONTACT_EMAIL'],
    ['contactEmail', 'Anna <a@b.it>', 'BAD_CONTACT_EMAIL'],
    ['contactPhone', 'chiamami', 'BAD_CONTACT_PHONE'],
    ['contactPhone', '12', 'BAD_CONTACT_PHONE'],
  ])('%s %j is refused with %s', (field, text, code) => {
    expect(codeOf(() => checkedDetails({ [field]: text }, 'COMPANY_NAME_REQUIRED'))).toBe(code);
  });

  test.each(['logoUrl', 'website', 'privacyUrl'])('an address of over 2,000 characters is too long as %s', (field) => {
    const text = `https://negozio.it/${'a'.repeat(2_000)}`;
    expect(codeOf(() => checkedDetails({ [field]: text }, 'COMPANY_NAME_REQUIRED'))).toBe('LINK_TOO_LONG');
  });

  test('what is left out stays out, and a new company has defaults for it', () => {
    expect(checkedDetails({ name: null, website: undefined }, 'COMPANY_NAME_REQUIRED')).toEqual({});
    expect(newDetails({ name: 'Fiori', primaryColor: null }, 'NEW_COMPANY_NAME_REQUIRED')).toEqual({
      name: 'Fiori',
      logoUrl: '',
      primaryColor: '#3B82F6',
      secondaryColor: '#8B5CF6',
      website: '',
      contactEmail: '',
      contactPhone: '',
      privacyUrl: '',
    });
    expect(codeOf(() => newDetails({ name: ' ' }, 'NEW_COMPANY_NAME_REQUIRED'))).toBe('NEW_COMPANY_NAME_REQUIRED');
  });

  test.each([
    ['Demo Shop', ' demo  shop ', true],
    ['Èlite', 'èlite', true],
    ['Demo Shop', 'Demo', false],
  ])('%j typed as %j: %s', (name, typed, expected) => {
    expect(isSameName(name, typed)).toBe(expected);
  });
});
