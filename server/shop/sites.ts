import { domainToASCII } from 'node:url';
import { UserError } from '../errors.ts';

const MOST_SITES = 20;
const LONGEST_SITE = 200; // characters
/** `https://negozio.it`, `*.negozio.it`, `http://localhost:8080`: nothing in it can end the header that it goes into. */
const SITE = /^(https?:\/\/)?(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?$/;

/**
 * The sites that may show the chat, as they are stored: origins, `https://` where nothing else was said; with `*.` all
 * that is below a name. Empty: any site may.
 * @throws UserError BAD_SITES for what is no such thing, or too much.
 */
export function checkedSites(inputs: readonly string[]): string[] {
  const sites = new Set(
    inputs
      .map((input) => input.trim())
      .filter(Boolean)
      .map(checkedSite),
  );
  if (sites.size > MOST_SITES) throw new UserError('BAD_SITES');
  return [...sites];
}

function checkedSite(input: string): string {
  const [, scheme = 'https://', star = '', host = '', port = ''] = SITE.exec(plainOrigin(input)) ?? [];
  // `*.it` would be everybody.
  if (!host || (star && !host.includes('.')) || input.length > LONGEST_SITE) throw new UserError('BAD_SITES');
  return `${scheme}${star}${host}${port}`;
}

/** What people paste is the address of a page: its path, and letters beyond ASCII, are no part of an origin. */
function plainOrigin(input: string): string {
  const lower = input.toLowerCase();
  if (!URL.canParse(lower)) return lower.replace(/\/.*$/, '').replace(/[^*.:]*[^ -~][^:]*/, domainToASCII);
  const { protocol, host } = new URL(lower);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}` : lower;
}

/** The `frame-ancestors` of a company's chat. Our own pages may show it, for the page that shows how it looks. */
export function frameAncestors(sites: readonly string[]): string {
  return sites.length === 0 ? '*' : ["'self'", ...sites].join(' ');
}
