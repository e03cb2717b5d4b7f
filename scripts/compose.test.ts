import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../server/config.ts';

// No machine of the tests has a container engine: the files are read as `docker compose config` and a build would.
const root = join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

interface Service {
  image?: string;
  build?: string;
  environment: Record<string, string | number>;
  volumes: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  restart?: string;
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
}
const compose = parse(text('docker-compose.yml')) as { services: Record<string, Service>; volumes: object };
const services = Object.entries(compose.services);

describe('docker-compose.yml', () => {
  test.each(services)('%s names only volumes, services and files that are there', (_, service) => {
    for (const volume of service.volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(statSync(join(root, source)).isFile(), source).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
    for (const other of Object.keys(service.depends_on ?? {})) {
      expect(compose.services[other]?.healthcheck?.test.length).toBeGreaterThan(1);
    }
    if (service.build) expect(existsSync(join(root, service.build, 'Dockerfile'))).toBe(true);
    else expect(service.image).toMatch(/^[\w/-]+:\d+\.\d+/);
  });

  test.each(services)('%s starts again by itself, has its share of memory and gains no rights', (_, service) => {
    expect(service).toMatchObject({ restart: 'unless-stopped', security_opt: ['no-new-privileges:true'] });
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  });

  test('the server writes only where it must, and listens for a proxy alone', () => {
    const { server } = compose.services;
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    for (const port of server?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test('what is secret is asked for, and never written there', () => {
    const asked = [...text('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(['SECRET_KEY', 'OWNER_PASSWORD', 'SERVER_PASSWORD']));
  });

  test('every setting of .env.example is handed on under its name, and nothing else is', () => {
    const { environment = {} } = compose.services.server ?? {};
    const explained = [...text('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(Object.keys(environment).toSorted()).toEqual(explained.toSorted());
    // What these services need to find one another, and what .env says in other words.
    const OWN = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATA_DIR', 'HOST', 'PORT'];
    for (const [name, value] of Object.entries(environment))
      if (!OWN.includes(name)) expect(String(value)).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
  });

  test('a start with nothing but what is asked for reads its settings', () => {
    const given: Record<string, string> = Object.fromEntries(
      ['SECRET_KEY', 'OWNER_PASSWORD', 'SERVER_PASSWORD'].map((name) => [
        name,
        `${name}-0123456789abcdef0123456789abcdef`,
      ]),
    );
    const { environment = {} } = compose.services.server ?? {};
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, asked, otherwise = '') => given[asked] ?? otherwise),
    ]);
    expect(readConfig(Object.fromEntries(filled))).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      trustedProxies: 1,
      isDemo: false,
      databaseListenUrl: null,
    });
  });

  test('the script of the first start is a script, and makes the logins that the server uses', () => {
    execFileSync('bash', ['-n', join(root, 'docker/first-start.sh')]);
    const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = compose.services.server?.environment ?? {};
    for (const address of [DATABASE_URL, DATABASE_OWNER_URL]) {
      const [, login, host] = /^postgres:\/\/(\w+):.*@(\w+):5432\/tuoshop$/.exec(String(address)) ?? [];
      expect(text('docker/first-start.sh')).toContain(`create role ${login} login`);
      expect(compose.services).toHaveProperty(host ?? '');
    }
  });
});

test('Dockerfile copies only what is there', () => {
  const copied = [...text('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  expect(copied.length).toBeGreaterThan(5);
  for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true);
  for (const base of text('Dockerfile').matchAll(/^FROM (\S+)/gm)) expect(base[1]).toMatch(/:\d+\.\d+\.\d+/);
});

test('the image says whether its server is ready, runs as nobody in particular, and owns the folder it writes in', () => {
  const lines = text('Dockerfile');
  expect(lines).toMatch(/^HEALTHCHECK .*\/health\/ready/ms);
  expect(lines).toMatch(/^USER node$/m);
  expect(lines).toMatch(/install -d -o node [^\n]*\/data$/m);
});
