/** A sentence as a customer types it, and what must become of it. */
export interface Case {
  trap: string;
  sentence: string;
  /** `faq ID`, `products ID ID` (`…`: and perhaps more), `declined`, `help`, `ask`, `nothing`, or `model` where no rule answers. */
  expected: string;
}

/** Reads a table of `sentence → expectation` lines under `# trap` headings. */
export function readCases(table: string): Case[] {
  let trap = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#') && !line.includes('→')) trap = line.slice(2);
      const [sentence, expected] = line.split(' → ');
      return sentence && expected ? [{ trap, sentence, expected }] : [];
    });
}
