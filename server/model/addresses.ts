/** Which addresses a text may keep. */
export interface AllowedAddresses {
  /** http(s) addresses that may be said as they are: those of the products in the request, and those that its facts hold. */
  links: readonly string[];
  /** The company's own site, or its page of another one; empty when it has none. */
  website: string;
  /** E-mail addresses that the facts hold, lower case. */
  emails: readonly string[];
}

const TOP_LEVELS =
  'com|it|net|org|eu|info|biz|shop|store|online|site|website|web|app|dev|io|co|me|tv|cc|ly|gl|gg|to|be|de|fr|es|uk|ch|at|nl|pt|pl|ro|ru|cn|in|br|us|ai|xyz|top|link|click|live|club|pro|space|tech|cloud|page|blog|news|vip|win|bid|icu|cyou|sbs|zip|mov|tk|ml|ga|cf|gq|su|ws|id|name|mobi';
const EMAIL = "[\\p{L}\\d._%+'-]{1,64}@[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63})+";
const SCHEME = '[a-z][a-z\\d+.-]{0,30}:\\/\\/\\S*';
const BARE_SCHEME =
  '(?:javascript|vbscript|data|mailto|tel|sms|file|blob|about|intent|whatsapp|tg|skype|callto|view-source)\\s*:(?=\\S)\\S+';
const PROTOCOL_RELATIVE = '(?<![:\\p{L}\\d])\\/\\/[\\p{L}\\d-]+\\.\\S+';
const DOMAIN = `(?<![\\p{L}\\d@-])(?:www\\.[^\\s]+|(?:[\\p{L}\\d-]{2,63}\\.){1,20}[a-z]{2,24}(?::\\d{2,5})?\\/\\S*|(?:[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?\\.){1,20}(?:${TOP_LEVELS})(?![\\p{L}\\d-])(?:[:/?#]\\S*)?)`;
const NUMERIC = '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])(?:[:/]\\S*)?';
const ADDRESS = new RegExp(`${EMAIL}|${SCHEME}|${BARE_SCHEME}|${PROTOCOL_RELATIVE}|${DOMAIN}|${NUMERIC}`, 'giu');

const MARKDOWN_LINK =
  /!?\[([^\]\n]{0,200})\]\(\s*<?((?:[^()\s>]|\([^()\s]{0,100}\)){0,500})>?(?:\s+["'][^)]{0,200})?\s*\)/g;
const TAG = /<\/?[a-z!][^<>]{0,400}>/gi;
/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?…»’)\]}"'>*_]+$/;

/** Stands where an address stood that is not allowed: its sentence says nothing without it. */
export const GONE = '\uf8ff';

/** The text with a mark in the place of every address that is not allowed; how many there were. */
export function withoutAddresses(text: string, allowed: AllowedAddresses): { text: string; removed: number } {
  let removed = 0;
  const plain = text
    .replace(TAG, (tag) => {
      removed += tag.match(ADDRESS)?.length ?? 0;
      return '';
    })
    .replace(MARKDOWN_LINK, (_, label: string, address: string) =>
      address && label !== address ? `${label} ${address} ` : `${label} `,
    );
  const cleaned = plain.replace(ADDRESS, (address: string, place: number) => {
    const trailing = TRAILING.exec(address)?.[0] ?? '';
    const bare = address.slice(0, address.length - trailing.length);
    if (isAllowed(bare, allowed)) return address;
    removed += 1;
    return GONE + (plain[place - 1] === '(' ? trailing : trailing.replace(/["'>)\]}]/g, ''));
  });
  return { text: removed > 0 ? tidied(cleaned) : cleaned, removed };
}

function isAllowed(address: string, { links, website, emails }: AllowedAddresses): boolean {
  if (address.includes('@') && !/^[a-z][a-z\d+.-]*:/i.test(address)) return emails.includes(address.toLowerCase());
  const target = parsed(address);
  if (!target) return false;
  const isHeld = links.map(parsed).some((link) => link !== null && pageOf(link) === pageOf(target));
  if (isHeld) return true;
  const own = parsed(website);
  return own !== null && pageOf(target) === pageOf(own);
}

/** A page as it is compared, however its address is written; a page of the shop's own site may be invented as well. */
function pageOf({ hostname, port, pathname, search, hash }: URL): string {
  return `${hostname.replace(/^www\./, '')}:${port}${pathname.replace(/\/+$/, '')}${search}${hash}`;
}

/** An http(s) address without a name or a password in it. */
function parsed(address: string): URL | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null;
}

/** Empty brackets and doubled blanks that a taken out address leaves behind. */
function tidied(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]|<\s*>/g, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+([.,;!?])/g, '$1');
}

/** The pages that a text names. */
export function linksIn(text: string): string[] {
  return (text.match(ADDRESS) ?? [])
    .filter((address) => !address.includes('@'))
    .map((address) => address.replace(TRAILING, ''));
}

/** The e-mail addresses in a text, lower case. */
export function emailsIn(text: string): string[] {
  return (text.match(new RegExp(EMAIL, 'giu')) ?? []).map((email) => email.toLowerCase().replace(/[.]+$/, ''));
}
