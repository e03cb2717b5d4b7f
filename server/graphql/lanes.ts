import { Kind, type OperationDefinitionNode } from 'graphql';
import type { TurnLimits } from '../turns.ts';

/** Where an operation waits: what takes long, or must go on whatever else happens, has room of its own. */
export type Lane = 'usual' | 'entry' | 'model' | 'import' | 'live';

/** What runs at once in each lane; the README's table repeats it. */
export function turnLimits(connections: number): Record<Lane, TurnLimits> {
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

const ENTRY: ReadonlySet<string> = new Set(['signIn', 'register', 'refreshSession', 'redeemPasswordLink', 'signOut']);

const IMPORT: ReadonlySet<string> = new Set(['previewImport', 'applyImport']);

/** The lane of a question or change, by what it asks for first; fragments at the root are not looked into. */
export function laneOf(operation: OperationDefinitionNode): Lane {
  const names = operation.selectionSet.selections.flatMap((each) =>
    each.kind === Kind.FIELD ? [each.name.value] : [],
  );
  if (names.some((name) => name.startsWith('test'))) return 'model';
  if (names.some((name) => IMPORT.has(name))) return 'import';
  return names.length > 0 && names.every((name) => ENTRY.has(name)) ? 'entry' : 'usual';
}
