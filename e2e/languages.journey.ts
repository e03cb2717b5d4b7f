import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';
import { bubbleOf, chatOf, fieldOf } from './chat-on-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';

const SIZES = [WIDE, NARROW, { width: 320, height: 568 }];

let app: App;
let site: OtherSite;
let german: Person;
let english: Person;
let italian: Person;

beforeAll(async () => {
  app = await startDemo();
  const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  site = await openOtherSite(app.url, line, {
    '/': { body: '<p>Negozio</p>', lang: 'it' },
    '/en': { body: '<p>Shop</p>', lang: 'en-GB' },
    '/nl': { body: '<p>Winkel</p>', lang: 'nl' },
  });
  [german, english, italian] = await Promise.all([
    openBrowser(WIDE, 'de-DE'),
    openBrowser(WIDE, 'en-GB'),
    openBrowser(),
  ]);
});
afterAll(async () => {
  for (const person of [german, english, italian]) await person?.close();
  await site?.close();
  await app?.close();
});

/** What is wider than the box that hides what does not fit. */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => element.textContent ?? ''),
  );

/** At every width the chat is accessible, nothing of it is cut, and nothing stands beside it. */
async function expectGood({ page }: Person, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await cutIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const folder = process.env.LANGUAGE_SCREENS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png` });
  }
}

interface Said {
  tag: string;
  field: string;
  notice: string;
  products: RegExp;
  question: string;
  told: string;
  send: string;
  anew: string;
  asked: string;
  mark: string;
  thanks: string;
}

const TOLD: Record<string, Said> = {
  de: {
    tag: 'de-DE',
    field: 'Schreib deine Nachricht...',
    notice: 'KI-Assistent',
    products: /Online • \d+ Produkte verfügbar/,
    question: 'Kann ich mit PayPal bezahlen?',
    told: 'Die Antworten kommen hier auf Italienisch.',
    send: 'Senden',
    anew: 'Neues Gespräch',
    asked: 'Wie war der Chat?',
    mark: '4 von 5',
    thanks: 'Danke! Deine Bewertung: 4/5',
  },
  en: {
    tag: 'en-GB',
    field: 'Write your message here...',
    notice: 'AI assistant',
    products: /Online • \d+ products available/,
    question: 'Can I pay with PayPal?',
    told: 'Answers here come in Italian.',
    send: 'Send',
    anew: 'New conversation',
    asked: 'How was the chat?',
    mark: '4 out of 5',
    thanks: 'Thank you! You gave 4/5',
  },
};

describe.each(Object.entries(TOLD))(
  'by the language of their browser a visitor talks to a chat in %s',
  (name, said) => {
    test('which says what it is, where the notice is, and that answers come in Italian', async () => {
      const person = name === 'de' ? german : english;
      const { page } = person;
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
      await page.getByPlaceholder(said.field).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(said.tag);
      await page.getByText(said.notice, { exact: true }).waitFor();
      await page.getByText(said.products).waitFor();
      expect(files.filter((file) => file.includes('language-'))).toEqual([
        expect.stringMatching(new RegExp(`/language-${name}-[\\w-]+\\.js$`)),
      ]);
      await expectGood(person, `${name}-greeting`);

      await page.getByPlaceholder(said.field).fill(said.question);
      await page.getByRole('button', { name: said.send, exact: true }).click();
      const answer = page.locator('[lang=it]').filter({ hasText: said.told });
      await answer.waitFor();
      await expectGood(person, `${name}-answer`);

      await page.getByRole('button', { name: said.anew }).click();
      await page.getByText(said.asked).waitFor();
      await expectGood(person, `${name}-end`);
      await page.getByRole('button', { name: said.mark }).click();
      await page.getByText(said.thanks).waitFor();
      expect(person.complaints).toEqual([]);
    });
  },
);

test('the page of the shop says the language, whatever the browser’s is', async () => {
  const { page } = italian;
  await page.goto(`${site.url}/en`);
  await bubbleOf(page).click();
  await chatOf(page).getByPlaceholder('Write your message here...').waitFor();
  expect(await chatOf(page).locator('html').getAttribute('lang')).toBe('en-GB');
  await page.getByRole('button', { name: 'Close the chat', exact: true }).waitFor();

  await german.page.setViewportSize(WIDE);
  await german.page.goto(site.url);
  await bubbleOf(german.page).click();
  await fieldOf(german.page).waitFor();
  expect(await chatOf(german.page).locator('html').getAttribute('lang')).toBe('it');
});

test('where the page’s language is none of ours, the browser’s is spoken', async () => {
  const { page } = german;
  await page.goto(`${site.url}/nl`);
  await bubbleOf(page).click();
  await chatOf(page).getByPlaceholder('Schreib deine Nachricht...').waitFor();
});

test('a chat that was left open says so on the next page in its language', async () => {
  const { page } = german;
  await page.setViewportSize(NARROW);
  const chat = chatOf(page);
  await page.goto(`${site.url}/nl`);
  await bubbleOf(page).click();
  await chat.getByPlaceholder('Schreib deine Nachricht...').fill('orari');
  await chat.getByRole('button', { name: 'Senden', exact: true }).click();
  await chat.getByText('Aus den FAQ').waitFor();
  await page.evaluate(() => location.assign('/'));
  await page.getByRole('button', { name: 'Weiter im Chat' }).waitFor();
  await page.getByRole('button', { name: 'Nachricht schließen' }).waitFor();
});

test('a refusal of the server is told by its code', async () => {
  const { page } = english;
  await page.goto(`${app.url}/widget/00000000-0000-4000-8000-000000000000`);
  await page.getByRole('heading', { name: 'Shop not found' }).waitFor();
  await expectAccessible(page);
});

test('whoever manages the shop may have it in Italian alone', async () => {
  const { page } = italian;
  await signInAs(italian, app, { email: 'admin@demo.it', password: 'demo-admin' });
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/settings`);
  const choice = page.getByRole('radiogroup', { name: 'Lingua della chat' });
  await choice.getByText('Solo italiano').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva', exact: true, disabled: false }).click();
  await page.getByText('Aspetto della chat salvato.').waitFor();

  await german.page.setViewportSize(WIDE);
  await german.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await german.page.getByPlaceholder('Scrivi qui il tuo messaggio...').waitFor();
  expect(await german.page.locator('html').getAttribute('lang')).toBe('it');
});
