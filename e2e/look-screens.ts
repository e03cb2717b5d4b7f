import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { type Person, signInAs } from './browser.ts';
import { bubbleOf, chatOf, fieldOf } from './chat-on-page.ts';
import { openOtherSite } from './other-site.ts';
import type { Take } from './screens-states.ts';

const STYLE = '<style nonce="page">body{font:17px system-ui;min-height:1600px}</style>';
const PAGE = `${STYLE}<p>Zaini, cuffie e tazze, fatti bene.</p>`;

/** How a shop chooses what its chat looks like, and the chat that its visitors see then. */
export async function lookScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  await signInAs(person, app, { email: 'admin@demo.it', password: 'demo-admin' });
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/settings`);
  const editor = page.getByRole('group', { name: 'Aspetto della chat' });
  const show = () => editor.evaluate((fields) => fields.closest('section')?.scrollIntoView());
  await editor.waitFor();
  await show();
  await take(page, 'look-usual');
  await editor.getByLabel("Nome dell'assistente").fill('Ada');
  await editor.getByLabel('Saluto').fill('Ciao, sono Ada, l’assistente AI di Demo Shop.\nChe cosa cerchi oggi?');
  await editor
    .getByLabel('Domande iniziali')
    .fill('Quali sono gli orari?\nConsigli per un regalo?\nCome faccio un reso?');
  await editor.getByText('Sinistra', { exact: true }).click();
  await show();
  await take(page, 'look-edited');
  await page.locator('figure').last().scrollIntoViewIfNeeded();
  await take(page, 'look-previews');
  await editor.getByLabel('Pagine senza chat').fill('non <valida>');
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  await save.click();
  await page.getByRole('alert').filter({ hasText: 'Pagine non valide' }).waitFor();
  await save.scrollIntoViewIfNeeded();
  await take(page, 'look-refused');
  await editor.getByLabel('Pagine senza chat').fill('/cassa');
  await save.click();
  await page.getByText('Aspetto della chat salvato.').waitFor();
  await take(page, 'look-saved');
  const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  const site = await openOtherSite(app.url, line, { '/': PAGE, '/due': PAGE });
  try {
    await page.goto(site.url);
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await take(page, 'look-chat');
    await chatOf(page).getByRole('button', { name: 'Quali sono gli orari?' }).click();
    await chatOf(page).getByText('dalle 9:00 alle 18:00').first().waitFor();
    await take(page, 'look-answered');
    await page.evaluate((url) => location.assign(url), `${site.url}/due`);
    await page.waitForURL('**/due');
    await bubbleOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    await take(page, 'look-next-page');
  } finally {
    await site.close();
  }
}
