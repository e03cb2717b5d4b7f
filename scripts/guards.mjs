// npm run guards: takes away one guard of the product at a time, in a copy, and tells whether a test goes red.
// Guards stand beside what they guard: `guards.ts` of the folder (server/http/guards.ts), none in this file.
// STORY_DATABASE_URL runs the stories on a real PostgreSQL, without which the row lock of `seq` cannot be tried.
// `npm run guards -- refresh 'flood: '` tries those whose name contains one of the words; `npm run guards -- 2/8` the
// second eighth of them all, for a machine that ends what takes long. GREEN=1 leaves out that all tests are run with
// every guard in place, right after an `npm test` that was green.
// One vitest stays alive for all of them: a file is transformed and the tables' template made once, and not for each.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { agedIn, readGuards } from './guard-list.ts';
import { ensureInstalled, root } from './install.mjs';

const COPIED = [
  'server',
  'migrations',
  'scripts',
  'web',
  'schema.graphql',
  'package.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
  'tsconfig.tests.json',
  'vitest.config.ts',
];

/** The projects that guards' tests are in: rules of the chat's small React and journeys are in none. */
const NAMES = /^(rules|stories|stories-apart|crashes)$/;

ensureInstalled();
const chosen = chooseFrom(await readGuards(root), process.argv.slice(2));
// All of them are looked for before the first is tried: a list that has aged is found in a second, and not in an hour.
const aged = chosen.flatMap((guard) => agedIn(guard, root));
if (aged.length > 0) throw new Error(`guards that have aged:\n${aged.join('\n')}`);
const copy = mkdtempSync(join(tmpdir(), 'tuoshop-guards-'));
const database = process.env.STORY_DATABASE_URL;
let vitest;
let hasFailed = false;
try {
  for (const entry of COPIED) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
  await startVitest();

  const alreadyRed = [];
  for (const { test, needs } of process.env.GREEN ? [] : testsByFile(chosen)) {
    const seen = await run(test, needs);
    if (seen.passed === 0 || seen.failed.length > 0)
      alreadyRed.push(`${test.join(' ')}: ${seen.failed[0] ?? 'no test'}`);
  }
  if (alreadyRed.length > 0) throw new Error(`red with every guard in place:\n${alreadyRed.join('\n')}`);

  for (const guard of chosen) console.log(`${await tryWithout(guard)}  ${guard.name}`);
} finally {
  await vitest?.close();
  rmSync(copy, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

/** All without arguments. @throws Error when what is asked for is nothing. */
function chooseFrom(guards, words) {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(words[0] ?? '') ?? [];
  const found = parts
    ? guards.filter((_, index) => index % Number(parts) === Number(part) - 1)
    : guards.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (found.length === 0) throw new Error(`no guard is called ${words.join(' or ')}`);
  return found;
}

/** What the guards' tests are, one run a file and database: they are green together, or somebody looks into it. */
function testsByFile(guards) {
  const files = new Map();
  for (const { tests, needs } of guards.filter((guard) => canRun(guard.needs))) {
    for (const [file, pattern] of tests) {
      const known = files.get(`${file} ${needs === 'embedded'}`) ?? { file, needs, patterns: new Set() };
      known.patterns.add(pattern);
      files.set(`${file} ${needs === 'embedded'}`, known);
    }
  }
  return [...files.values()].map(({ file, needs, patterns }) => ({
    test: [file, patterns.has('') ? '' : [...patterns].join('|')],
    needs,
  }));
}

function canRun(needs) {
  return needs !== 'postgres' || Boolean(database);
}

/** A guard whose removal leaves a test waiting is noticed when the test's time is over. */
async function startVitest() {
  await vitest?.close();
  const patience = { testTimeout: 120_000, hookTimeout: 120_000 };
  vitest = await createVitest({ root: copy, watch: false, reporters: [{}], ...patience });
  await vitest.standalone();
}

/** What the tests say without the guard, with the first thing that each noticed; puts it back afterwards. */
async function tryWithout({ edits, tests, needs }) {
  if (!canRun(needs)) return 'not tried: needs STORY_DATABASE_URL';
  const whole = new Map();
  for (const [file, from, to] of edits) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (!whole.has(path)) whole.set(path, text);
    write(path, text.replace(from, from instanceof RegExp ? to : () => to));
  }
  // The tables' template is made when vitest starts.
  const isOfTables = edits.some(([file]) => file.startsWith('migrations/'));
  if (isOfTables) await startVitest();
  const seen = [];
  for (const test of tests) seen.push(await run(test, needs));
  for (const [path, text] of whole) write(path, text);
  if (isOfTables) await startVitest();
  const isRed = seen.every(({ failed }) => failed.length > 0);
  if (!isRed) hasFailed = true;
  const said = ({ failed, passed }) => failed[0] ?? (passed > 0 ? 'nothing' : 'no test ran: is the file broken?');
  const noticed = seen.map((each) => `          ${said(each)}\n`).join('');
  return `${noticed}${isRed ? 'red        ' : 'STILL GREEN'}`;
}

function write(path, text) {
  writeFileSync(path, text);
  vitest.invalidateFile(path);
}

/** How many tests passed, and what the others said: neither where the file itself is broken, which notices nothing. */
async function run([file, pattern], needs) {
  if (needs === 'embedded') delete process.env.STORY_DATABASE_URL;
  else if (database) process.env.STORY_DATABASE_URL = database;
  const path = join(copy, file);
  const project = vitest.projects.find((each) => NAMES.test(each.name) && each.matchesTestGlob(path));
  const named = project.createSpecification(path, pattern ? { testNamePattern: new RegExp(pattern) } : {});
  const { testModules } = await vitest.runTestSpecifications([named]);
  const ran = testModules.filter(({ moduleId }) => moduleId === path);
  const tests = ran.flatMap(({ children }) => [...children.allTests()]);
  const results = tests.map((test) => ({ name: test.fullName, ...test.result() }));
  const failed = results.filter(({ state }) => state === 'failed');
  return {
    passed: results.filter(({ state }) => state === 'passed').length,
    failed: failed.map(({ name, errors }) => `${name}: ${errors?.[0]?.message.split('\n')[0]}`),
  };
}
