import { knownHeadings, type Naming } from '../headers.ts';
import type { Entry } from '../records.ts';
import { FileRefused } from '../refusals.ts';
import { DANEA_ROLES, daneaValues } from './danea.ts';
import type { FileNotes } from './file-notes.ts';
import { readXml, type XmlRecord } from './xml-records.ts';

/** The rows of an XML, whatever its form. @throws FileRefused. */
export async function* xmlEntries<Role extends string>(
  pieces: AsyncIterable<string>,
  naming: Naming<Role>,
  notes: FileNotes,
): AsyncGenerator<Entry<Role>[]> {
  const roles = new RolesOfNames(naming, notes);
  const reading = {
    isEntry: (names: readonly string[]) =>
      knownHeadings(naming, names) > 1 && naming.required.every(({ role }) => naming.rolesOf(names).includes(role)),
    onChangesOnly() {
      notes.isIncremental = true;
    },
  };
  for await (const records of readXml(pieces, reading)) yield records.map((record) => entryOf(record, roles, notes));
}

function entryOf<Role extends string>(record: XmlRecord, roles: RolesOfNames<Role>, notes: FileNotes): Entry<Role> {
  const { row, place } = record;
  notes.source ??= sourceOf(record, notes);
  if (place?.source !== 'DANEA_XML' && place?.source !== 'DANEA_INCREMENTAL')
    return { row, values: roles.valuesOf(record) };
  if (!Object.hasOwn(roles.labels, 'price')) throw new FileRefused('XML_NO_PRODUCTS');
  notes.keepsAdditions = true;
  const read = (name: string) => textIn(record.values, name);
  if (place.isRemoval) return { row, removedCode: read('Code') ?? '' };
  const variants = record.variants.map((variant) => (name: string) => textIn(variant, name));
  roles.note([...record.values.keys()], (name) => DANEA_ROLES[name] as Role | undefined);
  return { row, values: daneaValues({ read, variants }) as Map<Role, unknown> };
}

function sourceOf({ place, isMerchant }: XmlRecord, { isIncremental }: FileNotes): FileNotes['source'] {
  if (place?.source === 'MERCHANT_RSS' || place?.source === 'MERCHANT_ATOM') return isMerchant ? place.source : null;
  return place?.source === 'DANEA_XML' && isIncremental ? 'DANEA_INCREMENTAL' : (place?.source ?? null);
}

function textIn(values: ReadonlyMap<string, string | string[]>, name: string): string | undefined {
  const value = values.get(name);
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text === '' ? undefined : text;
}

/** What names are taken for; entries of one file have only a few sets of them. */
class RolesOfNames<Role extends string> {
  private readonly naming: Naming<Role>;
  private readonly notes: FileNotes;
  private names = '';
  private roles: (Role | undefined)[] = [];

  constructor(naming: Naming<Role>, notes: FileNotes) {
    this.naming = naming;
    this.notes = notes;
  }

  valuesOf({ values }: XmlRecord): Map<Role, unknown> {
    const names = [...values.keys()];
    const all = names.join('\n');
    if (all !== this.names) {
      this.names = all;
      this.roles = this.naming.rolesOf(names);
      this.tell(names, this.roles);
    }
    const found = new Map<Role, unknown>();
    let index = 0;
    for (const value of values.values()) {
      const role = this.roles[index++];
      if (role !== undefined) found.set(role, value);
    }
    return found;
  }

  /** Notes names whose roles are settled elsewhere. */
  note(names: readonly string[], roleOf: (name: string) => Role | undefined): void {
    const all = names.join('\n');
    if (all === this.names) return;
    this.names = all;
    this.tell(names, names.map(roleOf));
  }

  get labels(): Naming<Role>['labels'] {
    return this.naming.labels;
  }

  private tell(names: readonly string[], roles: readonly (Role | undefined)[]): void {
    this.notes.noteColumns(
      names,
      roles.map((role) => (role === undefined ? null : this.naming.labels[role])),
    );
  }
}
