/** What two people made of the same thing since it was read. */
export interface Merge<Values> {
  /** Mine put on top of theirs: where both changed a field, mine. */
  readonly merged: Values;
  /** What they alone changed. */
  readonly theirs: readonly (keyof Values)[];
  /** What both changed, each otherwise. */
  readonly conflicts: readonly (keyof Values)[];
}

/** Puts what I changed since `base` on top of what others saved since, field by field: nobody's work is lost. */
export function mergeEdits<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const fields = Object.keys(base) as (keyof Values)[];
  const isChanged = (values: Values) => (field: keyof Values) => !isSame(values[field], base[field]);
  const changedByMe = fields.filter(isChanged(mine));
  const changedByThem = fields.filter(isChanged(theirs));
  const merged = { ...theirs };
  for (const field of changedByMe) merged[field] = mine[field];
  return {
    merged,
    theirs: changedByThem.filter((field) => !changedByMe.includes(field)),
    conflicts: changedByThem.filter((field) => changedByMe.includes(field) && !isSame(mine[field], theirs[field])),
  };
}

/** Whether two values say the same; lists by what is in them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
