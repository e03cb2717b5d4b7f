// npm test: types, lint, rules (architecture among them), stories, journeys. `npm test -- stories` runs one kind only;
// `npm test -- database-stories` the stories of which a second database can tell something new.
// JOURNEYS=required fails without a browser; TOTALS=FILE adds the counts and the
// failures of each run to a file, a line of JSON each.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureLearnt, node, root, runTool } from './install.mjs';

ensureInstalled();
ensureLearnt();
const kinds = process.argv.slice(2);
const wants = (kind) => kinds.length === 0 || kinds.includes(kind);
let hasFailed = false;

runTool('graphql-codegen', ['--config', 'codegen.yml', '--silent']); // one kind alone is run in a fresh clone, too
if (kinds.length === 0) {
  for (const config of ['tsconfig.json', 'tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.tests.json'])
    runTool('tsc', ['--noEmit', '-p', config]);
  runTool('biome', ['check', '--error-on-warnings', '.']);
}
if (wants('rules')) test(['rules', 'small-react']);
if (wants('stories')) testStories();
else if (wants('database-stories')) testStories({ STORIES_OF: 'the database' });
if (wants('journeys')) testJourneys();
process.exit(hasFailed ? 1 : 0);

function testStories(environment) {
  test(['crashes', 'stories', 'stories-apart'], environment);
}

function testJourneys() {
  const browser = findBrowser();
  if (browser) {
    ensureBuilt();
    test(['journeys'], { CHROMIUM: browser });
    return;
  }
  const line = '!'.repeat(96);
  console.log(
    `\n${line}\n! I PERCORSI NEL BROWSER NON SONO STATI ESEGUITI: nessun Chromium trovato (variabile CHROMIUM o PATH).\n${line}\n`,
  );
  if (process.env.JOURNEYS === 'required') hasFailed = true;
}

function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
  const usual = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usual].find(existsSync) ?? null;
}

function test(projects, environment = {}) {
  const first = run(projects, environment);
  const lost = first.errors.map(lostFile);
  const named = lost.map((file) => file && `${relative(root, file)}\n`); // as a file of which nothing came
  const isLost = lost.length > 0 && !lost.includes(null) && first.failures.every((each) => named.includes(each));
  if (isLost) console.log(`\nV8 ended the process of ${lost.join(', ')}: once more.\n`);
  const last = isLost ? run(projects, environment, lost) : first;
  if (last.status !== 0) hasFailed = true;
  if (!process.env.TOTALS) return;
  const passed = isLost ? first.passed + last.passed : first.passed;
  const failures = [...last.failures, ...last.errors.map((error) => `outside of any test: ${error}`)];
  if (last.status !== 0 && failures.length === 0) failures.push(`vitest ended with ${last.status ?? last.signal}`);
  appendFileSync(process.env.TOTALS, `${JSON.stringify({ passed, failed: last.failed, failures })}\n`);
}

/**
 * The file whose process V8 ended by one of its own checks, which no test can: those of its lists of pages with code, for
 * one, fail where WebAssembly is compiled and thrown away as often as here (nodejs/node#64500, seen with 24.21.0 as
 * 'Check failed: jit_page.has_value()', once in some hundred files). Null for any other error.
 */
function lostFile(error) {
  return (
    /Worker exited unexpectedly with signal SIG(?:TRAP|ILL) .*while running test file (\S+)/.exec(error)?.[1] ?? null
  );
}

function run(projects, environment, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-totals-'));
  const report = join(folder, 'report.json');
  const unhandled = join(folder, 'unhandled.json');
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(root, 'scripts', 'unhandled-errors.ts')}`,
    `--outputFile.json=${report}`,
  ];
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const { status, signal } = spawnSync(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, UNHANDLED_ERRORS: unhandled, ...environment },
  });
  const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);
  const nothing = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const { numPassedTests: passed, numFailedTests: failed, testResults } = read(report, nothing);
  const errors = read(unhandled, []);
  console.log(slowestOf(testResults));
  rmSync(folder, { recursive: true, force: true });
  return { status, signal, passed, failed, failures: failuresOf(testResults), errors };
}

/** The files that took longest, in seconds: where time is to be won. */
function slowestOf(files) {
  const timed = files.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1_000]);
  const slowest = timed.toSorted((a, b) => b[1] - a[1]).slice(0, 10);
  const lines = slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return ['The slowest files:', ...lines, ''].join('\n');
}

/** Each failed test with its reason, and each file that could not even be read: a text each. */
function failuresOf(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`);
  });
}
