import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SUPERADMIN_EMAIL } from '../onboarding/demo.ts';
import { eventually, must, signIn } from './story.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A first start makes the database: on a busy machine that takes its time, and nothing here is about how much.
const PATIENTLY = 500_000; // ms

const place = (name: string) => join(folder, name);

const TELL_THREADS = join(import.meta.dirname, 'tell-threads.mjs');

/** Starts the server as `npm start` does; on a disk with room for files of so many kB. It complains of threads that it leaves. */
function startServer(environment: Record<string, string>, blocks = 'unlimited') {
  const start = join(import.meta.dirname, '..', 'start.mjs');
  const server = spawn('bash', ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`, process.execPath, start], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: `--import=${TELL_THREADS}`,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard = { said: '', complained: '' };
  server.stdout.on('data', (bytes) => {
    heard.said += bytes;
  });
  server.stderr.on('data', (bytes) => {
    heard.complained += bytes;
  });
  return { server, heard, closed: once(server, 'close') };
}

/** The address that it serves at; a start that ended instead says why. */
async function addressOf({ heard, closed }: ReturnType<typeof startServer>): Promise<string> {
  let ended: unknown = null;
  closed.then((result) => {
    ended = result;
  });
  const [url] = await eventually(
    'it serves',
    () => {
      if (ended) throw new Error(`it ended with ${ended}: ${heard.complained}${heard.said}`);
      return /http:\/\/127\.0\.0\.1:\d+/.exec(heard.said);
    },
    PATIENTLY,
  );
  return url;
}

/** A port that somebody else has, until the result is closed. */
async function takenPort() {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  return { port: `${(other.address() as AddressInfo).port}`, close: () => other.close() };
}

describe('a start that fails says why in one Italian sentence', () => {
  const cases: [what: string, environment: () => Record<string, string>, sentence: RegExp, blocks?: string][] = [
    [
      'the data folder is a file',
      () => {
        writeFileSync(place('file'), '');
        return { DATA_DIR: place('file') };
      },
      /^Non si può usare .*file \(\w+\)\. Controlla permessi e spazio su disco, oppure scegli un’altra cartella con DATA_DIR\.\n$/,
    ],
    [
      'the secret is damaged',
      () => {
        mkdirSync(place('damaged'));
        writeFileSync(join(place('damaged'), 'secret'), 'abc');
        return { DATA_DIR: place('damaged'), DEMO: '0' };
      },
      /^Il file .*secret è vuoto o danneggiato: ripristinalo da una copia, oppure cancellalo .*\.\n$/,
    ],
    [
      'there is no room',
      () => ({ DATA_DIR: place('full') }),
      /^Il database incorporato in .*full non si avvia\. Controlla lo spazio su disco e i permessi.*\n$/,
      '8',
    ],
    [
      'a setting is wrong',
      () => ({ DATA_DIR: place('setting'), PORT: 'many' }),
      /^Impostazioni non valide\.\nPORT: .*\n$/,
    ],
  ];
  test.each(cases)(
    '%s',
    async (_, environment, sentence, blocks) => {
      const { heard, closed } = startServer(environment(), blocks);
      expect(await closed).toEqual([1, null]);
      expect(heard.complained).toMatch(sentence);
      expect(heard.said).toBe('');
    },
    PATIENTLY,
  );
});

test(
  'the superadmin’s password is told before it counts: a start that fails then loses none',
  async () => {
    const taken = await takenPort();
    const environment = { DATA_DIR: place('demo'), DEMO: '1' };
    const first = startServer({ ...environment, PORT: taken.port });
    expect(await first.closed).toEqual([1, null]);
    taken.close();
    expect(first.heard.complained).toBe(
      `La porta ${taken.port} è già usata da un altro programma: fermalo, oppure scegline un’altra con PORT.\n`,
    );
    const [, password = ''] = new RegExp(`${SUPERADMIN_EMAIL}\\s+(\\S+)`).exec(first.heard.said) ?? [];
    const second = startServer(environment);
    const { server, heard, closed } = second;
    const url = await addressOf(second);
    expect(heard.said).not.toContain(SUPERADMIN_EMAIL);
    const token = await signIn({ url } as Parameters<typeof signIn>[0], SUPERADMIN_EMAIL, password);
    expect((await must({ url }, '{ viewer { role } }', {}, token)).viewer.role).toBe('SUPERADMIN');
    server.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
  },
  PATIENTLY,
);

test(
  'the demo in production says loudly what it does, and its passwords stand on no screen',
  async () => {
    const started = startServer({ DATA_DIR: place('production'), DEMO: '1', NODE_ENV: 'production' });
    const { server, heard, closed } = started;
    const url = await addressOf(started);
    expect(heard.complained).toContain('Attenzione: DEMO=1 in produzione.');
    const { installation } = await must({ url }, '{ installation { demoAccounts { email password } } }');
    expect(installation.demoAccounts).toEqual([]);
    server.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
  },
  PATIENTLY,
);

test(
  'a server that was started over a channel ends with whoever holds its other end',
  async () => {
    const start = join(import.meta.dirname, '..', 'start.mjs');
    const environment = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: '0' };
    const server = spawn(process.execPath, [start], {
      env: { ...environment, DATA_DIR: place('channel') },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const heard = { said: '', complained: '' };
    server.stdout?.on('data', (bytes) => {
      heard.said += bytes;
    });
    const closed = once(server, 'exit'); // whoever closes a channel is told of no 'close'
    await addressOf({ server, heard, closed } as ReturnType<typeof startServer>);
    server.disconnect();
    expect(await closed).toEqual([0, null]);
  },
  PATIENTLY,
);
