const CUE = '(?:codic[ei]|coupon|voucher|buon[oi]|promo(?:code)?|gutschein(?:code)?|rabattcode|code|código|codigo)';
const FILLER =
  "(?:\\s+|:|['’]|sconto|promo\\p{L}*|coupon|speciale|esclusiv[oi]|segreto|riservato|dedicato|amico|regalo|di benvenuto|seguente|è|il|lo|questo|tuo|nostro|is|ist|lautet|est|es)*";
const CODE =
  '(?=[\\p{L}\\d_-]*(?:\\p{Lu}[\\p{L}_-]*\\d|\\d[\\p{L}\\d_-]*\\p{Lu}|\\p{Lu}{3}))[\\p{Lu}\\d][\\p{Lu}\\d_-]{2,}';
const MIXED = '(?=[\\p{L}\\d_-]*\\p{L})(?=[\\p{L}\\d_-]*\\d)[\\p{L}\\d][\\p{L}\\d_-]{3,}';
const END = '(?![\\p{L}\\d_-])';
const AFTER_CUE = new RegExp(`(?<!\\p{L})${CUE}(?!\\p{L})${FILLER}(${CODE}|${MIXED})${END}`, 'giu');
const QUOTED = new RegExp(`(?<!\\p{L})${CUE}(?!\\p{L})${FILLER}["«“'‘]([^\\s"»”'’]{3,30})["»”'’]`, 'giu');
const SPACED = new RegExp(`(?<!\\p{L})${CUE}(?!\\p{L})${FILLER}((?:[A-Z\\d] ){4,}[A-Z\\d])${END}`, 'giu');
const AFTER_VERB = new RegExp(
  `(?<!\\p{L})(?:[Uu]sa(?:te|ndo)?|[Uu]tilizza|[Ii]nseri(?:sci|te)|[Dd]igita|[Ss]crivi|[Aa]pplica|[Aa]ggiungi|[Cc]on|[Ii]l|[Uu]se|[Ee]nter|[Mm]it|[Aa]vec)\\s+(${CODE}|${MIXED})${END}`,
  'gu',
);
const AT_THE_TILL =
  /(?<!\p{L})(?:cassa|checkout|carrello|pagamento|scont\p{L}*|risparmi\p{L}*|coupon|buono|voucher|promo\p{L}*|discount|rabatt|remise|descuento)(?!\p{L})|%|in meno/iu;
/** What stands after 'codice' and is none of the shop's. */
const KINDS = new Set(
  'QR IBAN SWIFT BIC EAN SKU ISBN PIN OTP CAP IVA SDI ZIP ATECO HTML PDF GLS DHL UPS BRT SDA TNT SMS USB LED'.split(
    ' ',
  ),
);

/** Without marks around words, with lower-case words beside 'codice' left alone. */
function codesIn(sentence: string): string[] {
  const found = [
    ...[...sentence.matchAll(AFTER_CUE)].filter(([, code = '']) => isCode(code)),
    ...sentence.matchAll(QUOTED),
    ...[...sentence.matchAll(SPACED)].filter(([, code = '']) => isCode(code) && code === code.toUpperCase()),
    ...(AT_THE_TILL.test(sentence) ? sentence.matchAll(AFTER_VERB) : []),
  ].map(([, code = '']) => code);
  return found.filter((code) => !KINDS.has(code.toUpperCase()) && !/^\d+$/.test(code)).map(keyOf);
}

/** The patterns ignore case for their cues; a code is in capitals, or has a figure in it. */
function isCode(code: string): boolean {
  return /\d/.test(code) || code === code.toUpperCase();
}

function keyOf(code: string): string {
  return code.replace(/ /g, '').toUpperCase();
}

const ANY = new RegExp(`(?<![\\p{L}\\d_-])(?:${CODE}|${MIXED})${END}`, 'gu');

/** What a text has in capitals, or mixed with figures: codes among it. */
export function heldCodes(text: string): Set<string> {
  return new Set([...(text.match(ANY) ?? []).map(keyOf), ...codesIn(text)]);
}

/** Whether a sentence offers a code that nobody holds. */
export function inventsCode(sentence: string, isHeld: (code: string) => boolean): boolean {
  return codesIn(sentence.replace(/[*_`]/g, '')).some((code) => !isHeld(code));
}
