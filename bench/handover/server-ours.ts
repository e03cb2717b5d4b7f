import { createColleague, peopleOf } from '../../server/test/handover-story.ts';
import { createShop, createVisitor, type Person, start } from '../../server/test/story.ts';
import { closeWhenAsked, GENEROUS, startBenchApp } from '../bench-app.ts';
import { benchDatabaseUrl } from '../harness.ts';
import type { Door, Pair } from './protocol.ts';

// The product's own server, with conversations that people have: ten persons, who share them.
const conversations = Number(process.argv[2]);
const PERSONS = 10;

const app = await startBenchApp(
  { DATABASE_URL: benchDatabaseUrl() },
  { socketLimits: { socketsPerAddress: 10_000, messagesByAddress: GENEROUS, openedByAddress: GENEROUS } },
);
const shop = await createShop(app);
// One after the other: each has a password made and asked for, which is slow on purpose.
const persons: Person[] = [];
for (let number = 1; number <= PERSONS; number++) persons.push(await createColleague(app, shop, `Persona ${number}`));
const pairs: Pair[] = [];
for (let number = 0; number < conversations; number++) {
  const person = persons[number % PERSONS];
  if (!person) break;
  const visitorToken = await createVisitor(app, shop.id);
  const { data } = await start(app, visitorToken, 'Quali sono gli orari?');
  const conversationId = data.startConversation.conversation.id;
  const { errors } = await peopleOf(app, shop).takeOver(person, conversationId);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  pairs.push({ conversationId, personToken: person.token, visitorToken });
}
closeWhenAsked(app);
process.send?.({ url: app.url, companyId: shop.id, pairs } satisfies Door);
