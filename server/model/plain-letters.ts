const NAMED: Readonly<Record<string, string>> = {
  ...{ euro: '€', pound: '£', yen: '¥', cent: '¢', percnt: '%', nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' },
  ...{ apos: "'", agrave: 'à', egrave: 'è', eacute: 'é', igrave: 'ì', ograve: 'ò', ugrave: 'ù', Egrave: 'È' },
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

/** HTML's names of letters as the letters: `&euro;` is a currency, whoever writes it. What names none stays. */
export function withoutEntities(text: string): string {
  return text.replace(/&amp;/gi, '&').replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code === null) return NAMED[name] ?? entity;
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** For whoever reads its figures: raised, ringed and bold numerals as plain ones, and no marks around them. */
export function plainFigures(text: string): string {
  return text
    .replace(/[\p{Nd}\p{No}\p{Sc}]/gu, (numeral) => numeral.normalize('NFKC'))
    .replace(/[*_~`"«»“”„|\\•]/g, '');
}
