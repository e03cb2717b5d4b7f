/** End in -e in the singular: what would be their other number is another thing. */
const NO_PLURALS_IN_E = new Set('pesce latte pile carne salame rete pane sale miele pelle fede case cane'.split(' '));

/** A noun in both numbers, by its ending: 'tazza' and 'tazze'. Some of what it returns is no word, and harms nobody. */
export function inflectionsOf(name: string): string[] {
  const [first, last] = [name.slice(0, -1), name.at(-1) ?? ''];
  if (!'aeio'.includes(last) || name.includes(' ')) return [name];
  if (last === 'e' && NO_PLURALS_IN_E.has(name)) return [name, `${first}i`];
  const before = first.at(-1) ?? '';
  const root = first.slice(0, -1);
  if (last === 'a') return feminine(name, first, before, root);
  if (last === 'o') return masculine(name, first, before, root);
  const isHard = before === 'h' && (root.endsWith('c') || root.endsWith('g')); // 'giacche', 'alberghi'
  if (last === 'e') return isHard ? [name, `${root}a`] : [name, `${first}i`, `${first}a`];
  return isHard ? [name, `${root}o`] : [name, `${first}o`, `${first}e`, `${first}io`];
}

function feminine(name: string, first: string, before: string, root: string): string[] {
  if (before === 'c' || before === 'g') return [name, `${first}he`];
  const isSoft = before === 'i' && (root.endsWith('c') || root.endsWith('g')); // 'camicia'
  return isSoft ? [name, `${root}e`, `${first}e`] : [name, `${first}e`];
}

function masculine(name: string, first: string, before: string, root: string): string[] {
  if (before === 'c' || before === 'g') return [name, `${first}hi`, `${first}i`];
  return before === 'i' ? [name, `${root}i`] : [name, `${first}i`];
}
