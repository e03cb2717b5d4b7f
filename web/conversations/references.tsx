import { Fragment } from 'react';
import { Picture } from './product-cards.tsx';
import classes from './references.module.css';
import { texts } from './texts.ts';

const words = texts.conversations.references;

/** What the marks in a text stand for, in their order. */
export interface Referred {
  readonly products?:
    | readonly { readonly name: string; readonly price?: string | null; readonly imageUrl?: string | null }[]
    | undefined;
  readonly amounts?: readonly string[] | undefined;
}

/** A text of the model's with chips where it has marks: `[[p:1]]` is the first product, `[[i:1]]` the first amount. */
export function WithReferences({ text, products = [], amounts = [] }: Referred & { readonly text: string }) {
  return text.split(/(\[\[[pi]:\d{1,3}\]\])/).map((piece, place) => {
    const [, kind, number] = /^\[\[([pi]):(\d+)\]\]$/.exec(piece) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    const at = (child: React.ReactNode) => <Fragment key={place}>{child}</Fragment>;
    if (kind === 'i') return at(<Amount number={Number(number)} amount={amounts[Number(number) - 1]} />);
    if (kind !== 'p') return at(piece);
    const product = products[Number(number) - 1];
    return at(
      product ? <Chip {...product} /> : <span className={classes.unknown}>{words.product(Number(number))}</span>,
    );
  });
}

function Chip({ name, price, imageUrl }: NonNullable<Referred['products']>[number]) {
  return (
    <span className={classes.chip}>
      {imageUrl && <Picture url={imageUrl} className={classes.picture} />}
      <strong>{name}</strong>
      {price && <span className={classes.price}>{price}</span>}
    </span>
  );
}

function Amount({ number, amount }: { readonly number: number; readonly amount: string | undefined }) {
  if (amount === undefined) return <span className={classes.unknown}>{words.amount(number)}</span>;
  return <span className={classes.chip}>{amount}</span>;
}
