import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { answering, type ModelServer } from './model-server.ts';
import { replyOf, tellModelStories } from './model-story.ts';
import { ask, createPerson, eventually, listen, must, type Shop } from './story.ts';

let app: App;
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

const FIELDS = 'tone address length always never about';
const SETTINGS = `text versionId fields { ${FIELDS} } lastFields { ${FIELDS} } versions { id text fields { ${FIELDS} } }`;
const READ = `query ($id: ID!) { promptSettings(companyId: $id) { ${SETTINGS} } }`;
const SAVE = `mutation ($id: ID!, $input: PromptInput!) { savePrompt(companyId: $id, input: $input) { ${SETTINGS} } }`;

const OWN = {
  ...{ tone: 'ESSENTIAL', address: 'LEI', length: 'SHORT', about: 'Laboratorio a Forlì dal 1962.' },
  always: ['Ricorda che il ritiro in negozio è gratuito per tutti', 'Qui da {COMPANY_NAME} {SCONTO}'],
  never: ['Il nome del nostro fornitore di fiducia di Prato', 'Sconti del 20%'],
};
const ORIGIN = { template: 'custom', personality: 'friendly' };

const read = async (of: Pick<Shop, 'id' | 'owner'> = shop) =>
  (await must(app, READ, { id: of.id }, of.owner.token)).promptSettings;
const save = (input: object, of = shop) =>
  ask(app, SAVE, { id: of.id, input: { text: '', ...ORIGIN, ...input } }, of.owner.token);
async function saved(input: object, of = shop) {
  const { versionId } = await read(of);
  const { data, errors } = await save({ versionId, ...input }, of);
  expect(errors ?? []).toEqual([]);
  return data.savePrompt;
}
const systemOf = (request?: ModelServer['requests'][number]) => request?.body.messages[0]?.content ?? '';

test('a new company opens in its fields, with a text that names it', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const create = 'mutation ($input: NewCompany!) { createCompany(input: $input) { id } }';
  const { createCompany } = await must(app, create, { input: { name: 'Ferramenta $& Figli' } }, owner.token);
  const { text, fields, lastFields } = await read({ id: createCompany.id, owner });
  expect(fields).toEqual({ tone: 'CORDIAL', address: 'TU', length: 'NORMAL', always: [], never: [], about: '' });
  expect(lastFields).toEqual(fields);
  expect(text).toMatch(/^Sei l'assistente di \{COMPANY_NAME\}, .* Aiuta i clienti/);
  const preview =
    'query ($id: ID!, $text: String!) { promptPreview(companyId: $id, text: $text, question: "ciao") { messages { content } } }';
  const { promptPreview } = await must(app, preview, { id: createCompany.id, text }, owner.token);
  expect(promptPreview.messages[0].content).toContain("Sei l'assistente di Ferramenta $& Figli, un negozio");
});

