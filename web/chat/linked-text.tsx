import { splitLinks, withPricesWhole } from './links.ts';

/** A text as it was written, its http(s) addresses clickable. Never HTML. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, place) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <a key={place} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      withPricesWhole(part.text)
    ),
  );
}
