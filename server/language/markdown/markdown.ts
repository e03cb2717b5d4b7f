import { withoutBlockMarks } from './blocks.ts';
import { withoutSpanMarks } from './spans.ts';
import { withoutTables } from './tables.ts';
import { Verbatim } from './verbatim.ts';

const ANY_MARK = /[*_~`|#>[\\]|^[^\S\n]*(?:[-+][^\S\n]|[-=]{3})/m;

/**
 * A text that may have Markdown in it, as people read it: without marks, tables and links written out. What only looks
 * like a mark stays (`5*3`, `snake_case`, `sped*`), and so does what stands in code or belongs to an address. A text
 * that `goesOn` hides also the marks that are still open at its end, and a table's row that is not whole yet.
 */
export function withoutMarkdown(text: string, goesOn = false): string {
  if (!ANY_MARK.test(text)) return text;
  const verbatim = new Verbatim();
  const lines = withoutTables(verbatim.setAside(text).split('\n'), goesOn);
  const plain = verbatim.putBack(withoutSpanMarks(withoutBlockMarks(lines).join('\n'), goesOn));
  return plain
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
}
