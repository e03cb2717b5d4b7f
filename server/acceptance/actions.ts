import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { cleanText } from '../assistant/question.ts';
import { asEditor, asReader, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import {
  type AcceptanceTest,
  checkedExpectation,
  type ExpectedKind,
  MOST_TESTS,
  type TestValues,
} from './acceptance-test.ts';
import { namedByIds } from './named-store.ts';
import { answeredIn } from './proposal-store.ts';
import type { ProposedTest } from './proposed-test.ts';
import { countTests, findTest, insertTest, isAskedBy, lockTests, markDeleted, updateTest } from './store.ts';

/** What somebody saves: a new one without `id`, else a change of the one that was read at `version`. */
export interface TestInput {
  id?: string | null | undefined;
  version?: number | null | undefined;
  question: string;
  expectedKind: ExpectedKind;
  faqId?: string | null | undefined;
  productIds?: readonly string[] | null | undefined;
  words?: readonly string[] | null | undefined;
}

/** @throws UserError ACCEPTANCE_TEST_NOT_FOUND. */
export function readTest(context: Context, companyId: string, id: string): Promise<AcceptanceTest> {
  return asReader(context, companyId, (manager) => requireTest(manager, companyId, id));
}

async function requireTest(manager: EntityManager, companyId: string, id: string): Promise<AcceptanceTest> {
  const test = isUuid(id) ? await findTest(manager, companyId, id) : null;
  if (!test) throw new UserError('ACCEPTANCE_TEST_NOT_FOUND');
  return test;
}

/** Adds one, or changes one; it is tried soon after. @throws UserError with the codes that the schema names. */
export function saveTest(context: Context, companyId: string, input: TestInput): Promise<AcceptanceTest> {
  const question = cleanText(input.question);
  const expected = checkedExpectation({
    expectedKind: input.expectedKind,
    expectedFaqId: input.faqId ?? null,
    expectedProductIds: [...(input.productIds ?? [])],
    words: [...(input.words ?? [])],
  });
  const { version } = input;
  return change(context, companyId, async (manager) => {
    const values: TestValues = { ...expected, question, expectedNames: await namesOf(manager, companyId, expected) };
    if (input.id === null || input.id === undefined) {
      await requireRoom(manager, companyId);
      const test = { ...values, companyId, id: randomUUIDv7() };
      await requireNew(manager, test);
      return insertTest(manager, test);
    }
    await lockTests(manager, companyId);
    const { id } = await requireTest(manager, companyId, input.id);
    await requireNew(manager, { companyId, id, question });
    const saved = version == null ? null : await updateTest(manager, { ...values, companyId, id, version });
    if (!saved) throw new UserError('STALE_VERSION');
    return saved;
  });
}

/** What is expected, as it is called. @throws UserError FAQ_NOT_FOUND, PRODUCT_NOT_FOUND. */
async function namesOf(
  manager: EntityManager,
  companyId: string,
  { expectedFaqId, expectedProductIds }: Pick<AcceptanceTest, 'expectedFaqId' | 'expectedProductIds'>,
): Promise<string[]> {
  const ids = [expectedFaqId, ...expectedProductIds].flatMap((id) => (id !== null && isUuid(id) ? [id] : []));
  const named = ids.length === 0 ? [] : await namedByIds(manager, companyId, ids);
  const nameOf = (kind: 'FAQ' | 'PRODUCT', id: string) => named.find((one) => one.kind === kind && one.id === id)?.name;
  if (expectedFaqId !== null) {
    const name = nameOf('FAQ', expectedFaqId);
    if (name === undefined) throw new UserError('FAQ_NOT_FOUND');
    return [name];
  }
  return expectedProductIds.map((id) => {
    const name = nameOf('PRODUCT', id);
    if (name === undefined) throw new UserError('PRODUCT_NOT_FOUND');
    return name;
  });
}

/** Deletes one, for a day to be restored. @throws UserError ACCEPTANCE_TEST_NOT_FOUND. */
export async function deleteTest(context: Context, companyId: string, id: string): Promise<string> {
  await change(context, companyId, (manager) => mark(manager, companyId, id, true));
  return id;
}

/** Brings a deleted one back. @throws UserError ACCEPTANCE_TEST_NOT_FOUND, ACCEPTANCE_TEST_EXISTS, TOO_MANY_ACCEPTANCE_TESTS. */
export function restoreTest(context: Context, companyId: string, id: string): Promise<AcceptanceTest> {
  return change(context, companyId, async (manager) => {
    await requireRoom(manager, companyId);
    const test = await mark(manager, companyId, id, false);
    await requireNew(manager, test);
    return test;
  });
}

async function mark(manager: EntityManager, companyId: string, id: string, isDeleted: boolean) {
  const marked = isUuid(id) ? await markDeleted(manager, companyId, id, isDeleted) : null;
  if (!marked) throw new UserError('ACCEPTANCE_TEST_NOT_FOUND');
  return marked;
}

/** Two who add the last one at once are counted one after the other. */
async function requireRoom(manager: EntityManager, companyId: string): Promise<void> {
  await lockTests(manager, companyId);
  const { testCount } = await countTests(manager, companyId);
  if (testCount >= MOST_TESTS) throw new UserError('TOO_MANY_ACCEPTANCE_TESTS');
}

async function requireNew(
  manager: EntityManager,
  { companyId, id, question }: Pick<AcceptanceTest, 'companyId' | 'id' | 'question'>,
): Promise<void> {
  if (await isAskedBy(manager, companyId, question, id)) throw new UserError('ACCEPTANCE_TEST_EXISTS');
}

async function change(
  context: Context,
  companyId: string,
  work: (manager: EntityManager) => Promise<AcceptanceTest>,
): Promise<AcceptanceTest> {
  const test = await asEditor(context, companyId, work);
  context.publish({ kind: 'acceptance', companyId, id: test.id });
  return test;
}

/** An answer of a conversation as a test. @throws UserError ANSWER_NOT_FOUND. */
export function proposeTest(
  context: Context,
  companyId: string,
  conversationId: string,
  seq: number,
): Promise<ProposedTest> {
  return asReader(context, companyId, async (manager) => {
    const answered = isUuid(conversationId) ? await answeredIn(manager, companyId, conversationId, seq) : null;
    if (!answered) throw new UserError('ANSWER_NOT_FOUND');
    const { question, faqId, productIds, fallbackReason } = answered;
    return { companyId, question, faqId, productIds, expectedKind: kindOf(faqId, productIds, fallbackReason) };
  });
}

function kindOf(faqId: string | null, productIds: readonly string[], fallbackReason: string | null): ExpectedKind {
  if (faqId !== null) return 'FAQ';
  if (productIds.length > 0) return 'PRODUCTS';
  return fallbackReason === 'OFF_TOPIC' ? 'OFF_TOPIC' : 'NO_ANSWER';
}
