import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedBlock } from './blocks.ts';

/** A proxy of Debian's packages between visitors and the product. */
export interface WebProxy {
  program: string;
  /** How it is asked for its version. */
  version: string[];
  /** Writes its settings into a folder: listening on `port`, in front of `server` (host and port). Its arguments. */
  configure(folder: string, port: number, server: string): string[];
}

/** nginx as Debian configures it but for what the argument says. */
const nginx = (connections: number): WebProxy => ({
  program: 'nginx',
  version: ['-v'],
  configure(folder, port, server) {
    const settings = `
      worker_processes 2;
      worker_rlimit_nofile 16384;
      pid ${folder}/nginx.pid;
      error_log ${folder}/error.log;
      events { worker_connections ${connections}; }
      http {
        access_log off;
        client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
        uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
        server { listen 127.0.0.1:${port}; ${documentedBlock('nginx', server)} }
      }`;
    return ['-c', write(folder, settings), '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  },
});

const haproxy: WebProxy = {
  program: 'haproxy',
  version: ['-v'],
  configure(folder, port, server) {
    const settings = `
global
  maxconn 8192
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend visitors
  bind 127.0.0.1:${port}
  default_backend tuoshop
backend tuoshop
${documentedBlock('haproxy', server)}
`;
    return ['-db', '-f', write(folder, settings)];
  },
};

const caddy: WebProxy = {
  program: 'caddy',
  version: ['version'],
  configure(folder, port, server) {
    // Without a certificate of its own: there is no name here that one could be had for.
    const site = documentedBlock('caddy', server).replace('chat.example.it', `http://127.0.0.1:${port}`);
    const settings = `{\n  admin off\n  auto_https off\n  storage file_system ${folder}\n}\n${site}`;
    return ['run', '--adapter', 'caddyfile', '--config', write(folder, settings)];
  },
};

export const WEB_PROXIES: Record<string, WebProxy> = {
  'nginx, worker_connections 768': nginx(768),
  'nginx, worker_connections 8192': nginx(8_192),
  HAProxy: haproxy,
  Caddy: caddy,
};

/** Its version as it says it itself; null where it is not installed. */
export function versionOf({ program, version }: Pick<WebProxy, 'program' | 'version'>): string | null {
  const { error, stdout, stderr } = spawnSync(program, version, { encoding: 'utf8' });
  return error ? null : (/\d+\.\d+(?:\.\d+)?/.exec(stdout + stderr)?.[0] ?? null);
}

function write(folder: string, settings: string): string {
  const file = join(folder, 'settings');
  writeFileSync(file, settings);
  return file;
}
