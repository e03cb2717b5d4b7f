import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useState } from 'react';
import { texts } from '../texts.ts';
import type { BubbleMessage } from './message-bubble.tsx';
import classes from './product-cards.module.css';

type Product = BubbleMessage['products'][number];

/** The products that an answer recommended, in its order. */
export function ProductCards({ products }: { readonly products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <ul className={classes.cards}>
      {products.map((product) => (
        <li key={product.id} className={classes.card}>
          <Picture url={product.imageUrl} />
          <span className={classes.what}>
            <span className={classes.name}>{product.name}</span>
            <span className={classes.price}>{product.price}</span>
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

/** A picture that is missing or broken falls back to the default one. */
function Picture({ url }: { readonly url: string }) {
  const [isBroken, setIsBroken] = useState(url === '');
  if (isBroken) {
    return (
      <span className={classes.picture}>
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
      className={classes.picture}
      onError={() => setIsBroken(true)}
    />
  );
}
