import { expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { checkedFreshCategories, feedOfPath, priceSettingsOf } from './price-settings.ts';

const ID = '01890a5d-0000-7000-8000-000000000001';
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';

test('categories are kept once, whatever their case', () => {
  expect(checkedFreshCategories([' Frutta ', 'frutta', '', 'Pesce  fresco'])).toEqual(['frutta', 'Pesce fresco']);
});

test.each([[['x'.repeat(61)]], [Array.from({ length: 201 }, (_, index) => `c${index}`)]])(
  'too many, or too long ones are refused',
  (categories) => {
    expect(() => checkedFreshCategories(categories)).toThrow(new UserError('BAD_FRESH_CATEGORIES'));
  },
);

test('the address of a feed names its company and token, and no other path does', () => {
  const company = { id: ID, freshCategories: [], feedToken: TOKEN };
  const { merchantFeedUrl } = priceSettingsOf(company, 'https://assistente.example');
  expect(feedOfPath(new URL(merchantFeedUrl ?? '').pathname)).toEqual({ companyId: ID, token: TOKEN });
  expect(priceSettingsOf({ ...company, feedToken: null }, 'https://a.example').merchantFeedUrl).toBeNull();
  for (const path of [`/feeds/merchant/${ID}/.xml`, `/feeds/merchant/${ID}/${TOKEN}`, `/feeds/merchant/x/${TOKEN}.xml`])
    expect(feedOfPath(path)).toBeNull();
});
