import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createColleague, peopleOf } from '../server/test/handover-story.ts';
import { sayAvailable } from '../server/test/person-asked-story.ts';
import { createVisitor, must, PASSWORD, type Shop, say, start } from '../server/test/story.ts';
import { type Person, signInAs } from './browser.ts';
import type { Take } from './screens-states.ts';

/** A conversation that the assistant has, that a colleague has, and one's own; and as its visitor reads it. */
export async function handoverScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page, context } = person;
  const shop = { id: DEMO_COMPANY_ID } as Shop;
  const [anna, bruno] = [await createColleague(app, shop, 'Anna'), await createColleague(app, shop, 'Bruno')];
  const people = peopleOf(app, shop);
  const visitor = await createVisitor(app, DEMO_COMPANY_ID);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await signInAs(person, app, { email: anna.email, password: PASSWORD });
  await page.goto(`${app.url}/dashboard/conversations/${id}`);
  await page.getByRole('button', { name: 'Prendi in carico' }).waitFor();
  await take(page, 'handover-assistant');
  await people.takeOver(bruno, id);
  await page.getByText('Risponde Bruno dalle').waitFor();
  await take(page, 'handover-colleague');
  await page.getByRole('button', { name: 'Prendi da Bruno' }).click();
  await page.getByText('Prendere la conversazione da Bruno?').waitFor();
  await take(page, 'handover-question');
  await page.getByRole('dialog').getByRole('button', { name: 'Prendi da Bruno' }).click();
  await page.getByLabel('Il tuo messaggio al cliente').waitFor();
  await people.send(anna, id, 'Buongiorno, sono Anna. Come posso aiutarla?');
  await say(app, visitor, id, 'Lo zaino blu arriva in tempo per venerdì?');
  await people.send(anna, id, 'Sì: se ordina entro le 15 parte oggi, e arriva giovedì.');
  await page.getByLabel('Il tuo messaggio al cliente').fill('Le mando anche il link.\nUn attimo solo.');
  await page.getByText('arriva giovedì').first().waitFor();
  await take(page, 'handover-own');
  await page.getByLabel('Il tuo messaggio al cliente').fill('');
  for (const [title, text] of READY) await must(app, SAVE, { shop: shop.id, input: { title, text } }, anna.token);
  await page.getByLabel('Il tuo messaggio al cliente').pressSequentially('Salve! /consegna');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await take(page, 'handover-search');
  await page.getByLabel('Il tuo messaggio al cliente').fill('Le consiglio queste: ');
  await page.getByLabel('Il tuo messaggio al cliente').pressSequentially('/cuffie');
  await page
    .getByRole('option')
    .filter({ hasText: /^Prodotto/ })
    .first()
    .click();
  await page.getByRole('list', { name: 'Prodotti che il cliente vedrà' }).waitFor();
  await take(page, 'handover-card');
  await page.getByLabel('Il tuo messaggio al cliente').press('Enter');
  await page.getByText('Le consiglio queste').first().waitFor();
  const conversation = page.url();
  await page.goto(`${app.url}/dashboard/conversations/replies`);
  await page.getByText('Tempi di consegna').first().waitFor();
  await take(page, 'saved-replies');
  await page.getByText('Tempi di consegna').first().click();
  await page.getByLabel('Titolo').waitFor();
  await take(page, 'saved-reply');
  await page.goto(conversation);
  await page.getByLabel('Il tuo messaggio al cliente').fill('Le mando anche il link.');
  await context.setOffline(true);
  await page.getByLabel('Il tuo messaggio al cliente').press('Enter');
  await page.getByText('In attesa della rete').waitFor();
  await take(page, 'handover-offline');
  await context.setOffline(false);
  await page.getByText('In attesa della rete').waitFor({ state: 'detached' });
  await must(app, NOTE_TYPING, { id }, visitor);
  await page.getByText('Il visitatore sta scrivendo').waitFor();
  await take(page, 'handover-visitor-types');
  const asking = await createVisitor(app, DEMO_COMPANY_ID);
  await sayAvailable(app, anna, true);
  await start(app, asking, 'voglio parlare con un operatore');
  await page.goto(`${app.url}/dashboard/conversations`);
  await page.locator('[data-waiting]').first().waitFor();
  await take(page, 'handover-waiting');
  await page.goto(`${app.url}/dashboard/statistics`);
  await page.getByRole('heading', { name: 'Persone che rispondono' }).scrollIntoViewIfNeeded();
  await page.getByText('Soddisfazione per chi ha risposto').scrollIntoViewIfNeeded();
  await take(page, 'handover-figures');
  // On a phone the open conversation lies over the header.
  await page.goto(`${app.url}/dashboard/people`);
  await page.getByRole('button', { name: 'Il tuo account' }).click();
  await page.getByText('Nome mostrato ai clienti').click();
  await page.getByLabel('Il tuo nome').waitFor();
  await take(page, 'handover-name');
  await page.evaluate(
    ([key = '', session = '']) => localStorage.setItem(key, session),
    [
      `tuoshop:${DEMO_COMPANY_ID}`,
      JSON.stringify({ token: visitor, expiresAt: '2099-01-01T00:00:00.000Z', conversationId: id }),
    ],
  );
  await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await page.getByText('Ti risponde Anna').first().waitFor();
  await take(page, 'handover-visitor');
  await must(app, NOTE_STAFF_TYPING, { shop: shop.id, id }, anna.token);
  await page.getByText('Anna sta scrivendo').last().waitFor();
  await take(page, 'handover-person-types');
  await people.handBack(anna, id);
  await page.getByText("Ora ti risponde di nuovo l'assistente").first().waitFor();
  await take(page, 'handover-visitor-back');
}

const NOTE_TYPING = 'mutation ($id: ID!) { noteTyping(conversationId: $id) }';
const NOTE_STAFF_TYPING = 'mutation ($shop: ID!, $id: ID!) { noteStaffTyping(companyId: $shop, conversationId: $id) }';
const SAVE =
  'mutation ($shop: ID!, $input: SavedReplyInput!) { saveSavedReply(companyId: $shop, input: $input) { id } }';
const READY = [
  ['Benvenuto', 'Buongiorno, sono {NOME_OPERATORE} di {NOME_AZIENDA}. Come posso aiutarla?'],
  ['Tempi di consegna', 'La consegna in Italia richiede 2–3 giorni lavorativi, isole comprese 4–5.'],
  [
    'Reso entro 30 giorni',
    'Può restituire il prodotto entro 30 giorni dalla consegna: il ritiro a domicilio è gratuito.',
  ],
] as const;
