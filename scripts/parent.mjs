const LOOK_EVERY = 500; // ms

/**
 * Calls back once when npm, which runs this script, is gone: a `kill` reaches npm alone, and what it runs would go on for
 * ever, holding port and data. Who is run by anything else may outlive it, as daemons do.
 * @param run by npm or not
 */
export function whenParentIsGone(callback, isRunByNpm = 'npm_lifecycle_event' in process.env) {
  if (!isRunByNpm) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY).unref();
}
