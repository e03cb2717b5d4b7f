import type { App } from '../app.ts';
import { ask, createVisitor, must, type Shop, say, start } from './story.ts';

const FIELDS = `id status title examples questionCount visitorCount lastAskedAt trend keywords version
  answer { faq { question } product { name } }`;
const GROUPS = `query ($id: ID!, $status: QuestionGroupStatus!, $first: Int!, $after: String) {
  questionGroups(companyId: $id, status: $status, first: $first, after: $after) {
    nodes { ${FIELDS} } pageInfo { endCursor hasNextPage }
  }
}`;
const SAVE_FAQ = 'mutation ($id: ID!, $input: FaqInput!) { saveFaq(companyId: $id, input: $input) { id version } }';
export const COUNTS =
  'subscription ($id: ID!) { questionGroupCounts(companyId: $id) { openCount answeredCount ignoredCount } }';
export const IGNORE =
  'mutation ($company: ID!, $id: ID!) { ignoreQuestionGroup(companyId: $company, id: $id) { status } }';
export const RESTORE =
  'mutation ($company: ID!, $id: ID!) { restoreQuestionGroup(companyId: $company, id: $id) { status } }';

/** A group as a program reads it. */
export interface ReadGroup {
  id: string;
  status: string;
  title: string;
  examples: string[];
  questionCount: number;
  visitorCount: number;
  trend: string;
  keywords: string[];
  answer: { faq: { question: string } | null; product: { name: string } | null } | null;
}

/** The groups of a shop that stand so, as its owner reads them. */
export async function groupsOf(app: Pick<App, 'url'>, shop: Shop, status = 'OPEN', first = 50): Promise<ReadGroup[]> {
  const { questionGroups } = await must(app, GROUPS, { id: shop.id, status, first }, shop.owner.token);
  return questionGroups.nodes;
}

interface GroupsPage {
  nodes: ReadGroup[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** Page by page, as long as there are any. */
export async function allGroupsOf(app: Pick<App, 'url'>, shop: Shop, first: number): Promise<ReadGroup[]> {
  const found: ReadGroup[] = [];
  let after: string | null = null;
  do {
    const variables: Record<string, unknown> = { id: shop.id, status: 'OPEN', first, after };
    const { questionGroups }: { questionGroups: GroupsPage } = await must(app, GROUPS, variables, shop.owner.token);
    found.push(...questionGroups.nodes);
    after = questionGroups.pageInfo.hasNextPage ? questionGroups.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

/** A visitor who says these things, one after the other; the id of their conversation. */
export async function visitorAsks(app: Pick<App, 'url'>, shop: Shop, ...texts: string[]): Promise<string> {
  const visitor = await createVisitor(app, shop.id);
  const [first = '', ...others] = texts;
  const { data } = await start(app, visitor, first);
  const { id } = data.startConversation.conversation;
  for (const text of others) await say(app, visitor, id, text);
  return id;
}

/** Writes a FAQ, as the owner. */
export async function writeFaq(
  app: Pick<App, 'url'>,
  shop: Shop,
  faq: { question: string; answer: string; keywords: string[] },
): Promise<string> {
  return (await must(app, SAVE_FAQ, { id: shop.id, input: faq }, shop.owner.token)).saveFaq.id;
}

export const deleteFaq = (app: Pick<App, 'url'>, shop: Shop, faq: string) =>
  ask(
    app,
    'mutation ($id: ID!, $faq: ID!) { deleteFaq(companyId: $id, id: $faq) }',
    { id: shop.id, faq },
    shop.owner.token,
  );
