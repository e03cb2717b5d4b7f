import type { Product } from './connection.ts';
import { LinkedText } from './linked-text.tsx';
import { say } from './say.ts';

interface SaidTextProps {
  text: string;
  /** What the visitor took away of what was understood, instead of writing. */
  takenAway?: string | null | undefined;
  /** Whose cards stand below. */
  products?: readonly Product[];
}

/** What somebody said; of a wish that is asked anew, only what is left out. */
export function SaidText({ text, takenAway, products = [] }: SaidTextProps) {
  if (takenAway) return <span className="hp-taken">{say('Senza: {0}', takenAway)}</span>;
  const lines = text.split('\n');
  const isListed = (line: string) => products.some(({ name }) => line.startsWith(`• ${name}`));
  const listed = lines.findIndex(isListed);
  if (listed < 1 || !lines.slice(listed).every(isListed)) return <LinkedText text={text} />;
  // Where the cards stand below, the list that ends the text would say the same names and prices once more.
  return (
    <>
      <LinkedText text={lines.slice(0, listed).join('\n')} />
      <span className="hp-listed">{`\n${lines.slice(listed).join('\n')}`}</span>
    </>
  );
}
