import type { App } from '../app.ts';
import { must, type Shop } from './story.ts';

type Server = Pick<App, 'url'>;

const TEST = `id question expectedKind expectedNames expectedFaq { id } expectedProducts { name } words verdict reason version
  answer { source text faqQuestion productNames fallbackReason }`;
export const SAVE = `mutation ($id: ID!, $input: AcceptanceTestInput!) { saveAcceptanceTest(companyId: $id, input: $input) { ${TEST} } }`;
export const COUNTS = `subscription ($id: ID!) {
  acceptanceCounts(companyId: $id) { testCount passedCount failedCount untriedCount running { id state } }
}`;
const LIST = `query ($id: ID!, $verdict: AcceptanceVerdict) {
  acceptanceTests(companyId: $id, verdict: $verdict, first: 100) { nodes { ${TEST} } }
}`;
const PLAIN_RUN = 'id cause state startedBy testCount passedCount failedCount inputTokens outputTokens';
const RUN = `${PLAIN_RUN} results(first: 100) { nodes { place question expectedKind expectedNames verdict reason answer { source text } } }`;
export const RUN_ALL = `mutation ($id: ID!) { runAcceptanceTests(companyId: $id) { ${RUN} } }`;
export const START = `mutation ($id: ID!) { startAcceptanceModelRun(companyId: $id) { ${RUN} } }`;
export const STOP = `mutation ($id: ID!, $run: ID!) { stopAcceptanceRun(companyId: $id, id: $run) { id } }`;
const RUNS = `query ($id: ID!) { acceptanceRuns(companyId: $id, first: 50) { nodes { ${PLAIN_RUN} } } }`;
const KNOWN = `query ($id: ID!) {
  faqs(companyId: $id, first: 20) { nodes { id question version } }
  products(companyId: $id, first: 20) { nodes { id name } }
}`;

/** A test as a program reads it. */
export interface ReadTest {
  id: string;
  question: string;
  expectedKind: string;
  expectedNames: string[];
  expectedFaq: { id: string } | null;
  expectedProducts: { name: string }[];
  words: string[];
  verdict: string;
  reason: string | null;
  version: number;
  answer: { source: string; text: string; faqQuestion: string | null; productNames: string[] } | null;
}

/** A run as a program reads it. */
export interface ReadRun {
  id: string;
  cause: string;
  state: string;
  startedBy: string | null;
  testCount: number;
  passedCount: number;
  failedCount: number;
  inputTokens: number;
  outputTokens: number;
  results: { nodes: { question: string; verdict: string; reason: string | null; answer: { text: string } }[] };
}

/** Ids of what a shop knows, by name. */
export async function knownOf(app: Server, shop: Shop): Promise<Map<string, string>> {
  const { faqs, products } = await must(app, KNOWN, { id: shop.id }, shop.owner.token);
  return new Map([
    ...faqs.nodes.map(({ id, question }: { id: string; question: string }) => [question, id] as const),
    ...products.nodes.map(({ id, name }: { id: string; name: string }) => [name, id] as const),
  ]);
}

export async function saveTest(app: Server, shop: Shop, input: object): Promise<ReadTest> {
  return (await must(app, SAVE, { id: shop.id, input }, shop.owner.token)).saveAcceptanceTest;
}

export async function testsOf(app: Server, shop: Shop, verdict: string | null = null): Promise<ReadTest[]> {
  return (await must(app, LIST, { id: shop.id, verdict }, shop.owner.token)).acceptanceTests.nodes;
}

export async function runsOf(app: Server, shop: Shop): Promise<ReadRun[]> {
  return (await must(app, RUNS, { id: shop.id }, shop.owner.token)).acceptanceRuns.nodes;
}
