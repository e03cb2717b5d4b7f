import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';
import { bubbleOf, chatOf, crossOf, fieldOf, teaserOf } from './chat-on-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';

const SIGN_IN = `mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }`;
const READ = 'query ($id: ID!) { chatLook(companyId: $id) { version } }';
const SAVE = `mutation ($id: ID!, $input: ChatLookInput!) { saveChatLook(companyId: $id, input: $input) { version } }`;
const QUESTION = 'La spedizione è gratuita?';

let app: App;
let site: OtherSite;
let person: Person;
let page: Page;

beforeAll(async () => {
  app = await startDemo();
  const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  const links = '<a href="/scarpe">Scarpe</a> <a href="/cassa">Cassa</a>';
  site = await openOtherSite(app.url, line, { '/': links, '/scarpe': links, '/cassa': links });
  person = await openBrowser();
  page = person.page;
});
afterAll(async () => {
  await person?.close();
  await site?.close();
  await app?.close();
});

/** As a click on a link of the shop's page, which may stand under the chat. */
async function follow(path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).evaluate((link) => (link as HTMLAnchorElement).click());
  await page.waitForURL(`${site.url}${path}`);
}

async function saveLook(change: object): Promise<void> {
  const { signIn } = await must(app, SIGN_IN);
  const { version } = (await must(app, READ, { id: DEMO_COMPANY_ID }, signIn.accessToken)).chatLook;
  const usual = { side: 'RIGHT', name: '', avatarUrl: '', greeting: '', questions: [], hiddenPages: [] };
  await must(app, SAVE, { id: DEMO_COMPANY_ID, input: { ...usual, ...change, version } }, signIn.accessToken);
}

test('a chat in which nothing was written stays closed on the next page', async () => {
  await page.goto(site.url);
  await bubbleOf(page).click();
  await fieldOf(page).waitFor();
  await follow('/scarpe');
  await bubbleOf(page).waitFor();
  expect(await bubbleOf(page).getAttribute('aria-expanded')).not.toBe('true');
});

test.each([
  ['1280', WIDE],
  ['390', NARROW],
  ['320', { width: 320, height: 568 }],
])('at %s px it says that an assistant answers, and offers the questions of the shop', async (_, size) => {
  await page.setViewportSize(size);
  await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await page.getByText('Assistente AI', { exact: true }).waitFor();
  await page.getByRole('button', { name: QUESTION }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
});

test('it stays open through a visit, and closed once it was closed', async () => {
  await page.goto(site.url);
  await bubbleOf(page).click();
  await chatOf(page).getByRole('button', { name: QUESTION }).click();
  await chatOf(page).getByText(`Dalle FAQ: ${QUESTION}`).waitFor();
  await follow('/scarpe');
  await chatOf(page).getByText(`Dalle FAQ: ${QUESTION}`).waitFor();
  await crossOf(page).click();
  await follow('/cassa');
  await bubbleOf(page)
    .and(page.getByTitle(/la conversazione continua/))
    .waitFor();
  expect(await page.locator('iframe').isVisible()).toBe(false);
});

test('on a phone a strip leads back to it, and covers nothing', async () => {
  await bubbleOf(page).click();
  await fieldOf(page).waitFor();
  await page.setViewportSize(NARROW);
  await follow('/scarpe');
  await teaserOf(page).getByText('Continua in chat').click();
  await chatOf(page).getByText(`Dalle FAQ: ${QUESTION}`).waitFor();
  await page.setViewportSize(WIDE);
});

test('whoever manages the shop chooses how it looks, sees it before, and visitors see it after', async () => {
  const staff = await openBrowser();
  const editor = staff.page.getByRole('group', { name: 'Aspetto della chat' });
  const preview = staff.page.locator('figure');
  await signInAs(staff, app, { email: 'admin@demo.it', password: 'demo-admin' });
  await staff.page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/settings`);
  await editor.getByLabel("Nome dell'assistente").fill('Ada');
  await editor.getByLabel('Saluto').fill('Sono Ada, l’assistente AI.\nChe cosa cerchi?');
  await editor.getByLabel('Domande iniziali').fill('Quali sono gli orari?\nFate resi?');
  await editor.getByText('Sinistra', { exact: true }).click();
  for (const place of [0, 1]) {
    const chat = preview.nth(place);
    for (const text of ['Ada', 'Sono Ada, l’assistente AI.', 'Fate resi?'])
      await chat.getByText(text).first().waitFor();
  }
  for (const size of [NARROW, WIDE]) {
    await staff.page.setViewportSize(size);
    await expectAccessible(staff.page);
  }
  await editor.getByLabel('Pagine senza chat').fill('/cassa?passo=1\nnon <valida>');
  await staff.page.getByRole('button', { name: 'Salva', exact: true }).last().click();
  await staff.page.getByRole('alert').filter({ hasText: 'Pagine non valide' }).waitFor();
  await editor.getByLabel('Pagine senza chat').fill('/altrove');
  await staff.page.getByRole('button', { name: 'Salva', exact: true }).last().click();
  await staff.page.getByText('Aspetto della chat salvato.').waitFor();
  await staff.page.reload();
  await staff.page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value === '/altrove'),
  );
  expect(await editor.getByLabel("Nome dell'assistente").inputValue()).toBe('Ada');
  await staff.close();
  const visitor = await openBrowser();
  await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await visitor.page.getByRole('heading', { name: 'Ada' }).waitFor();
  await visitor.page.getByText('Sono Ada, l’assistente AI.').waitFor();
  await visitor.page.getByRole('button', { name: 'Fate resi?' }).waitFor();
  await visitor.close();
});

test('where the shop wants no chat there is none, and the bubble stands where it wants it', async () => {
  await saveLook({ side: 'LEFT', hiddenPages: ['/cassa'], name: 'Bea' });
  // Of somebody who was not here before: a browser keeps the bubble for some minutes.
  await person.close();
  person = await openBrowser();
  page = person.page;
  await page.goto(`${site.url}/scarpe`);
  await bubbleOf(page).waitFor();
  const box = await bubbleOf(page).boundingBox();
  expect(box?.x).toBeLessThan(WIDE.width / 2);
  await bubbleOf(page).click();
  await chatOf(page).getByRole('heading', { name: 'Bea' }).waitFor();
  await crossOf(page).click();
  await follow('/cassa');
  await page.locator('tuo-shop').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.querySelector('tuo-shop') !== null);
  expect(await page.locator('tuo-shop').isVisible()).toBe(false);
});
