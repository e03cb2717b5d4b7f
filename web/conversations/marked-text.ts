/** A part of a text, in UTF-16 units; `end` is the first that no longer belongs to it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text cut where marks begin and end; marks come in order and do not overlap. */
export function piecesOf(text: string, marks: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}
