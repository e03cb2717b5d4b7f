import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { must, type Shop } from './story.ts';

const SOURCES = `companyId isRunning feed { address everyHours mode isOn hasCredentials nextRunAt version }
  push { userName createdAt }
  runs { id origin isByHand state question startedAt endedAt newCount changedCount removedCount reason }`;

export const SAVE_FEED = `mutation ($companyId: ID!, $input: CatalogueFeedInput!) {
  saveCatalogueFeed(companyId: $companyId, input: $input) { ${SOURCES} }
}`;
export const RUN_FEED = `mutation ($companyId: ID!, $columns: [ImportColumnChoice!]! = []) {
  runCatalogueFeed(companyId: $companyId, columns: $columns) { ${SOURCES} }
}`;
export const REMOVE_FEED = `mutation ($companyId: ID!) { removeCatalogueFeed(companyId: $companyId) { ${SOURCES} } }`;
export const APPLY_RUN = `mutation ($companyId: ID!, $runId: ID!) {
  applyCatalogueRun(companyId: $companyId, runId: $runId) { ${SOURCES} }
}`;
export const DISMISS_RUN = `mutation ($companyId: ID!, $runId: ID!) {
  dismissCatalogueRun(companyId: $companyId, runId: $runId) { ${SOURCES} }
}`;
const READ = `query ($companyId: ID!) { catalogueSources(companyId: $companyId) { ${SOURCES} } }`;
export const FOLLOW_SOURCES = `subscription ($companyId: ID!) { catalogueSources(companyId: $companyId) { ${SOURCES} } }`;
const QUESTION = `query ($companyId: ID!) {
  catalogueQuestion(companyId: $companyId) {
    run { id state question reason }
    preview { id rowCount newCount changedCount removedCount refusal { code } columnsToMatch { heading examples field } }
  }
}`;

/** How the catalogue of a shop comes by itself, as its owner is told. */
export async function sourcesOf(app: Pick<App, 'url'>, { id, owner }: Shop) {
  return (await must(app, READ, { companyId: id }, owner.token)).catalogueSources;
}

/** What its owner is asked; null for nothing. */
export async function questionOf(app: Pick<App, 'url'>, { id, owner }: Shop) {
  return (await must(app, QUESTION, { companyId: id }, owner.token)).catalogueQuestion;
}

/** A list of so many products, from a price on. */
export function listOf(count: number, price = 10): string {
  const rows = Array.from({ length: count }, (_, row) => `${row + 1};Tazza ${row + 1};${price + row},00;Casa`);
  return ['ID;Nome;Prezzo;Categoria', ...rows].join('\n');
}

/** The names of a shop's products, in their order. */
export async function namesOf({ shared }: App, { id }: Shop): Promise<string[]> {
  const rows = await querySystem<{ name: string }>(
    shared.database,
    `select name from products where company_id = $id and deleted_at is null
      and catalogue_id = (select catalogue_id from companies where id = $id) order by position`,
    { id },
  );
  return rows.map(({ name }) => name);
}
