import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders of the server from left to right: one imports only itself and what stands left of it. */
const ORDER = [
  ['errors', 'config', 'keys', 'context', 'limits', 'observability', 'language', 'search', 'live', 'database'],
  ['accounts'],
  ['companies'],
  ['people', 'faqs', 'products', 'prompts', 'saved-replies', 'uploads'],
  ['exports', 'pictures'],
  ['imports'],
  ['feeds'],
  ['model'],
  ['assistant'],
  ['shop'],
  ['conversations'],
  ['handover'],
  ['requests', 'orders', 'conversions'],
  ['acceptance'],
  ['improvement'],
  ['proofs'],
  ['refused'],
  ['unmet'],
  ['rejected'],
  ['stats', 'onboarding'],
  ['today'],
  ['weekly'],
  ['graphql'],
  ['http', 'websocket'],
  ['app'],
  ['backup'],
  ['main', 'superadmin', 'data'],
];

/** Files that may talk to the database, the network or the clock's timers; every other file of a feature is pure. */
const READS_AND_WRITES =
  /(^|\/)(store|.*-store|actions|.*-actions|resolvers|subscriptions|access|credentials|openai|pending-replies|timers|outside|reader-worker|.*-file)\.ts$/;

const FEATURES = [
  'language',
  'search',
  'accounts',
  'companies',
  'people',
  'faqs',
  'products',
  'prompts',
  'saved-replies',
  'uploads',
  'exports',
  'pictures',
  'imports',
  'feeds',
  'model',
  'assistant',
  'shop',
  'conversations',
  'handover',
  'requests',
  'orders',
  'conversions',
  'improvement',
  'proofs',
  'refused',
  'unmet',
  'acceptance',
  'rejected',
  'stats',
  'onboarding',
  'today',
  'weekly',
];

interface Import {
  from: string;
  isTypeOnly: boolean;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('/generated/') && !/(\.(test|cases|journey)\.tsx?|\/guards\.ts)$/.test(file));
}

function importsOf(file: string): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const isErased = (entries: { isType: boolean }[]) => entries.length > 0 && entries.every((entry) => entry.isType);
  return [
    ...module.staticImports.map((found) => ({ from: found.moduleRequest.value, isTypeOnly: isErased(found.entries) })),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) =>
        entry.moduleRequest ? [{ from: entry.moduleRequest.value, isTypeOnly: entry.isType }] : [],
      ),
    ),
  ];
}

/** What a file imports by name, and from which file of the project. */
function namesImportedBy(file: string): { from: string; name: string }[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = target(file, moduleRequest.value);
    return from === null ? [] : entries.map((entry) => ({ from, name: entry.importName.name ?? '' }));
  });
}

/** The file that a relative import names, from the project's root; null for a package. */
function target(file: string, from: string): string | null {
  return from.startsWith('.') ? normalize(join(dirname(file), from)) : null;
}

