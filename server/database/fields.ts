import { columnName } from './sql.ts';

type ColumnType = 'text' | 'text[]' | 'jsonb' | 'boolean' | 'bigint' | 'integer' | 'timestamptz';

/** A field that people know of: what its columns, its checks, its imports and its exports are made from. */
export interface Field {
  /** Of its column, which is named after the property: `imageUrl` stands in `image_url`. */
  type: ColumnType;
  /** Columns that say the same in another way and are written with it, as the cents beside a price. */
  beside?: Readonly<Record<string, ColumnType>>;
  /** As people call it: the header of an export, and where an import names it. */
  label: string;
  /** Its key in the JSON of an export, where that is not the property. */
  key?: string;
  /** What a column or a key of a file may be called, the most telling first; without accents and what separates words. */
  headings: readonly string[];
  /** The most characters; of keywords, of each. */
  longest?: number;
}

/** The fields of a table, by the properties of its rows. */
export type Fields = Readonly<Record<string, Field>>;

type BesideOf<Entry> = Entry extends { beside: infer Beside } ? keyof Beside & string : never;

/** The properties of rows that a table of fields has columns for. */
export type PropertyOf<Table extends Fields> =
  | (keyof Table & string)
  | { [Name in keyof Table]: BesideOf<Table[Name]> }[keyof Table];

/** A column of a table, the property that it holds, and the property of the field that it belongs to. */
interface Column {
  property: string;
  name: string;
  type: ColumnType;
  field: string;
}

/** Every column that the fields take, in their order. */
export function columnsOf(fields: Fields): Column[] {
  return Object.entries(fields).flatMap(([field, { type, beside = {} }]) =>
    Object.entries({ [field]: type, ...beside }).map(([property, each]) => ({
      property,
      name: columnName(property),
      type: each,
      field,
    })),
  );
}

/** All fields but these. */
export function without<Table extends Fields, Name extends keyof Table>(
  fields: Table,
  ...names: readonly Name[]
): Omit<Table, Name> {
  const left = Object.entries(fields).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(left) as Omit<Table, Name>;
}

/** For `selected`: how each property is read. PostgreSQL sends a bigint as text. */
export function readColumns<Table extends Fields>(fields: Table): Record<PropertyOf<Table>, true | string> {
  const read = columnsOf(fields).map(({ property, name, type }) => [
    property,
    type === 'bigint' ? `${name}::float8` : true,
  ]);
  return Object.fromEntries(read) as Record<PropertyOf<Table>, true | string>;
}

/** `name, price, price_cents`. */
export function columnNames(fields: Fields, prefix = ''): string {
  return columnsOf(fields)
    .map(({ name }) => prefix + name)
    .join(', ');
}

/** `name text, price text, price_cents bigint`: what `json_to_recordset` reads. */
export function columnTypes(fields: Fields): string {
  return columnsOf(fields)
    .map(({ name, type }) => `${name} ${type}`)
    .join(', ');
}

/** `$name::text, $price::text, $priceCents::bigint`: the values of a statement, by the properties' names. */
export function columnValues(fields: Fields): string {
  return columnsOf(fields)
    .map(({ property, type }) => `$${property}::${type}`)
    .join(', ');
}

/** `name = $name::text, price = $price::text …`. */
export function assignments(fields: Fields): string {
  return columnsOf(fields)
    .map(({ property, name, type }) => `${name} = $${property}::${type}`)
    .join(', ');
}

/** `name = coalesce(row.name, products.name) …`: a field that the row leaves out stays, with all that is beside it. */
export function mergedAssignments(fields: Fields, table: string): string {
  return columnsOf(fields)
    .map(({ name, field }) => {
      const own = columnName(field);
      if (name === own) return `${name} = coalesce(row.${name}, ${table}.${name})`;
      return `${name} = case when row.${own} is null then ${table}.${name} else row.${name} end`;
    })
    .join(', ');
}

/** Values by the names of their columns. */
export function byColumn(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([property, value]) => [columnName(property), value]));
}

/** A field's value as one text, to be compared. */
export function comparable(value: unknown): string {
  return Array.isArray(value) ? value.map(canonical).join(';') : String(value ?? '');
}

/** As one text, whatever order the database gave the keys in. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(entries.map(([key, each]) => [key, canonical(each)]));
}
