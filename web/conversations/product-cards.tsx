import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useState } from 'react';
import { sayPercent, sayPrevious } from '../chat/reduction.ts';
import type { MessageBubble_MessageFragment } from '../graphql/generated/graphql.ts';
import classes from './product-cards.module.css';
import { texts } from './texts.ts';

type Product = MessageBubble_MessageFragment['products'][number] & { readonly category?: string };

interface ProductCardsProps {
  readonly products: readonly Product[];
  /** Whether they take the whole width, side by side. */
  readonly isWide?: boolean;
}

/** Products that an answer recommended or a test found, in its order. */
export function ProductCards({ products, isWide = false }: ProductCardsProps) {
  if (products.length === 0) return null;
  return (
    <ul className={classes.cards} data-wide={isWide}>
      {products.map((product) => (
        <li key={product.id} className={classes.card}>
          <Picture url={product.imageUrl} />
          <span className={classes.what}>
            <span className={classes.name}>{product.name}</span>
            <span className={classes.price}>
              {product.price}
              {product.reduction?.percent && ` (${sayPercent(product.reduction)})`}
              {product.category && ` · ${product.category}`}
            </span>
            {product.reduction && <span className={classes.price}>{sayPrevious(product.reduction)}</span>}
          </span>
          {product.link && (
            <a href={product.link} target="_blank" rel="noreferrer" className={classes.link}>
              {texts.conversations.details}
              <span className="visually-hidden"> {texts.common.opensInNewTab}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  readonly url: string;
  readonly className?: string | undefined;
}

/** A picture that is missing or broken falls back to the default one. */
export function Picture({ url, className = classes.picture }: PictureProps) {
  const [isBroken, setIsBroken] = useState(url === '');
  if (isBroken) {
    return (
      <span className={className}>
        <IconPhoto size={18} stroke={1.6} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className={className}
      onError={() => setIsBroken(true)}
    />
  );
}
