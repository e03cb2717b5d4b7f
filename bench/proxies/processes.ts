import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './server.ts';

const STARTS_WITHIN = 60_000; // ms

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL'); // whatever went wrong here
});

/** Something that runs beside, until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** A process of the product. @throws Error with what it said when it ends or is not there in time. */
export async function startServer(environment: Record<string, string> = {}): Promise<Target & Running> {
  const child = fork(new URL('./server.ts', import.meta.url), {
    env: { ...process.env, ...environment },
    silent: true,
  });
  const said = listenTo(child);
  const ready = once(child, 'message').then(([target]) => target as Target);
  const ended = once(child, 'exit').then(() => null);
  const target = await Promise.race([ready, ended, wait(STARTS_WITHIN, null, { ref: false })]);
  if (!target) {
    child.kill('SIGKILL');
    throw new Error(said());
  }
  return { ...target, stop: () => stop(child) };
}

/** A program that listens on a port of this machine. @throws Error with what it said when it ends before it does. */
export async function startProgram(program: string, args: string[], port: number): Promise<Running> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = listenTo(child);
  const until = performance.now() + STARTS_WITHIN;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${program}: ${said()}`);
    await wait(50);
  }
  return { stop: () => stop(child) };
}

/** Keeps what it says until it ends. */
function listenTo(child: ChildProcess): () => string {
  const { stdout, stderr } = child;
  children.add(child);
  child.once('exit', () => children.delete(child));
  let text = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (bytes) => {
      text += bytes;
    });
  return () => text.trim().slice(-2_000);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
