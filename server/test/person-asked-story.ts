import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { ask, eventually, type Listening, listen, type Person, type Shop } from './story.ts';

export const SET_AVAILABLE = 'mutation ($is: Boolean!) { setAvailable(isAvailable: $is) { isAvailable } }';
const AVAILABILITY = 'subscription { availability }';
const LEAVE = `mutation ($id: ID!, $contact: String!, $question: String!) {
  leaveContactRequest(conversationId: $id, contact: $contact, question: $question) { id isContactOffered lastSeq }
}`;
const REQUESTS = `query ($id: ID!, $isDone: Boolean!) {
  contactRequests(companyId: $id, isDone: $isDone, first: 20) {
    nodes { id conversationId visitorName kind contact question doneAt doneBy version
      messages(first: 100) { nodes { seq text } } }
  }
}`;

/** A person's panel that is open: what it hears of whether they are there. */
export async function openPanel(app: Pick<App, 'url'>, person: Pick<Person, 'token'>): Promise<Listening> {
  const panel = listen(app, AVAILABILITY, {}, person.token);
  await eventually('the panel is open', () => panel.events.length > 0);
  return panel;
}

export const sayAvailable = (app: Pick<App, 'url'>, person: Pick<Person, 'token'>, is: boolean) =>
  ask(app, SET_AVAILABLE, { is }, person.token);

export const leave = (
  app: Pick<App, 'url'>,
  visitor: string,
  id: string,
  contact: string,
  question = 'Avete la misura 42?',
) => ask(app, LEAVE, { id, contact, question }, visitor);

/** What the people of a shop read of what visitors left. */
export const requestsOf = (app: Pick<App, 'url'>, { id }: Shop, person: Pick<Person, 'token'>, isDone = false) =>
  ask(app, REQUESTS, { id, isDone }, person.token);

/** Whoever was seen last is so long ago as if nobody had looked meanwhile. */
export async function seenLongAgo({ shared }: App, person: Pick<Person, 'id'>): Promise<void> {
  await querySystem(
    shared.database,
    `update availabilities set seen_at = now() - interval '10 minutes' where account_id = $id`,
    { id: person.id },
  );
}

/** A visitor has waited longer than any shop lets them. */
export async function waitedLong({ shared }: App, id: string): Promise<void> {
  await querySystem(
    shared.database,
    `update conversations set waiting_since = now() - interval '2 hours' where id = $id`,
    { id },
  );
}
