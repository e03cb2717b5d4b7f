import { defineConfig } from 'vitest/config';
import { ANY_DATABASE } from './scripts/any-database.mjs';
import { SMALL_REACT_ALIASES } from './web/widget/small-react-aliases.ts';

// Names of kinds of tests: rules are pure and quick, stories go through the doors of a running server, journeys through
// a browser. `npm test` runs all of them.
// graphql is published twice over, and Vite would take the other copy than Node does for the packages that use it.
const GRAPHQL = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

// Stories in which processes take over what others left behind: where files share a database they would take over one
// another's. There they run after the rest, one at a time.
const isShared = process.env.STORY_DATABASE_URL !== undefined && !process.env.STORY_DATABASE_URL.includes('{worker}');
const ALONE = ['server/test/*crash.test.ts', 'server/test/two-processes*.test.ts', 'server/test/left-behind*.test.ts'];

// Stories that replace a module, load it anew, or measure their own process or what it has prepared. All others share a
// process, one for each worker: loading the server anew for every file cost two seconds of processor each.
const APART = [
  'begun-at-the-start',
  'changed-while-verified',
  'cuts',
  'import-progress',
  'imported-products',
  'bad-input',
  'list-indexes',
  'loop-time',
  'plans-after-growth',
  'pooler',
].map((name) => `server/test/${name}.test.ts`);

// Where the stories ran on another database before, those that the database has no part in are left out.
const KNOWN = process.env.STORIES_OF === 'the database' ? ANY_DATABASE : [];

// What messages ask is learnt before the tests, as it is before a start.
const LEARNT = 'scripts/learn.ts';

export default defineConfig({
  test: {
    // A test waits for the thing; limits are far above what it takes, because machines are noisy: where 24 wanted two
    // processors, the start of a server on an empty folder, of 6 s of them, took four minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: GRAPHQL },
        test: {
          name: 'rules',
          include: ['server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'evaluation/**/*.test.ts'],
          exclude: ['server/test/**'],
          globalSetup: [LEARNT],
        },
      },
      {
        resolve: { alias: SMALL_REACT_ALIASES },
        test: { name: 'small-react', include: ['web/chat/**/*.test.tsx'] },
      },
      {
        resolve: { alias: GRAPHQL },
        test: {
          name: 'stories',
          include: ['server/test/**/*.test.ts'],
          exclude: [...ALONE, ...APART, ...KNOWN],
          isolate: false,
          globalSetup: [LEARNT, 'server/test/template.ts'],
          setupFiles: ['server/test/empty-tables.ts'],
        },
      },
      {
        resolve: { alias: GRAPHQL },
        test: {
          name: 'stories-apart',
          include: APART,
          exclude: [...KNOWN],
          globalSetup: [LEARNT, 'server/test/template.ts'],
          setupFiles: ['server/test/empty-tables.ts'],
        },
      },
      {
        resolve: { alias: GRAPHQL },
        test: {
          name: 'crashes',
          include: ALONE,
          ...(isShared ? { fileParallelism: false, sequence: { groupOrder: 1 } } : {}),
          globalSetup: [LEARNT, 'server/test/template.ts'],
          setupFiles: ['server/test/empty-tables.ts'],
        },
      },
      {
        resolve: { alias: GRAPHQL },
        test: {
          name: 'journeys',
          include: ['e2e/**/*.journey.ts'],
          testTimeout: 300_000,
          globalSetup: [LEARNT, 'e2e/demo-folder.ts'],
          setupFiles: ['e2e/tell-seen.ts', 'e2e/begin-from-demo.ts'],
        },
      },
    ],
  },
});
