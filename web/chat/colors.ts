/** A company's colours, made legible. All are #rrggbb. */
export interface Palette {
  /** The company's own colour, or a slightly darker one on which white text is legible. */
  brand: string;
  onBrand: string;
  /** A CSS background for the header: both colours where white is legible on both, else the first alone. */
  header: string;
  /** The company's colour as text on white. */
  brandText: string;
}

const WHITE = '#ffffff';
const INK = '#0f172a';
/** WCAG AA for text. */
const ENOUGH = 4.5;
/** Below it a colour is truly light and takes dark text; above it a shade darker serves better than dark text on a mid-tone. */
const NEARLY = 2.6;

/** Legible colours from a company's two, whatever they chose. */
export function paletteOf(primary: string, secondary: string): Palette {
  const [brand, onBrand] = surface(primary);
  const [accent, onAccent] = surface(secondary);
  const isWhiteOnBoth = onBrand === WHITE && onAccent === WHITE;
  // Between two colours that carry white text every mixture does too: luminance is convex in sRGB.
  const header = isWhiteOnBoth ? `linear-gradient(120deg, ${brand}, ${accent})` : brand;
  return { brand, onBrand, header, brandText: darkened(primary) };
}

/** The contrast of two colours by WCAG: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A background and the text colour for it. */
function surface(color: string): [background: string, text: string] {
  return contrast(color, WHITE) < NEARLY ? [color, INK] : [darkened(color), WHITE];
}

/** The colour itself when it is legible on and under white, else the first darker shade that is. */
function darkened(color: string): string {
  let shade = color;
  for (let black = 0.03; contrast(shade, WHITE) < ENOUGH && black < 1; black += 0.03) {
    shade = `#${channels(color)
      .map((channel) => Math.round(channel * (1 - black)))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  }
  return shade;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) || 0);
}
