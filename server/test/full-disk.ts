import { randomBytes } from 'node:crypto';
import { openDatabase } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';

// A process of its own, started by `full-disk.test.ts` under a limit on the size of files, which to the database is a full
// disk: it writes until it cannot, and goes on asking. Each line it prints is something that happened.
const folder = process.env.DATA_DIR ?? '';
const say = (line: string) => process.stdout.write(`${line}\n`);
const database = await openDatabase({
  url: null,
  folder,
  poolSize: 1,
  onFailure: (sentence) => {
    say(`gone: ${sentence}`);
    process.exit(0);
  },
});
await querySystem(database, 'create table if not exists kept (number int, text text)').catch(() => undefined);
const TEXT = randomBytes(100_000).toString('hex'); // which PostgreSQL cannot make smaller
let isDown = false;
for (let number = 0; ; number++) {
  try {
    await querySystem(database, 'insert into kept values ($number, $text)', { number, text: TEXT });
    if (isDown) say(`back: ${number}`);
    else say(`stored: ${number}`);
    isDown = false;
  } catch (error) {
    if (!isDown) say(`failed: ${(error as Error).message}`);
    isDown = true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
