import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createColleague, peopleOf } from '../server/test/handover-story.ts';
import { createVisitor, PASSWORD, type Shop, say, start } from '../server/test/story.ts';
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
  await context.setOffline(true);
  await page.getByLabel('Il tuo messaggio al cliente').press('Enter');
  await page.getByText('In attesa della rete').waitFor();
  await take(page, 'handover-offline');
  await context.setOffline(false);
  await page.getByText('In attesa della rete').waitFor({ state: 'detached' });
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
  await people.handBack(anna, id);
  await page.getByText("Ora ti risponde di nuovo l'assistente").first().waitFor();
  await take(page, 'handover-visitor-back');
}
