// Whether the programs that read schemas, and write code from them, take the one that is served at /schema.graphql:
// `npm run schema-readers`. Those of npm are installed into a folder of their own; those of Debian are asked where they
// are installed, and named where they are not. Its result stands in docs/api.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedSchema, schema } from '../server/graphql/schema.ts';
import {
  COUNT_IN_GO,
  COUNT_IN_NODE,
  COUNT_IN_PYTHON,
  COUNT_IN_RUBY,
  DOCUMENT,
  PARSE_IN_GO,
} from './schema-reader-programs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'schema-readers-'));
const schemaFile = join(folder, 'schema.graphql');
const types = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__')).length;
const changes = Object.keys(schema.getMutationType()?.getFields() ?? {}).length;
/** What each reader that has an interface says of the schema: its types and its changes. */
const RIGHT = `${types} ${changes}`;

const npm = (name) => join(folder, 'node_modules', '.bin', name);

/** Runs a Go program of one file against the libraries of Debian. */
function go(name, program) {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'main.go'), program);
  const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '', HOME: folder };
  execFileSync('go', ['build', '-o', 'reader', 'main.go'], { cwd: join(folder, name), env, stdio: 'pipe' });
  return run(join(folder, name, 'reader'), [schemaFile]);
}

function run(command, args) {
  return String(
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 }),
  ).trim();
}

/** Of npm the version is fixed; Debian's is that of the machine's release. */
const READERS = [
  { name: 'graphql 16.15.0', says: RIGHT, read: () => run(process.execPath, nodeArguments(COUNT_IN_NODE('graphql'))) },
  {
    name: 'graphql 17.1.0',
    says: RIGHT,
    read: () => run(process.execPath, nodeArguments(COUNT_IN_NODE('graphql-17'))),
  },
  {
    name: 'genql 6.3.4',
    writes: 'genql/schema.ts',
    read: () => run(npm('genql'), ['--schema', schemaFile, '--output', 'genql']),
  },
  { name: 'relay-compiler 21.0.1', writes: 'source/__generated__/aConversationsQuery.graphql.ts', read: relay },
  {
    name: 'graphql-ruby',
    debian: 'ruby-graphql',
    says: RIGHT,
    read: () => run('/usr/bin/ruby', ['-e', COUNT_IN_RUBY, schemaFile]),
  },
  {
    name: 'graphql-core, without descriptions',
    debian: 'python3-graphql-core',
    says: RIGHT,
    read: () => run('/usr/bin/python3', ['-c', COUNT_IN_PYTHON, schemaFile]),
  },
  {
    name: 'gqlparser',
    debian: 'golang-github-vektah-gqlparser-dev',
    says: RIGHT,
    read: () => go('gqlparser', COUNT_IN_GO),
  },
  {
    name: 'graphql-go of graph-gophers',
    debian: 'golang-github-graph-gophers-graphql-go-dev',
    says: '',
    read: () => go('gophers', PARSE_IN_GO),
  },
  {
    name: 'gqlclientgen',
    debian: 'gqlclient',
    writes: 'shop.go',
    read: () => run('gqlclientgen', ['-s', schemaFile, '-o', 'shop.go', '-n', 'shop']),
  },
];

const NPM_PACKAGES = ['graphql@16.15.0', 'graphql-17@npm:graphql@17.1.0', '@genql/cli@6.3.4', 'relay-compiler@21.0.1'];

function nodeArguments(program) {
  return ['--input-type=module', '-e', program, schemaFile];
}

function relay() {
  mkdirSync(join(folder, 'source'));
  const named = DOCUMENT.replace('Conversations', 'aConversationsQuery');
  writeFileSync(
    join(folder, 'source', 'aConversations.js'),
    `import { graphql } from 'react-relay';\ngraphql\`${named}\`;\n`,
  );
  const settings = { src: './source', schema: './schema.graphql', language: 'typescript' };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(settings));
  return run(npm('relay-compiler'), ['relay.config.json']);
}

/** The version of a package of Debian; null where it is not installed. */
function debianVersion(name) {
  try {
    return /^Version: (\S+)$/m.exec(run('dpkg-query', ['--status', name]))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** What is wrong with how one reads it; null when nothing is. */
function faultOf({ read, says, writes }) {
  try {
    const said = read();
    if (says !== undefined && said !== says) return `it says "${said}", not "${says}"`;
    return writes === undefined || existsSync(join(folder, writes)) ? null : `it wrote no ${writes}`;
  } catch (error) {
    return String(error.stderr || error.stdout || error.message)
      .trim()
      .split('\n')
      .slice(-3)
      .join(' ');
  }
}

let status = 0;
try {
  writeFileSync(schemaFile, printedSchema());
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const install = ['install', '--silent', '--no-audit', '--no-fund', '--save-exact', ...NPM_PACKAGES];
  execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  for (const reader of READERS) {
    const version = reader.debian ? debianVersion(reader.debian) : '';
    const name = [reader.name, version].filter(Boolean).join(' ');
    if (version === null) {
      console.log(`–  ${name}: not here (apt-get install ${reader.debian})`);
      continue;
    }
    const fault = faultOf(reader);
    console.log(fault === null ? `ok ${name}` : `no ${name}: ${fault}`);
    if (fault !== null) status = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
