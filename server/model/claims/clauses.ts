/** A part of a sentence that says one thing: from one comma, colon or 'and' to the next. */
export interface Clause {
  start: number;
  end: number;
}

const BOUNDARY =
  /[,;:](?=\s)|[()–—\n•·]|\s-\s|(?<=\s)(?:e|ed|ma|o|oppure|mentre|invece|and|but|or|while|und|aber|oder|et|mais|ou|y|pero)(?=\s)/giu;

/** The clauses of a sentence, which together are the sentence. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: mark } of sentence.matchAll(BOUNDARY)) {
    if (index > start) clauses.push({ start, end: index });
    start = index + mark.length;
  }
  if (start < sentence.length || clauses.length === 0) clauses.push({ start, end: sentence.length });
  return clauses;
}
