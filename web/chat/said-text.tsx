import { LinkedText } from './linked-text.tsx';

interface SaidTextProps {
  text: string;
  /** What the visitor took away of what was understood, instead of writing. */
  takenAway?: string | null | undefined;
}

/** What somebody said; of a wish that is asked anew, only what is left out. */
export function SaidText({ text, takenAway }: SaidTextProps) {
  return takenAway ? <span className="hp-taken">Senza: {takenAway}</span> : <LinkedText text={text} />;
}
