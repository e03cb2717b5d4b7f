// npm run guards: takes away one guard of the product at a time, in a copy, and tells whether a test goes red.
// Guards stand beside what they guard: `guards.ts` of the folder (server/http/guards.ts), none in this file.
// STORY_DATABASE_URL runs the stories on a real PostgreSQL, without which the row lock of `seq` cannot be tried.
// `npm run guards -- refresh 'flood: '` tries those whose name contains one of the words; `npm run guards -- 2/8` the
// second eighth of them all, for a machine that ends what takes long.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agedIn, readGuards } from './guard-list.ts';
import { ensureInstalled, node, root } from './install.mjs';

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

ensureInstalled();
const chosen = chooseFrom(await readGuards(root), process.argv.slice(2));
// All of them are looked for before the first is tried: a list that has aged is found in a second, and not in an hour.
const aged = chosen.flatMap((guard) => agedIn(guard, root));
if (aged.length > 0) throw new Error(`guards that have aged:\n${aged.join('\n')}`);
const copy = mkdtempSync(join(tmpdir(), 'tuoshop-guards-'));
let hasFailed = false;
try {
  for (const entry of COPIED) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  const alreadyRed = testsByFile(chosen).filter(({ test, needs }) => countFailures([test], needs) !== 0);
  if (alreadyRed.length > 0)
    throw new Error(`red with every guard in place: ${alreadyRed.map(({ test }) => test.join(' ')).join(', ')}`);

  const rows = chosen.map((guard) => [guard.name, tryWithout(guard)]);
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${'guard taken away'.padEnd(width)}  tests`);
  for (const [name, verdict] of rows) console.log(`${name.padEnd(width)}  ${verdict}`);
} finally {
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
  return needs !== 'postgres' || Boolean(process.env.STORY_DATABASE_URL);
}

/** What the tests say without the guard; puts it back afterwards. */
function tryWithout({ name, edits, tests, needs }) {
  if (!canRun(needs)) return 'not tried: needs STORY_DATABASE_URL';
  const whole = new Map();
  for (const [file, from, to] of edits) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (!whole.has(path)) whole.set(path, text);
    writeFileSync(path, text.replace(from, from instanceof RegExp ? to : () => to));
  }
  const failures = tests.map((test) => countFailures([test], needs));
  for (const [path, text] of whole) writeFileSync(path, text);
  const isRed = failures.every((count) => count !== null && count > 0);
  if (!isRed) hasFailed = true;
  console.log(`${isRed ? 'red        ' : 'STILL GREEN'}  ${name}`);
  return isRed ? `red (${failures.join(' + ')} failed)` : `STILL GREEN (${failures.join(' + ')} failed)`;
}

/** How many tests failed; null when none ran, because the file itself is broken. */
function countFailures(tests, needs) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  let failed = 0;
  for (const [file, pattern] of tests) {
    const isAlone = /(crash|two-processes[\w-]*)\.test\.ts$/.test(file);
    const project = !file.startsWith('server/test/') ? 'rules' : isAlone ? 'crashes' : 'stories*';
    const environment = { ...process.env };
    if (needs === 'embedded') delete environment.STORY_DATABASE_URL;
    const args = ['run', '--project', project, file, '--reporter=json', `--outputFile=${report}`];
    if (pattern) args.push('-t', pattern);
    spawnSync(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args], {
      cwd: copy,
      env: environment,
      stdio: 'ignore',
    });
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (numFailedTests + numPassedTests === 0) return null;
    failed += numFailedTests;
  }
  return failed;
}
