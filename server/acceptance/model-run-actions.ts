import { randomUUIDv7 } from 'node:crypto';
import { requireStaff } from '../accounts/requests.ts';
import { answer } from '../assistant/chain.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { modelOf } from '../assistant/own-models.ts';
import { awake } from '../assistant/plain-answer.ts';
import { currentKnowledge } from '../assistant/store.ts';
import { asEditor, isUuid } from '../companies/access.ts';
import type { Context, Shared } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { topics } from '../live/events.ts';
import { STOPPED } from '../model/model.ts';
import { inSlices } from '../search/slices.ts';
import type { AcceptanceRun, RunState } from './acceptance-run.ts';
import type { AcceptanceTest } from './acceptance-test.ts';
import { type ModelPlan, planForModel } from './model-plan.ts';
import { nameOfAsker } from './run-actions.ts';
import { askToStop, beginRun, endRun, noteResult, renewRun, runUnderWay } from './run-store.ts';
import { allTests } from './store.ts';
import { answerOf, reasonOf } from './verdict.ts';

/** Of the company, of all together, of who asks: nothing is left to ask with. */
const LIMITS: ReadonlySet<string> = new Set(['LIMIT_REACHED', 'TOTAL_REACHED', 'SHARE_REACHED']);
const AT_ONCE = 2; // questions to the model: visitors ask it too

/** What a run with the model would come to. */
export async function estimateModelRun(context: Context, companyId: string) {
  const { known, plan } = await planned(context, companyId);
  const { questionCount, tests, tokens } = plan;
  return { isModelActive: modelOf(context, known.company).isActive, questionCount, askedCount: tests.length, tokens };
}

async function planned(context: Context, companyId: string): Promise<{ known: Knowledge; plan: ModelPlan }> {
  const tests = await asEditor(context, companyId, (manager) => allTests(manager, companyId));
  const known = await currentKnowledge(context, companyId);
  return { known, plan: await inSlices(planForModel(known, tests)) };
}

/**
 * Begins a run with the model, which goes on after this has returned.
 * @throws UserError ACCEPTANCE_NO_MODEL, ACCEPTANCE_NOTHING_FOR_MODEL, ACCEPTANCE_RUN_UNDERWAY, TOO_MANY_REQUESTS.
 */
export async function startModelRun(context: Context, companyId: string): Promise<AcceptanceRun> {
  const startedBy = nameOfAsker(context);
  const { known, plan } = await planned(context, companyId);
  if (!modelOf(context, known.company).isActive) throw new UserError('ACCEPTANCE_NO_MODEL');
  if (plan.tests.length === 0) throw new UserError('ACCEPTANCE_NOTHING_FOR_MODEL');
  const { account } = requireStaff(context);
  const counted = {
    kind: 'acceptance-model',
    subject: account.id,
    limit: context.limits.acceptanceModelRunsByPerson,
  };
  const isFree = await asEditor(
    context,
    companyId,
    async (manager) => (await runUnderWay(manager, companyId)) === null,
  );
  if (isFree) await takeFromLimits(context.database, [counted], 'TOO_MANY_REQUESTS');
  const run = await asEditor(context, companyId, (manager) =>
    beginRun(manager, { companyId, id: randomUUIDv7(), startedBy, testCount: plan.tests.length }),
  );
  if (!run) throw new UserError('ACCEPTANCE_RUN_UNDERWAY');
  context.publish({ kind: 'acceptance', companyId, id: run.id });
  const shared: Shared = context;
  context.background.add(
    goThrough(shared, run, known, plan.tests).catch((error) => shared.log.warn({ error }, 'a run of tests broke off')),
  );
  return run;
}

/** Asks for a run with the model to stop, whichever process is at it. @throws UserError ACCEPTANCE_RUN_NOT_FOUND. */
export async function stopRun(context: Context, companyId: string, id: string): Promise<AcceptanceRun> {
  const run = await asEditor(context, companyId, (manager) =>
    isUuid(id) ? askToStop(manager, companyId, id) : Promise.resolve(null),
  );
  if (!run) throw new UserError('ACCEPTANCE_RUN_NOT_FOUND');
  context.publish({ kind: 'acceptance', companyId, id });
  return run;
}

/** Asks the model one question after the other, until all are asked or the run is to end. */
async function goThrough(
  shared: Shared,
  run: Pick<AcceptanceRun, 'companyId' | 'id'>,
  knowledge: Knowledge,
  tests: readonly AcceptanceTest[],
): Promise<void> {
  const { companyId, id } = run;
  const { background, database, publish } = shared;
  const known = awake(knowledge);
  const stopper = new AbortController();
  let state: Exclude<RunState, 'RUNNING'> = 'DONE';
  const end = (why: typeof state) => {
    if (stopper.signal.aborted) return;
    state = why;
    stopper.abort(STOPPED);
  };
  const in_ = <Result>(work: Parameters<typeof inCompany<Result>>[2]) => inCompany(database, companyId, work);
  const look = async () => {
    if (!(await in_((manager) => renewRun(manager, companyId, id)))) end('STOPPED');
  };
  const queue = [...tests];
  const lane = async () => {
    for (;;) {
      if (!stopper.signal.aborted) await look();
      const test = stopper.signal.aborted ? undefined : queue.shift();
      if (!test) return;
      const chat = { turns: [], watch: { onText: () => undefined, signal: stopper.signal } };
      const reply = await answer(known, test.question, modelOf(shared, known.company), () => 0, chat);
      const isLimited = LIMITS.has(reply.modelFailure ?? reply.modelFacts?.failure ?? '');
      if (isLimited) end('LIMIT_REACHED');
      const tried = { test, reason: reasonOf(known, test, reply), answer: answerOf(known, reply) };
      const { inputTokens = 0, outputTokens = 0 } = reply.modelFacts ?? {};
      // What was cut short, or was never asked, says nothing about the test; it may have cost something all the same.
      const noted = isLimited || stopper.signal.aborted ? null : tried;
      await in_((manager) => noteResult(manager, run, noted, { inputTokens, outputTokens }));
      publish({ kind: 'acceptance', companyId, id });
    }
  };
  const stops = [
    shared.hear(topics.acceptance(companyId), (event) => {
      if ('id' in event && event.id === id) background.add(look().catch(() => undefined));
    }),
    background.onStop(() => end('INTERRUPTED')),
  ];
  try {
    // Where one fails the other ends first: what it has asked has cost something.
    const interrupted = (error: unknown) => {
      end('INTERRUPTED');
      throw error;
    };
    const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => lane().catch(interrupted)));
    const failed = lanes.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    for (const stop of stops) stop();
    await in_((manager) => endRun(manager, companyId, id, state));
    publish({ kind: 'acceptance', companyId, id });
  }
}
