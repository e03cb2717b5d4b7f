/** Reads a row of one kind: pairs it, compares it, and gives the line to write. */
export interface RowReader<Field> {
  /** @throws BadField. */
  read(values: ReadonlyMap<Field, unknown>, row: number): string;
}
