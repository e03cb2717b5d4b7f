import { requireStaff } from '../accounts/requests.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { currentKnowledge, requireKnowledge } from '../assistant/store.ts';
import { asReader } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { inSlices } from '../search/slices.ts';
import { saidLately } from './asked-store.ts';
import { type Wording, wordingsOf } from './wordings.ts';

const MOST_QUESTIONS = 2_000; // different ones
const MOST_TRIES = 3; // while somebody goes on changing the catalogue
const newest = new Map<string, symbol>(); // by who asks, and of which company

/**
 * What is tried out on the questions that a company's visitors asked lately. Whoever has something else tried of the same
 * company before it is told is told of the newer one alone.
 * @param prover pauses at every question, and stores nothing.
 * @throws UserError PROOF_SUPERSEDED to the one before.
 */
export async function proofOf<Told>(
  context: Context,
  companyId: string,
  prover: (knowledge: Knowledge, questions: readonly Wording[]) => Generator<void, Told>,
): Promise<Told> {
  const { account } = requireStaff(context);
  const key = `${account.id} ${companyId}`;
  const own = Symbol(key);
  newest.set(key, own);
  try {
    const texts = await asReader(context, companyId, (manager, { id }) => saidLately(manager, id));
    const questions = wordingsOf(texts).slice(0, MOST_QUESTIONS);
    for (let tries = 1; ; tries++) {
      const knowledge = await currentKnowledge(context, companyId);
      const proof = await inSlices(onlyWhile(() => newest.get(key) === own, prover(knowledge, questions)));
      if (!proof) throw new UserError('PROOF_SUPERSEDED');
      // A catalogue is edited where it stands: what was told of it meanwhile may be of neither.
      const now = await requireKnowledge(context, companyId);
      if (now.catalogue === knowledge.catalogue || tries === MOST_TRIES) return proof;
    }
  } finally {
    if (newest.get(key) === own) newest.delete(key);
  }
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
