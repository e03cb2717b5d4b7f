#!/usr/bin/env bash
# Expected: 'close' of a child process comes once it has ended and its streams are closed, whoever ended the channel.
# Seen: a parent that calls disconnect() itself hears 'disconnect', 'exit' and the end of every stream, and never 'close';
#   where the child lets go of the channel, or is killed, 'close' comes (Node 24.21).
# Why it matters here: whoever waits for the 'close' of a server that was started over a channel waits for ever; 'exit' comes.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cat > run.mjs <<'JS'
import { spawn } from 'node:child_process';
const child = `process.once('disconnect', () => process.exit(0)); process.on('message', () => process.disconnect());
  process.send('here'); setInterval(() => undefined, 1_000);`;
async function heard(end) {
  const running = spawn(process.execPath, ['-e', child], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  running.stdout.resume();
  running.stderr.resume();
  const events = [];
  for (const name of ['exit', 'close']) running.on(name, () => events.push(name));
  running.once('message', () => end(running));
  while (!events.includes('exit')) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return events.join(' ');
}
const seen = {
  parentDisconnects: await heard((running) => running.disconnect()),
  childDisconnects: await heard((running) => running.send('go')),
  killed: await heard((running) => running.kill()),
};
console.log(process.version, seen);
const isSame = seen.parentDisconnects === 'exit' && seen.childDisconnects === 'exit close' && seen.killed === 'exit close';
process.exit(isSame ? 0 : 1);
JS
node run.mjs
