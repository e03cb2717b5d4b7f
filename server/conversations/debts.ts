import { answer } from '../assistant/answer.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type { Shared } from '../graphql/context.ts';
import { type Debt, payDebt, takeDebts } from './debt-store.ts';

/** When owed answers are looked after, ms. */
export interface DebtTimes {
  /** How long a process may take over an owed answer before another may try. */
  leaseFor: number;
  /** How often forgotten ones are looked for. */
  lookEvery: number;
}

/** The model has 20 s (decision 21). */
export const DEBT_TIMES: DebtTimes = { leaseFor: 30_000, lookEvery: 5_000 };

const AT_ONCE = 20; // debts taken over in one go

/** What is being answered on this process, so that a stop can wait for it. */
const underway = new Set<Promise<void>>();

/** Answers a question without making anybody wait; if it fails, the debt stays and its lease runs out. */
export function payInBackground(shared: Shared, debt: Debt): void {
  const paying = pay(shared, debt).catch((error) => {
    shared.log.warn({ error, conversationId: debt.conversationId }, 'an owed answer was not stored');
  });
  underway.add(paying);
  void paying.finally(() => underway.delete(paying));
}

/** Answers one owed question, once. No transaction is held while the model thinks. */
async function pay(shared: Shared, debt: Debt): Promise<void> {
  const { companyId, conversationId } = debt;
  const knowledge = await shared.knowledge.get(companyId);
  if (!knowledge) return;
  const reply = await answer(knowledge, debt.text, shared.model, Math.random);
  const isPaid = await inCompany(shared.database, companyId, (manager) => payDebt(manager, debt, reply));
  if (isPaid) shared.publish({ kind: 'conversation', companyId, id: conversationId });
}

/** Takes over the debts that a crashed process left; answers how many. */
export async function payForgottenDebts(shared: Shared): Promise<number> {
  const debts = await asSystem(shared.database, (manager) => takeDebts(manager, shared.debtTimes.leaseFor, AT_ONCE));
  for (const debt of debts) payInBackground(shared, debt);
  return debts.length;
}

/** Waits for the answers under way. */
export async function settleDebts(): Promise<void> {
  await Promise.all(underway);
}
