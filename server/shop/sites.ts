import { domainToUnicode } from 'node:url';
import { UserError } from '../errors.ts';

const MOST_SITES = 20;
const LONGEST_SITE = 200; // characters
/** Of a host and its port: nothing in it can end the header that it goes into. */
const HOST = /^(\*\.)?((?:[a-z0-9-]+\.)*[a-z0-9-]+)\.?(:\d{1,5})?$/;

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

/** What people write or paste: a name with or without its scheme, the address of a page, letters beyond ASCII. */
function checkedSite(input: string): string {
  const [, scheme = '', rest = ''] = /^(https?:\/\/|\/\/)?(.*)$/is.exec(input) ?? [];
  const isPlain = !/[\s\p{C}]/u.test(input) && !/^[^/]*:\/\//.test(rest) && input.length <= LONGEST_SITE;
  const url = isPlain ? URL.parse(`${scheme.length > 2 ? scheme : 'https://'}${rest}`) : null;
  const [, star = '', host = '', port = ''] = HOST.exec(url?.host ?? '') ?? [];
  // `*.it` would be everybody, and a single word is a name that somebody did not finish.
  const isNamed = host.includes('.') || (!star && (scheme !== '' || host === 'localhost'));
  if (!url || !host || !isNamed || url.username !== '' || url.password !== '') throw new UserError('BAD_SITES');
  return `${url.protocol}//${star}${host}${port}`;
}

/**
 * The origins of the pages that a stored site stands for. People say one name for a site with and without `www.`, and
 * for all that is below a name with the name itself; where `http` may, so may `https`, as in every browser.
 */
export function coveredBy(site: string): string[] {
  const [, scheme = '', star = '', host = '', port = ''] = /^(https?:\/\/)(\*\.)?([^:]+)(:\d+)?$/.exec(site) ?? [];
  const isName = host.includes('.') && !/^[\d.]+$/.test(host);
  const twin = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  const hosts = star ? [`*.${host}`, host] : isName ? [host, twin] : [host];
  const schemes = scheme === 'http://' && isName && port === '' ? ['http://', 'https://'] : [scheme];
  return schemes.flatMap((each) => hosts.map((one) => `${each}${one}${port}`));
}

/** The `frame-ancestors` of a company's chat. Our own pages may show it, for the page that shows how it looks. */
export function frameAncestors(sites: readonly string[]): string {
  return sites.length === 0 ? '*' : ["'self'", ...new Set(sites.flatMap(coveredBy))].join(' ');
}

/** The origin of a shop's own site where the chat may not stand there; null where it may, or there is no site. */
export function blockedOrigin(website: string, sites: readonly string[]): string | null {
  const origin = URL.parse(website)?.origin;
  if (!origin || sites.length === 0) return null;
  return sites.flatMap(coveredBy).some((covered) => isWithin(origin, covered)) ? null : origin;
}

function isWithin(origin: string, covered: string): boolean {
  const [scheme = '', host = ''] = covered.split('*.');
  return host === '' ? origin === covered : origin.startsWith(scheme) && origin.endsWith(`.${host}`);
}

/** An origin with the letters that people wrote: `https://caffè.it`, where browsers say `https://xn--caff-8oa.it`. */
export function readableOrigin(origin: string): string {
  return origin.replace(/(?<=:\/\/(?:\*\.)?)[a-z0-9.-]+/, (host) => domainToUnicode(host) || host);
}
