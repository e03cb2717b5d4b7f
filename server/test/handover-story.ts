import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { ask, createPerson, must, type Person, type Shop } from './story.ts';

const HANDLED = 'id status version isReplyPending handler { id name }';

export const SAVE_NAME = 'mutation ($name: String!) { saveShownName(name: $name) { shownName } }';
const TAKE_OVER = `mutation ($shop: ID!, $id: ID!, $from: ID) {
  takeOver(companyId: $shop, conversationId: $id, from: $from) { ${HANDLED} }
}`;
const HAND_BACK = `mutation ($shop: ID!, $id: ID!) { handBack(companyId: $shop, conversationId: $id) { ${HANDLED} } }`;
const SEND = `mutation ($shop: ID!, $id: ID!, $message: ID!, $text: String!) {
  sendStaffMessage(companyId: $shop, conversationId: $id, clientMessageId: $message, text: $text) {
    id seq sender text authorName clientMessageId handover source
  }
}`;

/** Somebody who works at a shop and is shown to its visitors under a name. */
export async function createColleague(app: App, shop: Shop, name: string): Promise<Person> {
  const person = await createPerson(app, 'CLIENT', shop.id);
  await must(app, SAVE_NAME, { name }, person.token);
  return person;
}

/** What people do in conversations of one shop, answers and refusals alike. */
export function peopleOf(app: Pick<App, 'url'>, shop: Pick<Shop, 'id'>) {
  return {
    takeOver: (person: Pick<Person, 'token'>, id: string, from?: string) =>
      ask(app, TAKE_OVER, { shop: shop.id, id, from: from ?? null }, person.token),
    handBack: (person: Pick<Person, 'token'>, id: string) => ask(app, HAND_BACK, { shop: shop.id, id }, person.token),
    send: (person: Pick<Person, 'token'>, id: string, text: string, message: string = randomUUID()) =>
      ask(app, SEND, { shop: shop.id, id, text, message }, person.token),
  };
}

export interface Said {
  seq: number;
  sender: string;
  text: string;
  handover: string | null;
  authorName: string | null;
  replyTo: number | null;
}

/** All that stands in a conversation, in its order, as the table has it. */
export function saidIn({ shared }: App, id: string): Promise<Said[]> {
  return querySystem(
    shared.database,
    `select seq, sender, text, handover, author_name as "authorName", reply_to as "replyTo" from messages
    where conversation_id = $id order by seq`,
    { id },
  );
}
