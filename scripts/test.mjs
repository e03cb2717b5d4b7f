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
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-totals-'));
  const report = join(folder, 'report.json');
  const unhandled = join(folder, 'unhandled.json');
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(root, 'scripts', 'unhandled-errors.ts')}`,
    `--outputFile.json=${report}`,
  ];
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const result = spawnSync(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, UNHANDLED_ERRORS: unhandled, ...environment },
  });
  if (result.status !== 0) hasFailed = true;
  if (process.env.TOTALS && existsSync(report)) {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const errors = existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : [];
    const failures = [...failuresOf(testResults), ...errors.map((error) => `outside of any test: ${error}`)];
    if (result.status !== 0 && failures.length === 0)
      failures.push(`vitest ended with ${result.status ?? result.signal}`);
    const total = { passed: numPassedTests, failed: numFailedTests, failures };
    appendFileSync(process.env.TOTALS, `${JSON.stringify(total)}\n`);
  }
  rmSync(folder, { recursive: true, force: true });
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