test('what the fields say is what the model is told, in their order, filled in once', async () => {
  const { text } = await saved({ fields: OWN, text: 'non conta' });
  expect(text).not.toContain('non conta');
  service.behave(answering('Va bene.'));
  await replyOf(app, shop);
  const told = systemOf(service.requests[0]);
  const parts = [
    'Usa un tono essenziale',
    'Dai del Lei',
    'Rispondi in una o due frasi',
    '- Ricorda che il ritiro',
    '- Qui da Negozio di prova {SCONTO}',
    '- Il nome del nostro fornitore',
    'Laboratorio a Forlì dal 1962.',
    '<<< FAQ',
  ];
  const places = parts.map((part) => told.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('what is always said may be said, what is never said is taken out, and its amounts are no facts', async () => {
  const never = 'Compriamo tutto da il nome del nostro fornitore di fiducia di Prato.';
  service.behave(answering(`Il ritiro in negozio è gratuito per tutti. ${never} C’è il 20% di sconto. Venga pure.`));
  const { text, facts } = await replyOf(app, shop);
  expect(text).toBe('Il ritiro in negozio è gratuito per tutti. Venga pure.');
  expect(facts.inventions).toBe(2);
});

test('an unsaved draft is previewed and tried as it would be saved', async () => {
  const preview = `query ($id: ID!, $fields: PromptFieldsInput) {
    promptPreview(companyId: $id, text: "", question: "avete cuffie comode?", fields: $fields) {
      text hints messages { content } products { name price } amounts
    }
  }`;
  const fields = { ...OWN, always: ['Bozza mai salvata'] };
  const { promptPreview } = await must(app, preview, { id: shop.id, fields }, shop.owner.token);
  expect(promptPreview.hints).toEqual([]);
  expect(promptPreview.messages[0].content).toContain('- Bozza mai salvata');
  expect(promptPreview.messages[0].content).toContain(`[[p:1]] ${promptPreview.products[0].name}`);
  expect(promptPreview.products).toContainEqual({ name: 'Cuffie Wireless', price: '89,99 €' });
  expect((await read()).text).not.toContain('Bozza');
});

test('fields of somebody who may not manage are tried for nobody', async () => {
  const { token } = await createPerson(app, 'CLIENT', shop.id);
  const trial = `subscription ($id: ID!, $test: ID!, $fields: PromptFieldsInput) {
    testReply(companyId: $id, testId: $test, turns: [], text: "ciao", fields: $fields) { text }
  }`;
  const tried = listen(app, trial, { id: shop.id, test: randomUUID(), fields: OWN }, token);
  await eventually('it is refused', () => tried.errors.length > 0 || tried.events.length > 0);
  expect(JSON.stringify(tried.errors)).toContain('FORBIDDEN');
  expect(tried.events).toEqual([]);
});

test('a text by hand leaves the fields behind, an older version brings them back', async () => {
  const byHand = await saved({ text: 'Aiuta i clienti di {COMPANY_NAME}.' });
  expect(byHand).toMatchObject({ fields: null, lastFields: OWN, text: 'Aiuta i clienti di {COMPANY_NAME}.' });
  const [, before] = byHand.versions;
  expect(before.fields).toEqual(OWN);
  // A program that knows nothing of fields sends the text alone.
  const again = await saved({ text: before.text });
  expect(again).toMatchObject({ fields: OWN, text: before.text });
  const other = await saved({ fields: { ...OWN, tone: 'LIVELY' } });
  expect(other.versions.map(({ fields }: { fields: typeof OWN | null }) => fields?.tone ?? null)).toEqual([
    'LIVELY',
    'ESSENTIAL',
    null,
    'ESSENTIAL',
  ]);
});

test('who saves over somebody else is refused, and so is what no field takes; nothing is changed', async () => {
  const { versionId, fields, text } = await read();
  const [one, other] = await Promise.all([
    save({ versionId, fields: { ...OWN, about: 'uno' } }),
    save({ versionId, fields: { ...OWN, about: 'altro' } }),
  ]);
  const codes = [one, other].map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved');
  expect(codes.toSorted()).toEqual(['STALE_VERSION', 'saved']);
  const now = await read();
  expect(now.text).not.toBe(text);
  for (const [given, code] of [
    [{ never: ['a\0'] }, 'PROMPT_BAD_CHARACTERS'],
    [{ always: ['x'.repeat(201)] }, 'PROMPT_RULE_TOO_LONG'],
    [{ always: Array.from({ length: 10_000 }, (_, index) => `r ${index}`) }, 'TOO_MANY_PROMPT_RULES'],
    [{ always: ['Uno', 'uno'] }, 'PROMPT_RULE_TWICE'],
    [{ tone: 'RUDE' }, 'BAD_REQUEST'],
    [{ always: [null] }, 'BAD_REQUEST'],
  ] as const) {
    const { errors } = await save({ versionId: now.versionId, fields: { ...fields, ...given } });
    expect([given, errors?.[0]?.extensions.code]).toEqual([given, code]);
  }
  expect(await read()).toEqual(now);
});
