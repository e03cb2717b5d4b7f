import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { ServerNotice } from '../context.ts';

const TOLD: Readonly<Record<ServerNotice, string>> = {
  ADDRESSES_SHARED:
    'requests come with X-Forwarded-For while TRUST_PROXY is 0: if a proxy stands before this server, all visitors share one limit; set TRUST_PROXY to the number of proxies',
  SCHEME_UNKNOWN:
    'a page is open under https that this server takes for http, or the other way round: let the proxy set X-Forwarded-Proto and set TRUST_PROXY, or set PUBLIC_URL to the address that people see',
};

/** What requests tell of a proxy in front that the settings do not know of; each is told once by a process. */
export class ProxyNotices {
  readonly #told = new Set<ServerNotice>();
  readonly #config: Pick<Config, 'trustedProxies'>;
  readonly #log: Pick<Logger, 'warn'>;

  constructor(config: Pick<Config, 'trustedProxies'>, log: Pick<Logger, 'warn'>) {
    this.#config = config;
    this.#log = log;
  }

  get all(): ServerNotice[] {
    return [...this.#told];
  }

  /** @param ownOrigin the address under which this server takes itself to be reached. */
  look({ headers }: Pick<IncomingMessage, 'headers'>, ownOrigin: string): void {
    if (this.#config.trustedProxies === 0 && headers['x-forwarded-for'] !== undefined) this.#tell('ADDRESSES_SHARED');
    const { origin } = headers;
    if (origin !== undefined && origin !== ownOrigin && withoutScheme(origin) === withoutScheme(ownOrigin))
      this.#tell('SCHEME_UNKNOWN');
  }

  #tell(notice: ServerNotice): void {
    if (this.#told.has(notice)) return;
    this.#told.add(notice);
    this.#log.warn({ notice }, TOLD[notice]);
  }
}

function withoutScheme(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
