/** Which addresses a text may keep. */
export interface AllowedAddresses {
  /** http(s) addresses that may be said as they are: the links of the products in the request. */
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
const DOMAIN = `(?<![\\p{L}\\d@-])(?:www\\.[^\\s]+|(?:[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?\\.){1,20}(?:${TOP_LEVELS})(?![\\p{L}\\d-])(?:[:/?#]\\S*)?)`;
const NUMERIC = '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])(?:[:/]\\S*)?';
const ADDRESS = new RegExp(`${EMAIL}|${SCHEME}|${BARE_SCHEME}|${PROTOCOL_RELATIVE}|${DOMAIN}|${NUMERIC}`, 'giu');

const MARKDOWN_LINK =
  /!?\[([^\]\n]{0,200})\]\(\s*<?((?:[^()\s>]|\([^()\s]{0,100}\)){0,500})>?(?:\s+["'][^)]{0,200})?\s*\)/g;
const TAG = /<\/?[a-z!][^<>]{0,400}>/gi;
/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?…»’)\]}"'>*_]+$/;

/** The text without every address that is not allowed, in markdown or HTML or as it is; how many were taken out. */
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
    return plain[place - 1] === '(' ? trailing : trailing.replace(/["'>)\]}]/g, '');
  });
  return { text: removed > 0 ? tidied(cleaned) : cleaned, removed };
}

function isAllowed(address: string, { links, website, emails }: AllowedAddresses): boolean {
  if (address.includes('@') && !/^[a-z][a-z\d+.-]*:/i.test(address)) return emails.includes(address.toLowerCase());
  const target = parsed(address);
  if (!target) return false;
  if (links.some((link) => parsed(link)?.href === target.href)) return true;
  const own = parsed(website);
  return own !== null && target.port === '' && isWithin(target, own);
}

/** On the company's own site, or under its page where that is one of a larger site. */
function isWithin(target: URL, own: URL): boolean {
  const [host = '', ownHost = ''] = [target, own].map(({ hostname }) => hostname.replace(/^www\./, ''));
  const page = own.pathname.replace(/\/+$/, '');
  if (own.search) return host === ownHost && target.pathname === own.pathname && target.search === own.search;
  if (page) return host === ownHost && `${target.pathname}/`.startsWith(`${page}/`);
  return host === ownHost || host.endsWith(`.${ownHost}`);
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

/** The e-mail addresses in a text, lower case. */
export function emailsIn(text: string): string[] {
  return (text.match(new RegExp(EMAIL, 'giu')) ?? []).map((email) => email.toLowerCase().replace(/[.]+$/, ''));
}
