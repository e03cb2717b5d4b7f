/**
 * What a value of a file comes to as one text or number: of a list its first, of an object what it is called or where it
 * is. Shops' programs write `"categories": [{"name": "Casa"}]` and `"images": [{"src": "https://…"}]`.
 */
export function plainOf(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return plainOf(value.find((entry) => plainOf(entry) !== null && plainOf(entry) !== ''));
  const named = value as Record<string, unknown>;
  const name = NAMES.find((each) => Object.hasOwn(named, each) && named[each] !== null);
  return name === undefined ? null : plainOf(named[name]);
}

const NAMES = ['name', 'nome', 'title', 'label', 'src', 'url', 'href', 'value', 'amount', 'rendered', 'text', 'it'];

/** All of a list; of what is no list only itself. */
export function plainListOf(value: unknown): (string | number | boolean)[] {
  const all = Array.isArray(value) ? value.map(plainOf) : [plainOf(value)];
  return all.filter((entry) => entry !== null);
}
