import type { AssociationRows } from './compile.ts';

const ALL = 255;

/** Which Italian words go together, known of any shop and its customers. */
export class Associations {
  private readonly rows: AssociationRows;
  private readonly places: ReadonlyMap<string, number>;

  constructor(rows: AssociationRows) {
    this.rows = rows;
    this.places = new Map(rows.forms.map((form, place) => [form, place]));
  }

  /** By place. */
  get forms(): readonly string[] {
    return this.rows.forms;
  }

  get size(): number {
    return this.rows.forms.length;
  }

  /** The place of a form; undefined where nothing is known of it. */
  placeOf(form: string): number | undefined {
    return this.places.get(form);
  }

  /** How many words go with the form at a place. */
  countOf(place: number): number {
    const { starts } = this.rows;
    return (starts[place + 1] ?? 0) - (starts[place] ?? 0) - 1;
  }

  /** Visits what the form at a place goes with, itself first. */
  visit(place: number, visit: (other: number, share: number, nearness: number) => void): void {
    const { starts, others, shares, nearness } = this.rows;
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at++)
      visit(others[at] ?? 0, (shares[at] ?? 0) / ALL, (nearness[at] ?? 0) / ALL);
  }
}
