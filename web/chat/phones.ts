/** What looks like a telephone number: figures in groups, which one character or a pair of brackets may part. */
export const NUMBER = '(?:\\+|\\(\\+?)?\\d(?:(?:[\\xa0 ./-]|\\)[\\xa0 ]?|[\\xa0 ]\\()?\\d){5,}|1(?:1[2-8]|522)(?!\\d)';

/** What stands before figures that are another thing, or goes on with them. */
const OTHER_BEFORE =
  /(?:iva|fiscale|ordine|codice|cod|ean|sku|articolo|fattura|pacco|tracking)[.\s]*(?:(?:numero|n[r°]?|è|è il)[.\s]*)?:?\s*$|[\p{L}\d_/@#=€$£&-]$|\d,$/iu;
const OTHER_AFTER = /^(?:[\xa0 ]?(?:[€%]|euro?\b)|,\d|[\p{L}_/@])/iu;
const DATE_HOUR_OR_MONEY = /^\d\d?([ ./-])\d\d?\1(?:\d\d|\d{4})$|\.\d\d[ -]\d\d\.|^(?:\d{3}\.)+\d{3}$|^3\d\D/;

const TELEPHONE = /^(?:\+[1-9]\d{8,14}|0[1-9]\d{6,8}|3[2-9]\d{8}|(?:8(?:00|03|4[08])|199)\d{6})$/;
/** Only where the words around say so: a company's tax number has 11 figures, too, and 115 may be centimetres. */
const NAMED_TELEPHONE = /^(?:0[1-9]\d{4,9}|1\d{2,3})$/;
const NAMES = /tel(?:ef|\W)|cell|chiam|fax|whatsapp|gratuit/i;

/**
 * The number that stands in `found`, and what calls it; undefined for a date, an hour, a price, a code or the like.
 * Italian numbers get their country's code, for tourists' telephones; those of free services work in Italy alone.
 */
export function callable(found: string, before: string, after: string): { text: string; href: string } | undefined {
  // '055 123456/7' are two numbers that differ in the last figure.
  const text = (found.includes(')') ? found : found.replace('(', '')).replace(/(\d{4})\/\d\d?$/, '$1');
  const number = text
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const isNamed = NAMES.test(before.slice(-24) + after.slice(0, 18));
  if (!TELEPHONE.test(number) && !(isNamed && NAMED_TELEPHONE.test(number))) return;
  if (OTHER_BEFORE.test(before.slice(-40)) || OTHER_AFTER.test(after) || DATE_HOUR_OR_MONEY.test(text)) return;
  return { text, href: `tel:${/^[03]/.test(number) ? '+39' : ''}${number}` };
}
