import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { type TurnLimits, Turns } from '../limits/turns.ts';

/** Where an operation waits: what takes long, or must go on whatever else happens, has room of its own. */
export type Lane = 'usual' | 'entry' | 'model' | 'import' | 'live';

/** What runs at once in each lane; docs/api.md repeats it. */
function turnLimits(connections: number): Record<Lane, TurnLimits> {
  const atOnce = 2 * connections;
  return {
    usual: { atOnce, perKey: Math.ceil(atOnce * 0.75), waitAtMost: 1_000 },
    entry: { atOnce: 8, perKey: 6, waitAtMost: 5_000 },
    model: { atOnce: 40, perKey: 4, waitAtMost: 5_000 },
    // Reading and writing a file takes seconds: it neither takes the others' turns nor tells how long theirs take.
    import: { atOnce: 6, perKey: 2, waitAtMost: 60_000 },
    // After a restart everybody comes back at once, and waits rather than comes back again.
    live: { atOnce, perKey: Math.ceil(atOnce * 0.75), waitAtMost: 15_000 },
  };
}

const EMBEDDED_CONNECTIONS = 2; // one, in truth: more at once would only make each of them slower

/** The turns of every lane, for a database of so many connections; a test may put others in place. */
export function openTurns(
  { isEmbedded, connections }: { isEmbedded: boolean; connections: number },
  { turns, longestWait }: { turns?: Partial<Record<Lane, TurnLimits>>; longestWait?: number },
): Record<Lane, Turns> {
  const limits = turnLimits(isEmbedded ? EMBEDDED_CONNECTIONS : connections);
  for (const lane of Object.values(limits)) lane.waitAtMost = longestWait ?? lane.waitAtMost;
  Object.assign(limits, turns);
  return {
    usual: new Turns(limits.usual),
    entry: new Turns(limits.entry),
    model: new Turns(limits.model),
    import: new Turns(limits.import),
    live: new Turns(limits.live),
  };
}

const ENTRY: ReadonlySet<string> = new Set(['signIn', 'register', 'refreshSession', 'redeemPasswordLink', 'signOut']);

const IMPORT: ReadonlySet<string> = new Set(['previewImport', 'applyImport', 'proveImport']);

/** The lane of a question or change, by what it asks for first, in fragments too. */
export function laneOf(document: DocumentNode, operation: OperationDefinitionNode): Lane {
  const names = firstFields(document, operation.selectionSet);
  if (names.some((name) => name.startsWith('test') || name === 'saveOwnModel')) return 'model';
  if (names.some((name) => IMPORT.has(name))) return 'import';
  return names.length > 0 && names.every((name) => ENTRY.has(name)) ? 'entry' : 'usual';
}

/** The document's shape was checked: no fragment leads back to itself. */
function firstFields(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((each) => {
    if (each.kind === Kind.FIELD) return [each.name.value];
    if (each.kind === Kind.INLINE_FRAGMENT) return firstFields(document, each.selectionSet);
    const { value } = each.name;
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === value,
    );
    return fragment && 'selectionSet' in fragment ? firstFields(document, fragment.selectionSet) : [];
  });
}
