export const defaultColors = { primary: '#3B82F6', secondary: '#8B5CF6' } as const;

const hexColor = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as the server takes it: #RRGGBB. */
export function isColor(text: string): boolean {
  return hexColor.test(text);
}

/** The first letters of the first two words of a name; signs such as & are none. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2);
  return words.map((word) => ([...word][0] ?? '').toLocaleUpperCase('it-IT')).join('');
}

/** Dark enough for white letters; the shops that chose no colour of their own are told apart by them. */
const USUAL_COLORS = ['#2563EB', '#0F766E', '#7C3AED', '#B45309', '#BE185D', '#15803D', '#4338CA', '#B91C1C'] as const;

/** The colour behind a company's initials: its own, or, where it never chose one, one that its id decides. */
export function colorOf(id: string, primaryColor: string): string {
  if (primaryColor.toUpperCase() !== defaultColors.primary) return primaryColor;
  const place = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return USUAL_COLORS[place % USUAL_COLORS.length] ?? primaryColor;
}
