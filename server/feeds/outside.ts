import { lookup as resolveHost } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './feed-address.ts';

const PRIVATE: NodeJS.ErrnoException = Object.assign(new Error('a private address'), { code: 'EPRIVATE' });

/** Looks a name up for the connection itself, so that what was looked at is what is connected to. */
export function publicLookup(isAllowed: boolean): LookupFunction {
  return (host, options, done) => {
    resolveHost(host, { all: true }).then(
      (found) => {
        const first = found[0];
        if (!first || (!isAllowed && found.some(({ address }) => !isPublicAddress(address)))) return done(PRIVATE, '');
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}

/** Why nobody could be connected to. */
export function reachFailure({ code = '' }: Error & { code?: string }) {
  if (code === PRIVATE.code) return 'PRIVATE';
  if (/^(?:ENOTFOUND|EAI_)/.test(code)) return 'UNKNOWN_HOST';
  if (/CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|SIGNATURE|SELF_SIGNED/.test(code)) return 'CERTIFICATE';
  return 'UNREACHABLE';
}
