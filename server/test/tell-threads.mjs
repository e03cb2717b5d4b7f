import { writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import workers from 'node:worker_threads';

// Before a server of a test: it says at its exit which threads still run. V8 may kill a process that exits while one is
// in the middle of WebAssembly, some once in a hundred times: what is seen here is its cause, each time.
const STANDARD_ERROR = 2;
const running = new Set();
workers.Worker = class extends workers.Worker {
  constructor(file, options) {
    super(file, options);
    running.add(this);
    this.once('exit', () => running.delete(this));
  }
};
syncBuiltinESMExports();
process.on('exit', () => {
  if (running.size > 0) writeSync(STANDARD_ERROR, `threads that still ran at the exit: ${running.size}\n`);
});
