import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureLearnt } from '../scripts/learn.ts';
import { memorySettings } from '../scripts/memory-settings.mjs';

/** Every benchmark. */
const BENCHES: Record<string, string> = {
  push: 'speed 1–3: a message pushed to 1,000 dashboards, beside graphql-ws as documented and bare ws',
  connect: 'speed 3: what connecting and subscribing costs, beside graphql-ws as documented and bare ws',
  handover: 'a person’s message until its visitor sees it, 200 conversations at once, beside a bare ws relay',
  send: 'speed 4: sendMessage, beside pgbench running the same statements',
  matching: 'speed 5–6: finding products for a message, beside the naive loop and two search libraries',
  edit: 'speed 6: one edited product of 100,000 until a visitor is answered from it, beside a whole compilation',
  proof:
    'what saving a FAQ, settings, a product or an import would change for 2,000 questions, beside answering each once',
  bus: 'speed 8: a wake-up from one process to another, and what the bus takes of sendMessage',
  model: "what we add to the model's first word and whole answer, beside the bare openai client",
  import: 'speed 10: a file of products, beside \\copy of its rows and csv-parse alone; what visitors wait meanwhile',
  'bad-input':
    'every bad file of the tests, and good ones: how soon the sentence comes, how long nobody else is served',
  widget: 'weight: what a shop’s page pays before the click, and how soon the opened chat is there',
  stats: 'speed 11: figures of a company of 1,000,000 messages, beside counting them',
  log: 'speed 12: the first page of the log under every filter, among 100,000 conversations',
  'field-costs': 'every field of the schema at its largest page: how long it holds the event loop, by the cheapest',
  'long-life':
    'the embedded database over 30 nightly imports and 200,000 messages: its files beside a fresh copy, the last message beside the first',
  memory: 'what the process takes at rest, while it starts, under load and after it',
  'import-memory': 'what two imports leave behind in the memory of the process',
  stop: 'reliability 8: SIGTERM while people write and look on, until the process has gone',
  browser: 'speed 7: a live event in a log and a transcript of 5,000 rows, beside Apollo updateQuery',
  start: 'speed 9: from the start of the process to the first answer, beside node doing nothing',
};

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || !(name in BENCHES)) {
  console.log('npm run bench -- NAME\n');
  for (const [each, what] of Object.entries(BENCHES)) console.log(`  ${each.padEnd(10)}${what}`);
  console.log('\nThose on PostgreSQL take BENCH_DATABASE_URL, a database of their own that an ordinary login owns.');
  process.exitCode = name === undefined ? 0 : 1;
} else {
  ensureLearnt();
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const env = { ...process.env, ...memorySettings }; // as the server is started
  process.exitCode = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit', env }).status ?? 1;
}
