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
