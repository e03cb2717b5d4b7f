import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'who has another tab open has not left',
    edits: [['server/live/presence.ts', 'if (this.#here.has(id))', 'if (id === null)']],
    tests: [['server/live/presence.test.ts', 'one of two tabs']],
  },
  {
    name: 'who stops twice stops nobody else',
    edits: [['server/live/topics.ts', ' || (open?.topic as unknown) !== topic', '']],
    tests: [['server/live/topics.test.ts', 'stops twice']],
  },
];
