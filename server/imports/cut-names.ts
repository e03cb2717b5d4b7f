import type { Naming } from './headers.ts';

const MOST_REMEMBERED = 1_000; // names, of a file that has others in each entry

/**
 * Finds names again that a program cut at their dots: `{"Q": {"tà disponibile": "7"}}` is what some make of the heading
 * 'Q.tà disponibile'.
 */
export class CutNames<Role extends string> {
  private readonly naming: Naming<Role>;
  private readonly known = new Map<string, boolean>();

  constructor(naming: Naming<Role>) {
    this.naming = naming;
  }

  /** The entry, and beside it what stands in its objects under names that are known only with their beginning. */
  whole(entry: object): object {
    const found = Object.entries(entry).flatMap(([name, value]) => this.within(name, value));
    return found.length === 0 ? entry : Object.fromEntries([...Object.entries(entry), ...found]);
  }

  private within(name: string, value: unknown): [string, unknown][] {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || this.isKnown(name)) return [];
    return Object.entries(value)
      .map(([rest, each]): [string, unknown] => [`${name}.${rest}`, each])
      .filter(([whole]) => this.isKnown(whole));
  }

  private isKnown(name: string): boolean {
    const before = this.known.get(name);
    if (before !== undefined) return before;
    const isKnown = this.naming.rolesOf([name])[0] !== undefined;
    if (this.known.size === MOST_REMEMBERED) this.known.clear();
    this.known.set(name, isKnown);
    return isKnown;
  }
}
