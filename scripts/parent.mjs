import { execFileSync } from 'node:child_process';

const LOOK_EVERY = 500; // ms

/**
 * Calls back once when npm, which runs this script, is gone: a `kill` reaches npm alone, and what it runs would go on for
 * ever, holding port and data. Who is run by anything else may outlive it, as daemons do.
 * @param run by npm or not
 */
export function whenParentIsGone(callback, isRunByNpm = 'npm_lifecycle_event' in process.env) {
  if (!isRunByNpm) return;
  const parent = process.ppid;
  const npm = runnerOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY).unref();
}

/** npm runs a script by a shell, which outlives it when it is killed: then it is the shell's parent. */
function runnerOf(parent) {
  const [, grandparent] = /^(\d+)\s.*sh$/.exec(ask(parent).trim()) ?? [];
  return grandparent > 1 ? Number(grandparent) : parent;
}

function ask(pid) {
  try {
    return String(
      execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return ''; // a machine without ps
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
