import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureLearnt } from '../scripts/learn.ts';
import { readDialogues } from './dialogues.ts';
import { keepDialogues, learnDialogues } from './learn-dialogues.ts';
import type { Share } from './score.ts';
import { type Answering, type DialogueMiss, scoreDialogues } from './score-dialogues.ts';

// npm run dialogues [-- --set FOLDER] [--shop KEY,KEY] [--without KEY,KEY] [--misses] [--learn]
const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    shop: { type: 'string' },
    without: { type: 'string' },
    misses: { type: 'boolean', default: false },
    learn: { type: 'boolean', default: false },
  },
});
const listed = (keys: string | undefined) => keys?.split(',') ?? null;
const [only, without] = [listed(values.shop), listed(values.without)];

ensureLearnt();
const dialogues = readDialogues(
  values.set ? resolve(values.set) : join(import.meta.dirname, 'dialogues'),
  (key) => (only === null || only.includes(key)) && !without?.includes(key),
);
if (values.learn) keepDialogues(learnDialogues(dialogues)); // what was learnt holds at once
console.log(`${dialogues.length} dialogues of ${new Set(dialogues.map(({ shop }) => shop.key)).size} shops`);
tell('without a model', 'RULES');
tell('with an ideal model', 'IDEAL_MODEL');

function tell(name: string, answering: Answering): void {
  const { first, leaning, pointing, whole, misses } = scoreDialogues(dialogues, answering);
  const shares = { first, leaning, pointing, 'whole dialogues': whole };
  const told = Object.entries(shares).map(([kind, share]) => `${kind} ${percent(share)}`);
  console.log(`${name.padEnd(20)} ${told.join('   ')}`);
  if (values.misses) for (const miss of misses) console.log(missLine(miss));
}

function percent({ right, count }: Share): string {
  return `${((100 * right) / Math.max(1, count)).toFixed(1)} % (${right}/${count})`;
}

function missLine({ shop, before, turn, said }: DialogueMiss): string {
  const wanted = turn.wanted.map(
    ({ faqIds, cardIds, aboutIds, kind }) =>
      [...faqIds.map((id) => `F${id}`), ...cardIds.map((id) => `R${id}`), ...aboutIds.map((id) => `C${id}`)].join(
        ',',
      ) || kind,
  );
  return [
    `✗ ${shop} ${turn.isLeaning ? '>' : ' '} ${turn.text}  wanted ${wanted.join(' or ')}`,
    `    ${said}`,
    ...before.slice(-2).map((line) => `      ${line}`),
  ].join('\n');
}
