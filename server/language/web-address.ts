/**
 * An http(s) address as it is stored, written as browsers write it (`HTTPS://Negozio.it` → `https://negozio.it/`); null
 * for anything else, and for one that comes out longer than `longest` characters.
 */
export function webAddressOf(text: string, longest: number): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.href.length <= longest ? url.href : null;
}
