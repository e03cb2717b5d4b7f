import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import OpenAI from 'openai';
import { createVisitor, eventually, listen, say, start } from '../server/test/story.ts';
import { alternate, median, printTable, quantile, significant } from './harness.ts';
import type { Door, ServerRequest, Usage } from './push/protocol.ts';

// What we add to the model's own first word and whole answer, and what a streamed piece costs with so many watchers:
// beside the bare `openai` client reading the same stand-in.
const [questions = 8, pieces = 100, pause = 10, rounds = 2] = process.argv.slice(2).map(Number);
const WATCHERS = [1, 100, 1_000];
const QUESTION = 'che materiali usate?'; // no rule knows it

function run(file: string, ...parameters: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(`./model/${file}`, import.meta.url)), parameters, { execArgv: [] });
}

/** How long until the first word and until the end, ms, of each question; and what the server spent on it. */
interface Measured {
  first: number[];
  total: number[];
  /** CPU of the process under measurement, ms. */
  cpu: number;
}

async function bare(url: string): Promise<Measured> {
  const client = new OpenAI({ apiKey: 'sk-bench', baseURL: url, maxRetries: 0 });
  const measured: Measured = { first: [], total: [], cpu: 0 };
  const before = process.cpuUsage();
  for (let number = 0; number < questions; number++) {
    const startedAt = performance.now();
    const stream = await client.chat.completions.create({
      model: 'gpt-4o-mini',
      messages: [{ role: 'user', content: QUESTION }],
      stream: true,
    });
    let isFirst = true;
    for await (const { choices } of stream) {
      if (isFirst && choices[0]?.delta.content) {
        measured.first.push(performance.now() - startedAt);
        isFirst = false;
      }
    }
    measured.total.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  measured.cpu = (user + system) / 1_000;
  return measured;
}

async function ours(server: ChildProcess, door: Door, watchers: number): Promise<Measured> {
  const usage = async () => {
    server.send({ kind: 'usage' } satisfies ServerRequest);
    const [now] = (await once(server, 'message')) as [Usage];
    return now.cpu;
  };
  const token = await createVisitor(door, door.companyId);
  const { data } = await start(door, token, 'quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  const others = run('watchers.ts');
  await once(others, 'message');
  const measured: Measured = { first: [], total: [], cpu: 0 };
  try {
    if (watchers > 1) {
      others.send({ door, conversationId: id, count: watchers - 1 });
      await once(others, 'message');
    }
    const writing = listen(
      door,
      'subscription ($id: ID!) { chatWriting(conversationId: $id) { text } }',
      { id },
      token,
    );
    const messages = listen(
      door,
      'subscription ($id: ID!) { chatMessages(conversationId: $id, afterSeq: 3) { seq sender } }',
      { id },
      token,
    );
    await eventually('both listen', () => writing.events.length > 0 && messages.events.length > 0);
    await ask();
    Object.assign(measured, { first: [], total: [] }); // the first one reads the client's code from disk
    const before = await usage();
    for (let number = 0; number < questions; number++) await ask();
    measured.cpu = (await usage()) - before;
    await Promise.all([writing.stop(), messages.stop()]);

    async function ask(): Promise<void> {
      const [heard, stored] = [writing.events.length, messages.events.length];
      const startedAt = performance.now();
      await say(door, token, id, QUESTION);
      await soon(() => writing.events.slice(heard).some(({ chatWriting }) => chatWriting?.text));
      measured.first.push(performance.now() - startedAt);
      await soon(() => messages.events.slice(stored).some(({ chatMessages }) => chatMessages.at(-1)?.sender === 'BOT'));
      measured.total.push(performance.now() - startedAt);
    }
  } finally {
    others.kill('SIGTERM');
    await once(others, 'exit');
  }
  return measured;
}

/** Looks every millisecond: the figures are of that grain. */
async function soon(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 1));
}

const service = run('service.ts', String(pieces), String(pause));
const [url] = (await once(service, 'message')) as [string];
// One for all: a database that begins anew would take most of the time.
const server = run('server.ts', url);
const [door] = (await once(server, 'message')) as [Door];
const contenders = ['bare openai', ...WATCHERS.map((count) => `ours, ${count} watching`)];
const results = await alternate(contenders, rounds, (contender) => {
  const [, count] = /(\d+) watching/.exec(contender) ?? [];
  return count === undefined ? bare(url) : ours(server, door, Number(count));
});
const rows = Object.fromEntries(
  [...results].map(([name, measured]) => {
    const first = measured.flatMap((round) => round.first);
    const total = measured.flatMap((round) => round.total);
    return [
      name,
      {
        'first word p50 ms': significant(median(first)),
        'p99 ms': significant(quantile(first, 0.99)),
        'whole answer p50 ms': significant(median(total)),
        'p99 ms ': significant(quantile(total, 0.99)),
        'CPU µs a piece': significant(
          (1_000 * measured.reduce((sum, { cpu }) => sum + cpu, 0)) / (rounds * questions * pieces),
        ),
      },
    ];
  }),
);
printTable(`${questions} questions, ${pieces} pieces every ${pause} ms, ${rounds} rounds`, rows);
for (const child of [server, service]) child.kill('SIGTERM');
