import { callable, NUMBER } from './phones.ts';

export interface TextPart {
  text: string;
  /** What to open when this part is a link: an http(s) address, `mailto:` or `tel:`. */
  href?: string;
}

/** Web addresses, e-mail addresses, and what looks like a telephone number. */
const FOUND = new RegExp(
  `https?://[^\\s<>"'“”„«»]+|[\\p{L}\\d][\\p{L}\\d._%+-]{0,63}@(?:[\\p{L}\\d-]+\\.)+\\p{L}{2,}|www\\.[\\p{L}\\d-]+\\.[^\\s<>"'“”„«»]+|${NUMBER}`,
  'giu',
);
/** What ends a sentence or marks a text, not an address. */
const TRAILING = /[.,;:!?…»’)\]}*~`|]+$/;

/** 'Scrivi a info@negozio.it.Il reso è gratuito': a blank is missing, and no domain is written so. */
const NEXT_SENTENCE = /(\.[a-z]{2,})\.[A-Z][a-z]+$/;

/** Splits a text into plain parts and links; nothing else in it ever becomes one. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(FOUND)) {
    const [found] = match;
    const link = linkOf(found, text.slice(0, match.index), text.slice(match.index + found.length));
    if (!link) continue;
    const start = text.indexOf(link.text, match.index);
    if (start > end) parts.push({ text: text.slice(end, start) });
    parts.push(link);
    end = start + link.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function linkOf(found: string, before: string, after: string): TextPart | undefined {
  if (/^[\d(+]/.test(found) && !found.includes('@')) return callable(found, before, after);
  const text = withoutTrailing(found, before.slice(-1));
  if (!/^https?:/i.test(text) && text.includes('@')) return { text, href: `mailto:${text}` };
  const isWithin = /^w/i.test(text) && /[\p{L}\d@_-]$/u.test(before); // of a longer word
  const href = !isWithin && safeHref(text.replace(/^w/i, 'https://$&'));
  return href ? { text, href } : undefined;
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

/** A line below may end an address, unless it began before it. */
function withoutTrailing(address: string, before: string): string {
  const bare = before === '_' ? address.replace(/_+$/, '') : address;
  const trimmed = bare.replace(TRAILING, '').replace(NEXT_SENTENCE, '$1');
  const opened = trimmed.split('(').length - trimmed.split(')').length;
  return opened > 0 && address[trimmed.length] === ')' ? `${trimmed})` : trimmed;
}
