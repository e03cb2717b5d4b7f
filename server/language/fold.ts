const APOSTROPHES = /[’‘ʼ`´′＇]/g;
const MARKS = /\p{M}+/gu;

/** Case, accents and typographic apostrophes taken away: `PERCHÉ` → `perche`, `dell’orologio` → `dell'orologio`. */
export function fold(text: string): string {
  return text.replace(APOSTROPHES, "'").toLowerCase().normalize('NFKD').replace(MARKS, '');
}
