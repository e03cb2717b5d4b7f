const WHITE = '#ffffff';
const INK = '#0f172a';
const ENOUGH = 4.5; // WCAG AA for text
const NEARLY = 2.6; // below, a colour is truly light and takes dark lines

/** What a bubble is drawn in: two colours of its surface and one of its lines. All are #rrggbb. */
export interface BubbleColors {
  from: string;
  to: string;
  line: string;
}

/** Legible colours from a company's two: darker shades where white would not be seen, dark lines on what is light. */
export function bubbleColors(primary: string, secondary: string): BubbleColors {
  if (isLight(primary)) return { from: primary, to: primary, line: INK };
  const from = darkened(primary);
  return { from, to: isLight(secondary) ? from : darkened(secondary), line: WHITE };
}

function isLight(color: string): boolean {
  return contrast(color, WHITE) < NEARLY;
}

/** The contrast of two colours by WCAG: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function darkened(color: string): string {
  let shade = color;
  for (let black = 0.03; contrast(shade, WHITE) < ENOUGH && black < 1; black += 0.03) {
    const parts = channels(color).map((channel) => Math.round(channel * (1 - black)));
    shade = `#${parts.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
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
