const RULE = /^\s*(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;
const UNDERLINE = /^\s*={3,}\s*$/;
const HEADING = /^\s{0,3}#{1,6}[^\S\n]+(.*?)(?:\s+#+)?\s*$/;
const QUOTE = /^\s*(?:>\s?)+(?!\s*\d)/; // '> 50 €' is more than that
const BULLET = /^(\s*)([-*+])\s+(?:\[[ xX]\]\s+)?(?=\S)/;
const FOOTNOTE = /\p{L}\*(?=[\s.,;:!?)]|$)/u;

/** Lines without the marks that stand at their beginning: headings, quotes, rules, bullets. */
export function withoutBlockMarks(lines: readonly string[]): string[] {
  const hasFootnote = lines.some((line) => FOOTNOTE.test(line));
  return lines.flatMap((line, at) => {
    if (UNDERLINE.test(line)) return lines[at - 1]?.trim() ? [] : [''];
    if (RULE.test(line)) return [''];
    const unquoted = line.replace(QUOTE, '');
    if (isBullet(lines, at, hasFootnote)) return [unquoted.replace(BULLET, '$1• ')];
    return [unquoted.replace(HEADING, '$1')];
  });
}

/** A mark that could be a minus, a plus or a footnote's star is a bullet only among others. */
function isBullet(lines: readonly string[], at: number, hasFootnote: boolean): boolean {
  const line = lines[at] ?? '';
  const mark = BULLET.exec(line)?.[2];
  if (!mark) return false;
  const isDoubtful = mark === '+' || (mark === '*' && hasFootnote) || /^\s*-\s+\d/.test(line);
  return !isDoubtful || [lines[at - 1], lines[at + 1]].some((other) => BULLET.exec(other ?? '')?.[2] === mark);
}
