export interface TextPart {
  text: string;
  /** The address to open when this part is a link. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?…»’)\]}]+$/;

/** Splits a text into plain parts and http(s) links; nothing else in it ever becomes one. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(match[0]);
    const href = safeHref(address);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** '79,99 €' stays on one line, as it is displayed; what was written keeps its own spaces. */
export function withPricesWhole(text: string): string {
  return text.replace(/(\d) (?=€)/g, '$1\u00a0');
}

/** The address when it is http or https, else undefined: `javascript:` and the like never reach an attribute. */
export function safeHref(address: string): string | undefined {
  return /^https?:\/\//i.test(address) && canParse(address) ? address : undefined;
}

/** `URL.canParse` is newer than browsers that are in use. */
function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

function withoutTrailing(address: string): string {
  const trimmed = address.replace(TRAILING, '');
  const opened = trimmed.split('(').length - trimmed.split(')').length;
  return opened > 0 && address[trimmed.length] === ')' ? `${trimmed})` : trimmed;
}
