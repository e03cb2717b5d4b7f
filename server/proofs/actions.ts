import type { AcceptanceTest } from '../acceptance/acceptance-test.ts';
import { allTests } from '../acceptance/store.ts';
import { failingAfter } from '../acceptance/trial.ts';
import { requireStaff } from '../accounts/requests.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { currentKnowledge, requireKnowledge } from '../assistant/store.ts';
import { asReader } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { type Wording, wordingsOf } from '../improvement/wordings.ts';
import { inSlices } from '../search/slices.ts';
import { saidLately } from './asked-store.ts';
import type { Proof } from './proof.ts';

const MOST_QUESTIONS = 2_000; // different ones
const MOST_TRIES = 3; // while somebody goes on changing the catalogue
const newest = new Map<string, symbol>(); // by who asks, and of which company

/**
 * What is tried out on the questions that a company's visitors asked lately. Whoever has something else tried of the same
 * company before it is told is told of the newer one alone.
 * @param prover pauses at every question, and stores nothing.
 * @throws UserError PROOF_SUPERSEDED to the one before.
 */
export async function proofOf<Told extends Pick<Proof, 'knowledge'>>(
  context: Context,
  companyId: string,
  prover: (knowledge: Knowledge, questions: readonly Wording[]) => Generator<void, Told>,
): Promise<Proven<Told>> {
  const { account } = requireStaff(context);
  const key = `${account.id} ${companyId}`;
  const own = Symbol(key);
  newest.set(key, own);
  try {
    const texts = await asReader(context, companyId, (manager, { id }) => saidLately(manager, id));
    const questions = wordingsOf(texts).slice(0, MOST_QUESTIONS);
    const tests = await asReader(context, companyId, (manager, { id }) => allTests(manager, id));
    for (let tries = 1; ; tries++) {
      const knowledge = await currentKnowledge(context, companyId);
      const steps = withFailing(prover(knowledge, questions), tests);
      const proof = await inSlices(onlyWhile(() => newest.get(key) === own, steps));
      if (!proof) throw new UserError('PROOF_SUPERSEDED');
      // A catalogue is edited where it stands: what was told of it meanwhile may be of neither.
      const now = await requireKnowledge(context, companyId);
      if (now.catalogue === knowledge.catalogue || tries === MOST_TRIES) return proof;
    }
  } finally {
    if (newest.get(key) === own) newest.delete(key);
  }
}

/** What is told of a draft, and which questions of the acceptance tests pass now and would not any more. */
export type Proven<Told> = Told & { failingTests: string[] };

function* withFailing<Told extends Pick<Proof, 'knowledge'>>(
  steps: Generator<void, Told>,
  tests: readonly AcceptanceTest[],
): Generator<void, Proven<Told>> {
  const told = yield* steps;
  const failing = yield* failingAfter(told.knowledge, tests);
  return { ...told, failingTests: failing.map(({ question }) => question) };
}

/** Goes on while somebody wants the result; undefined once nobody does. */
function* onlyWhile<Result>(
  isWanted: () => boolean,
  steps: Generator<void, Result>,
): Generator<void, Result | undefined> {
  while (isWanted()) {
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
  return undefined;
}
