const LONGEST_SEARCH = 120; // characters, as a name

/** What is looked for in names, as the database can take it. */
export function searchedText(search: string | null | undefined): string {
  return (search ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
}
