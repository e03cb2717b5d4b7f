import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'flood: who would wait too long is refused at once',
    edits: [
      ['server/limits/turns.ts', 'if (this.#expectedWait(key) > waitAtMost * SURE) throw', 'if (key === null) throw'],
    ],
    tests: [['server/limits/turns.test.ts', 'refused at once']],
  },
  {
    name: 'flood: each key has its turn',
    edits: [
      [
        'server/limits/turns.ts',
        'this.#queues.delete(key);\n      if (queue.length > 0) this.#queues.set(key, queue);',
        'if (queue.length === 0) this.#queues.delete(key);',
      ],
    ],
    tests: [['server/limits/turns.test.ts', 'one key after the other']],
  },
  {
    name: 'flood: how often one caller may ask',
    edits: [['server/limits/allowance.ts', 'if (!this.has(key, now)) throw', 'if (this.has(key, now) === null) throw']],
    tests: [['server/test/limits.test.ts', 'asks too often']],
  },
  {
    name: 'flood: the event loop’s time of one caller',
    edits: [['server/limits/loop-time.ts', 'refuseWithout(own, known, this.#byCaller.most, now);', '']],
    tests: [['server/limits/loop-time.test.ts', 'nobody else is']],
  },
  {
    name: 'flood: the event loop’s time of an address',
    edits: [
      [
        'server/limits/loop-time.ts',
        'refuseWithout(this.#byAddress.of(address), known, this.#byAddress.most, now);',
        '',
      ],
    ],
    tests: [['server/limits/loop-time.test.ts', 'under many names']],
  },
  {
    name: 'flood: what there is of the event loop’s time in all',
    edits: [['server/limits/loop-time.ts', 'this.#inAll.left(now) <= 0', 'this.#inAll.left(now) < -1e9']],
    tests: [['server/limits/loop-time.test.ts', 'not enough for all']],
  },
  {
    name: 'flood: what it did cost is settled',
    edits: [['server/limits/loop-time.ts', 'if (isSettled) this.#charge', 'if (!isSettled) this.#charge']],
    tests: [['server/limits/loop-time.test.ts', 'settled by what it took']],
  },
  {
    name: 'flood: nobody is begun with who gave up',
    edits: [['server/limits/turns.ts', 'queue[0] && queue[0].lateAt <= now', 'queue[0] && queue[0].lateAt <= 0']],
    tests: [['server/limits/turns.test.ts', 'not begun with']],
  },
  {
    name: 'flood: a key has its share of what runs at once',
    edits: [['server/limits/turns.ts', ' && (this.#running.get(key) ?? 0) < this.#limits.perKey', '']],
    tests: [['server/limits/turns.test.ts', 'only its share']],
  },
];
