import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'answers under way say that their connection ends with a stop',
    edits: [
      [
        'server/app/listener.ts',
        "for (const response of underway) if (!response.headersSent) response.setHeader('Connection', 'close');",
        '',
      ],
    ],
    tests: [['server/test/stop.test.ts', 'what is under way']],
  },
  {
    name: 'flood: requests sent ahead on one connection',
    edits: [['server/app/listener.ts', ' || count > limits.unanswered', '']],
    tests: [['server/app/listener.test.ts', 'thousands of requests']],
  },
  {
    name: 'flood: connections of one address',
    edits: [['server/app/listener.ts', 'if (open > most) return socket.destroy();', '']],
    tests: [['server/app/listener.test.ts', 'so many connections']],
  },
  {
    name: 'flood: new connections are taken in many at a time',
    edits: [['server/app/listener.ts', "=== 'linux' ? 32 : 1", "=== 'linux' ? 1 : 1"]],
    tests: [['server/app/listener.test.ts', 'takes in many']],
  },
  {
    name: "what was begun after the start is nobody else's",
    edits: [
      [
        'server/app/housekeeping.ts',
        'shared.database.isEmbedded ? startedAt : undefined',
        'shared.database.isEmbedded ? new Date() : undefined',
      ],
    ],
    tests: [['server/test/begun-at-the-start.test.ts', '']],
    needs: 'embedded',
  },
];
