import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = JSON.stringify(new URL('parent.mjs', import.meta.url).href);

/** A process that runs another, as npm does, by a shell or without, which says when its parent is gone. */
function startPair(environment: Record<string, string>, shell: boolean): ChildProcess {
  const child = `import { whenParentIsGone } from ${MODULE};
    whenParentIsGone(() => { console.log('gone'); process.exit(); });
    console.log('here ' + process.pid);
    setTimeout(() => { console.log('alone'); process.exit(); }, 3_000);`;
  const alone = `[process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}]`;
  // What follows keeps every shell from making way for what it runs.
  const byShell = `['sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, ${JSON.stringify(child)}]`;
  const parent = `require('node:child_process').spawn(...${shell ? byShell : alone}, { stdio: 'inherit' }]);`;
  const { npm_lifecycle_event: _, ...others } = process.env;
  return spawn(process.execPath, ['-e', parent], { env: { ...others, ...environment } });
}

async function saidAfterKill(
  environment: Record<string, string>,
  signal: NodeJS.Signals,
  shell = false,
): Promise<string> {
  const pair = startPair(environment, shell);
  let said = '';
  pair.stdout?.on('data', (bytes) => {
    said += bytes;
  });
  while (!said.includes('here')) await once(pair.stdout as NodeJS.ReadableStream, 'data');
  pair.kill(signal);
  await once(pair.stdout as NodeJS.ReadableStream, 'close');
  return said.split('\n').at(-2) ?? '';
}

test.skipIf(process.platform === 'win32').each([
  ['SIGTERM', false],
  ['SIGKILL', false],
  ['SIGTERM', true],
  ['SIGKILL', true],
] as const)('what npm runs notices %s of npm (by a shell: %s)', async (signal, shell) => {
  expect(await saidAfterKill({ npm_lifecycle_event: 'start' }, signal, shell)).toBe('gone');
});

test.skipIf(process.platform === 'win32')('what somebody else runs may outlive them', async () => {
  expect(await saidAfterKill({}, 'SIGKILL')).toBe('alone');
});
