import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID, DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';
import { cutPlaceholders, movedOn, noteLayoutShift, pushedOutByLargeText } from './layout-shift.ts';

const SECTIONS = ['', '/faq', '/products', '/prompt', '/conversations', '/statistics', '/settings', '/people'];
const panel = `/admin/companies/${CASA_SERENA_ID}`;

/** Every screen that has an address, by who sees it; null is anybody. */
const SCREENS: readonly (readonly ['ADMIN' | 'CLIENT' | null, string])[] = [
  [null, '/'],
  [null, `/widget/${DEMO_COMPANY_ID}`],
  ['ADMIN', '/admin'],
  ['ADMIN', `/admin?company=${CASA_SERENA_ID}`],
  ['ADMIN', '/admin?new=1'],
  ...SECTIONS.map((section) => ['ADMIN', panel + section] as const),
  ...['', '/refused', '/unmet', '/rejected', '/acceptance'].map(
    (list) => ['ADMIN', `${panel}/improve${list}`] as const,
  ),
  ['ADMIN', `${panel}/faq/new`],
  ['ADMIN', `${panel}/products/new`],
  ['ADMIN', `${panel}/dashboard`],
  ['ADMIN', `/admin/companies/${DEMO_COMPANY_ID}`],
  ['ADMIN', '/dashboard'],
  ...SECTIONS.filter((section) => !/prompt|settings/.test(section)).map(
    (section) => ['CLIENT', `/dashboard${section}`] as const,
  ),
];

let app: App;
const people: Person[] = [];

beforeAll(async () => {
  app = await startDemo({ hasDemoHistory: true });
  await app.shared.background.finished();
});
afterAll(async () => {
  await Promise.all(people.map((person) => person.close()));
  await app?.close();
});

// Both at once: most of the time each only waits for a page to be still.
test.concurrent.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)(
  'on a %s screen nothing moves by itself, is cut off or pushed out by large letters, whatever is opened',
  async (_width, viewport) => {
    const moved: (number | string)[][] = [];
    for (const role of [null, 'ADMIN', 'CLIENT'] as const) {
      const person = await openBrowser(viewport);
      people.push(person);
      await noteLayoutShift(person.context);
      const login = DEMO_ACCOUNTS.find((account) => account.role === role);
      if (login) await signInAs(person, app, login);
      for (const [, path] of SCREENS.filter(([seenBy]) => seenBy === role)) {
        await person.page.goto(app.url + path);
        const what = await movedOn(person.page);
        const cut = await cutPlaceholders(person.page);
        const pushed = viewport === NARROW ? await pushedOutByLargeText(person.page) : [];
        if (what.length + cut.length + pushed.length > 0) moved.push([path, ...what, ...cut, ...pushed]);
      }
      expect(person.complaints).toEqual([]);
    }
    expect(moved).toEqual([]);
  },
);
