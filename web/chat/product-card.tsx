import { useState } from 'react';
import type { Product } from './connection.ts';
import { BagIcon } from './icons.tsx';
import { safeHref } from './links.ts';
import { ProductChoices } from './product-choices.tsx';
import { sayPercent, sayPrevious } from './reduction.ts';
import { say } from './say.ts';

const SHORT = 80; // characters: what stands on a folded card as a whole

interface ProductCardProps {
  product: Product;
  /** Its page is opened. */
  onOpen(productId: string): void;
}

/** One recommended product. 'Dettagli' opens its page in a new tab; without one it unfolds what is cut off of the description. */
export function ProductCard({ product, onOpen }: ProductCardProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isShort = product.description.length <= SHORT;
  const href = product.link ? safeHref(product.link) : undefined;
  return (
    <li className="hp-card">
      <Picture url={product.imageUrl} />
      <div className="hp-body">
        <h2 className="hp-product">{product.name}</h2>
        <p className="hp-price">
          {product.price}
          {product.reduction?.percent && <span className="hp-off">{sayPercent(product.reduction)}</span>}
        </p>
        {product.reduction && <p className="hp-before">{sayPrevious(product.reduction)}</p>}
        <ProductChoices choices={product.choices} />
        <p className={isUnfolded || isShort ? 'hp-description' : 'hp-description hp-clamped'}>{product.description}</p>
        <div className="hp-ends">
          <span className="hp-category">{product.category}</span>
          {href ? (
            <a
              className="hp-link"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => onOpen(product.id)}
            >
              {say('Dettagli')}
              <span className="hp-hidden"> {say('di {0} (si apre in una nuova scheda)', product.name)}</span>
            </a>
          ) : (
            !isShort && (
              <button
                type="button"
                className="hp-link"
                aria-expanded={isUnfolded}
                onClick={() => setIsUnfolded(!isUnfolded)}
              >
                {say('Dettagli')}
                <span className="hp-hidden"> {say('di {0}', product.name)}</span>
              </button>
            )
          )}
        </div>
      </div>
    </li>
  );
}

/** The product's picture, or the default one where it has none or it does not load. */
function Picture({ url }: { url: string }) {
  const [brokenUrl, setBrokenUrl] = useState('');
  if (url === '' || url === brokenUrl) {
    return (
      <span className="hp-picture">
        <BagIcon />
      </span>
    );
  }
  return <img className="hp-picture" src={url} alt="" loading="lazy" onError={() => setBrokenUrl(url)} />;
}
