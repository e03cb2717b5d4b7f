import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A real PostgreSQL of a test's own, which it may kill. It writes to the disk as it does in production. */
export interface Cluster {
  /** Of an ordinary login, and a database that it owns. */
  url: string;
  /** Kills the process that all others of it belong to, and resolves when that one is gone. */
  kill(): Promise<void>;
  /** Starts it on what is left, and resolves when it answers. */
  start(): Promise<void>;
  /** How often it found, as it started, that it had not been stopped but killed. */
  recoveries(): number;
  remove(): Promise<void>;
}

const RECOVERED = /was not properly shut down; automatic recovery in progress/g;

/** Where this machine keeps PostgreSQL's programs; null where it has none. */
export function findPostgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Makes an empty cluster in a temporary folder, on a free port, and starts it. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-postgres-'));
  const data = join(folder, 'data');
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const how = { ...user, cwd: folder, env: { LC_ALL: 'C' } };
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...options], { ...how, stdio: 'pipe' });
  const port = await freePort();
  const superuser = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let log = '';
  let main: ChildProcess | null = null;

  async function start(): Promise<void> {
    for (;;) {
      // What is left of the killed one may still hold the port or its memory: then the new one ends by itself.
      const settings = ['-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=on'];
      main = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
        ...how,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      main.stderr?.on('data', (bytes) => {
        log += bytes;
      });
      if (await isAnswering(superuser, main)) return;
    }
  }

  await start();
  await ordinaryLogin(superuser);
  return {
    url: `postgres://shop@127.0.0.1:${port}/shop`,
    start,
    kill: () => end(main, 'SIGKILL'),
    recoveries: () => log.match(RECOVERED)?.length ?? 0,
    async remove() {
      await end(main, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Our servers need no superuser. */
async function ordinaryLogin(superuser: string): Promise<void> {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  await client.query('create role shop login createrole');
  await client.query('create database shop owner shop');
  await client.end();
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function end(main: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!main || main.exitCode !== null || main.signalCode !== null) return;
  const ended = once(main, 'exit');
  main.kill(signal);
  await ended;
}

/** False when the process ended before it answered. */
async function isAnswering(url: string, main: ChildProcess): Promise<boolean> {
  while (main.exitCode === null) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
