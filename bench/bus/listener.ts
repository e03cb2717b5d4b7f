import { pino } from 'pino';
import { PostgresBus } from '../../server/live/postgres-bus.ts';
import { benchDatabaseUrl } from '../harness.ts';

// Another process: says when it heard of each event. The clock is the machine's, the same for all its processes.
const bus = new PostgresBus({
  url: benchDatabaseUrl(),
  log: pino({ level: 'silent' }),
  readChanges: async () => ({ events: [], cursor: '0' }),
});
await bus.start();
bus.listen('companies', ({ id }) => process.send?.({ id, at: Number(process.hrtime.bigint()) / 1e6 }));
process.send?.('ready');
