import { setTimeout as wait } from 'node:timers/promises';
import type { Shared } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { chanceFrom } from './casa-serena/random.ts';
import { visitsUntil } from './casa-serena/visits.ts';
import { CASA_SERENA_ID } from './demo.ts';
import { type DemoVisit, makeVisit } from './demo-visit.ts';
import { hasHistory, storeVisits } from './history-store.ts';

const WEEKS = 4;
const SEED = 20_261;
const SLICE = 20; // visits; few enough that whoever asks meanwhile waits for milliseconds
const PAUSE = 15; // ms between slices

/**
 * Gives the second demo shop four weeks of conversations, once: in slices, after the server has begun to answer.
 * @param onSlice called with a conversation of each slice once it is stored.
 */
export async function writeDemoHistory(
  { database, knowledge, background }: Pick<Shared, 'database' | 'knowledge' | 'background'>,
  onSlice: (conversationId: string) => void,
): Promise<void> {
  if (await inCompany(database, CASA_SERENA_ID, (manager) => hasHistory(manager, CASA_SERENA_ID))) return;
  const known = await knowledge.get(CASA_SERENA_ID);
  if (!known) return;
  const chance = chanceFrom(SEED);
  const visits = visitsUntil(new Date(), WEEKS, chance);
  for (let from = 0; from < visits.length && !background.isStopping; from += SLICE) {
    const made: DemoVisit[] = [];
    for (const visit of visits.slice(from, from + SLICE)) made.push(await makeVisit(known, visit, chance));
    await inCompany(database, CASA_SERENA_ID, (manager) => storeVisits(manager, CASA_SERENA_ID, made));
    const last = made.at(-1);
    if (last) onSlice(last.id);
    await wait(PAUSE);
  }
}
