import { splitLinks, withPricesWhole } from './links.ts';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

/** A text as it was written, what can be opened or called clickable. Never HTML. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, place) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <a key={place} href={part.href} {...(part.href[0] === 'h' && ELSEWHERE)}>
        {part.text}
      </a>
    ) : (
      withPricesWhole(part.text)
    ),
  );
}
