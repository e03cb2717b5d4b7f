import { useEffect, useRef, useState } from 'react';

/**
 * What somebody types into a field whose text also stands elsewhere, in the address, which follows a moment later. What
 * comes back from there takes nothing away that was typed meanwhile; what others put there is shown.
 */
export function useTypedText(value: string) {
  const [text, setText] = useState(value);
  const sent = useRef<string[]>([]); // and not yet come back
  useEffect(() => {
    const place = sent.current.indexOf(value);
    if (place < 0) setText(value);
    sent.current = sent.current.slice(place + 1);
  }, [value]);
  return {
    text,
    setText,
    /** Notes what is handed on, and will come back. */
    note: (handedOn: string) => void sent.current.push(handedOn),
  };
}
