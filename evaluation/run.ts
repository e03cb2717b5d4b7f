import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureLearnt } from '../scripts/learn.ts';
import { answererOf } from './answers.ts';
import { groupingReportOf, scoreGrouping } from './grouping.ts';
import { learn } from './learn.ts';
import { scoreNames } from './names.ts';
import { readRecorded, record } from './recorded.ts';
import { figuresOf, namesReportOf, reportOf } from './report.ts';
import { scoreSet } from './score.ts';
import { readSet } from './set.ts';

// npm run evaluate [-- --set FOLDER] [--shop KEY] [--misses] [--record] [--learn]
const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    shop: { type: 'string' },
    misses: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    learn: { type: 'boolean', default: false },
  },
});
const MANY = 30; // shops whose every name takes too long to be asked for
const SOME = 20; // one name of so many is asked for there
const folder = values.set ? resolve(values.set) : join(import.meta.dirname, 'sets');

ensureLearnt();
const all = readSet(folder);
if (values.learn) learn(all); // the weights count from the next run on
const isChosen = (key: string) => values.shop === undefined || values.shop === key;
const set = {
  shops: all.shops.filter(({ key }) => isChosen(key)),
  cases: all.cases.filter(({ shop }) => isChosen(shop)),
};
const scores = scoreSet(set, answererOf(set.shops));
const isOwn = values.set === undefined && values.shop === undefined;
const recorded = isOwn ? readRecorded()?.sets : undefined;
console.log(`${set.shops.length} shops, ${set.cases.length} messages`);
console.log(reportOf(scores, recorded, values.misses).join('\n'));
console.log(groupingReportOf(scoreGrouping(set.cases)));
const step = set.shops.length > MANY ? SOME : 1;
const names = scoreNames(set.shops, (place) => place % step === 0);
console.log(namesReportOf(names, values.misses).join('\n'));
if (values.record && isOwn) record(figuresOf(scores));
