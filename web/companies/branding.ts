export const defaultColors = { primary: '#3B82F6', secondary: '#8B5CF6' } as const;

const hexColor = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as the server takes it: #RRGGBB. */
export function isColor(text: string): boolean {
  return hexColor.test(text);
}

/** The first letters of the first two words of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => ([...word][0] ?? '').toLocaleUpperCase('it-IT')).join('');
}

/** White or near-black, whichever is easier to read on the colour (WCAG 2 contrast). */
export function readableOn(color: string): '#FFFFFF' | '#0F172A' {
  const luminance = luminanceOf(color);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / (luminanceOf('#0F172A') + 0.05) ? '#FFFFFF' : '#0F172A';
}

function luminanceOf(color: string): number {
  if (!isColor(color)) return 1;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
