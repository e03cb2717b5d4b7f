import { setTimeout as wait } from 'node:timers/promises';
import { readDeclineWeights } from '../assistant/decline-weights-file.ts';
import { readChoiceWeights } from '../faqs/choice-weights-file.ts';
import { readAssociations } from '../language/associations/associations-file.ts';
import { readLearnt } from '../language/intents/learnt-file.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';

/** Reads what is generated, which is quick. @throws where it is missing, or of other sources: no message could be answered. */
export function checkLearnt(): void {
  readLearnt();
  readAssociations();
}

const FIRST = 1_000; // 1 s after the start, when whoever waited for it has been answered

/**
 * Reads the rest of what was learnt, which takes 200 ms of processor: a file at a time, so that requests come in between.
 * A message that is there before has it read at once.
 */
export async function readLearntBehind(): Promise<void> {
  for (const read of [readMeanings, readChoiceWeights, readDeclineWeights]) {
    await wait(FIRST);
    read();
  }
}