function placeOf(file: string): number {
  const path = file.replace(/^server\//, '').replace(/\.ts$/, '');
  const exact = ORDER.findIndex((names) => names.includes(path));
  return exact >= 0 ? exact : ORDER.findIndex((names) => names.includes(path.split('/')[0] ?? ''));
}

/** The circles of a graph, each once, as the files on the way. */
function circlesOf(imports: Map<string, string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

const serverFiles = filesBelow('server').filter((file) => !file.startsWith('server/test/'));

describe('the house', () => {
  test('every folder of the server has its place', () => {
    expect(serverFiles.filter((file) => placeOf(file) < 0)).toEqual([]);
  });

  test('imports come only from the left', () => {
    const breaches = serverFiles.flatMap((file) =>
      importsOf(file).flatMap(({ from, isTypeOnly }) => {
        const imported = target(file, from);
        const isFine =
          isTypeOnly || imported === null || !imported.startsWith('server/') || placeOf(imported) <= placeOf(file);
        return isFine ? [] : [`${file} → ${imported}`];
      }),
    );
    expect(breaches).toEqual([]);
  });

  test.each(['server', 'web', 'e2e', 'bench', 'evaluation'])('no circle of imports in %s, types included', (folder) => {
    const files = filesBelow(folder);
    const known = new Set(files);
    const imports = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .map(({ from }) => target(file, from) ?? '')
          .filter((imported) => known.has(imported)),
      ]),
    );
    expect(circlesOf(imports)).toEqual([]);
  });

  test('features on the same level do not import one another', () => {
    const breaches = serverFiles.flatMap((file) => {
      const [, folder = ''] = file.split('/');
      if (!FEATURES.includes(folder) || folder === 'language' || folder === 'search') return [];
      return importsOf(file).flatMap(({ from, isTypeOnly }) => {
        const imported = target(file, from);
        const other = imported?.split('/')[1] ?? '';
        const isBreach =
          !isTypeOnly &&
          imported &&
          FEATURES.includes(other) &&
          other !== folder &&
          placeOf(imported) === placeOf(file);
        return isBreach ? [`${file} → ${imported}`] : [];
      });
    });
    expect(breaches).toEqual([]);
  });

  test('only the named files of a feature do I/O', () => {
    const doors = [
      'server/database/tenant.ts',
      'server/database/system.ts',
      'server/database/sql.ts',
      'server/database/rate-limits.ts',
      'typeorm',
      'pg',
      'ws',
      'node:fs',
      'node:http',
      'node:net',
      'openai',
      'argon2',
    ];
    const breaches = serverFiles.flatMap((file) => {
      const [, folder = ''] = file.split('/');
      if (
        !FEATURES.includes(folder) ||
        READS_AND_WRITES.test(file) ||
        /^server\/onboarding\/(demo|demo-history|casa-serena-shop)\.ts$/.test(file)
      )
        return [];
      return importsOf(file).flatMap(({ from, isTypeOnly }) => {
        const imported = target(file, from) ?? from;
        return !isTypeOnly && doors.includes(imported) ? [`${file} → ${imported}`] : [];
      });
    });
    expect(breaches).toEqual([]);
  });

  test('SQL goes one way', () => {
    // They have connections of their own: the bus listens on one, and a start waits for a database that is not there yet.
    const others = ['server/live/postgres-bus.ts', 'server/http/waiting-room.ts'];
    const ways: [way: string, pattern: RegExp][] = [
      ['a query past database/sql.ts', /\b(manager|runner|dataSource|client)\.query\b/],
      ['a repository or a query builder', /\b(getRepository|createQueryBuilder|EntitySchema)\b/],
      ['a value by its place', /[\s(=,<>]\$\d/],
    ];
    const breaches = serverFiles.flatMap((file) => {
      if (file.startsWith('server/database/') || others.includes(file)) return [];
      const text = readFileSync(join(root, file), 'utf8');
      return ways.flatMap(([way, pattern]) => (pattern.test(text) ? [`${file}: ${way}`] : []));
    });
    expect(breaches).toEqual([]);
  });

  test('the system door has few callers', () => {
    const callers = serverFiles.filter((file) =>
      importsOf(file).some(({ from }) => target(file, from) === 'server/database/system.ts'),
    );
    expect(callers.toSorted()).toEqual(
      [
        'server/acceptance/timers.ts',
        'server/accounts/actions.ts', // sign-in
        'server/accounts/store.ts', // token lookup
        'server/app/health.ts', // readiness, and how many replies are pending
        'server/app/housekeeping.ts', // what is over
        'server/companies/removal-actions.ts', // a company's own door deletes no company
        'server/companies/owner-store.ts', // whose a company is
        'server/companies/resolvers.ts', // lists across companies
        'server/exports/actions.ts', // may who asked still see the company
        'server/conversations/pending-replies.ts', // pending replies
        'server/conversations/timers.ts', // the idle timer
        'server/database/rate-limits.ts', // limits are nobody's rows
        'server/database/upkeep.ts', // all tables, whose rows they are
        'server/live/changes.ts', // lost wake-ups
        'server/feeds/timers.ts', // whose catalogue is to be fetched next
        'server/handover/timers.ts', // whose person may answer no more
        'server/improvement/timers.ts', // questions of all companies are put together
        'server/unmet/timers.ts', // and wishes
        'server/imports/leftover-store.ts', // what crashes left over
        'server/model/usage-store.ts', // what all companies' models have used
        'server/onboarding/actions.ts', // a company that is not there yet
        'server/onboarding/demo.ts', // the same
        'server/pictures/store.ts', // pictures are public
        'server/pictures/unused-store.ts', // whose pictures nobody uses
        'server/people/availability-store.ts', // who is there, whatever their company
        'server/people/actions.ts', // ending people's sessions
        'server/stats/resolvers.ts', // figures of several companies
        'server/today/resolvers.ts', // companies of a scope, one beside the other
        'server/superadmin.ts', // made on the server only
        'server/uploads/actions.ts', // what a person has on the disk, in all companies
      ].toSorted(),
    );
  });

  test('what the assistant knows is changed through one door', () => {
    // What writes, and who may use it without `changeKnowledge`: a company or a catalogue that nobody is answered from yet.
    const writes: Record<string, readonly string[]> = {
      'server/faqs/store.ts': ['addFaqs', 'insertFaq', 'updateFaq', 'deleteFaq', 'restoreFaq', 'orderFaqs'],
      'server/faqs/import-store.ts': ['deleteFaqsExcept', 'restoreFaqRows', 'writeFaqRows'],
      'server/products/store.ts': [
        'addProducts',
        'insertProduct',
        'updateProduct',
        'deleteProducts',
        'restoreProducts',
        'setAvailable',
        'setCategory',
      ],
      'server/products/catalogue-store.ts': ['switchCatalogue', 'returnToReplaced'],
      'server/prompts/store.ts': ['addPromptVersion'],
      'server/shop/store.ts': ['storePersonSettings', 'storeWidgetSettings'],
      'server/model/own-model-store.ts': ['storeOwnModel', 'deleteOwnModel'],
      'server/companies/store.ts': ['saveSettings', 'saveBranding', 'setActive'],
    };
    const makers = ['server/onboarding/seed.ts', 'server/imports/catalogue-store.ts'];
    const breaches = serverFiles.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (makers.includes(file) || text.includes('changeKnowledge(')) return [];
      return namesImportedBy(file).flatMap(({ from, name }) =>
        writes[from]?.includes(name) ? [`${file} → ${name}`] : [],
      );
    });
    expect(breaches).toEqual([]);
    for (const [store, names] of Object.entries(writes)) {
      const text = readFileSync(join(root, store), 'utf8');
      for (const name of names) expect(text, store).toMatch(new RegExp(`function ${name}\\(`));
    }
  });

  test('which model answers for a company is asked in one place', () => {
    const asking =
      /\b(?:context|shared)\.model\b|\{[^{}]*\bmodel\b[^{}]*\}: (?:Context|Shared|Pick<(?:Context|Shared))/;
    const askers = serverFiles.filter((file) => asking.test(readFileSync(join(root, file), 'utf8')));
    expect(askers.toSorted()).toEqual([
      'server/assistant/own-model-actions.ts', // where a company has none any more
      'server/assistant/own-models.ts', // here
      'server/today/resolvers.ts', // whether the server's fails
    ]);
  });

  test('only actions publish', () => {
    const publishers = serverFiles.filter((file) => /\bpublish\(/.test(readFileSync(join(root, file), 'utf8')));
    const allowed =
      /(^|\/)(actions|.*-actions|pending-replies|timers|resolvers)\.ts$|^server\/(app|app\/shared|live\/.*)\.ts$/;
    expect(publishers.filter((file) => !allowed.test(file))).toEqual([]);
  });

  test('the web knows the server by its schema only', () => {
    const breaches = filesBelow('web').flatMap((file) =>
      importsOf(file).flatMap(({ from }) => (target(file, from)?.startsWith('server/') ? [`${file} → ${from}`] : [])),
    );
    expect(breaches).toEqual([]);
  });

  test('the chat uses neither Mantine nor Apollo', () => {
    const breaches = [...filesBelow('web/chat'), ...filesBelow('web/widget')].flatMap((file) =>
      importsOf(file).flatMap(({ from }) => (/^@(mantine|apollo|tabler)\//.test(from) ? [`${file} → ${from}`] : [])),
    );
    expect(breaches).toEqual([]);
  });

  test.each(['server', 'web'])('every folder of %s stands in the README’s map', (place) => {
    const [, map = ''] = /\n(schema\.graphql {2}.*?)\n```/s.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
    const folders = readdirSync(join(root, place), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const missing = folders.filter(({ name }) => !map.includes(`${name}/`)).map(({ name }) => name);
    expect(folders.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  test('no folder or file has a name that says nothing, and there are no barrels', () => {
    const named = [...filesBelow('server'), ...filesBelow('web')].filter((file) =>
      /(^|\/)(utils?|helpers?|common|types|services?|index)(\.tsx?|\/)/.test(file),
    );
    expect(named).toEqual([]);
  });

  test('the environment is read in one place', () => {
    const readers = serverFiles.filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env'));
    expect(readers.toSorted()).toEqual(['server/data.ts', 'server/main.ts', 'server/superadmin.ts']);
  });
});
