import { Badge, Checkbox } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KeywordPills } from '../ui/keyword-pills.tsx';
import { sayOffer } from './offer-texts.ts';
import classes from './product-item.module.css';
import { texts } from './texts.ts';
import type { ListedProduct } from './use-products.ts';
import type { View } from './use-wanted.ts';

const KEYWORDS: Readonly<Record<View, number>> = { grid: 3, list: 2 };

interface ProductItemProps {
  readonly product: ListedProduct;
  readonly view: View;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** A product in the grid or in the list. */
export function ProductItem({ product, view, isSelected, onSelect }: ProductItemProps) {
  const { id, name, description, shownPrice, priceWarning, category, imageUrl, isAvailable, keywords, code } = product;
  const { shownListPrice, offerFrom, offerUntil } = product;
  return (
    <li className={classes.item} data-view={view} data-selected={isSelected}>
      <Checkbox
        className={classes.box ?? ''}
        aria-label={texts.selection.select(name)}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Picture key={imageUrl} address={imageUrl} />
      <div className={classes.what}>
        <Link to={id} className={classes.name}>
          {name}
        </Link>
        <p className="excerpt">{description}</p>
        <p className={classes.price}>
          <bdi>{shownPrice}</bdi>
          {priceWarning && (
            <Badge variant="light" color="orange" tt="none" size="sm">
              {texts.products.priceWarning[priceWarning]}
            </Badge>
          )}
          {!isAvailable && (
            <Badge variant="light" color="gray" tt="none" size="sm">
              {texts.products.soldOut}
            </Badge>
          )}
        </p>
        {shownListPrice && (
          <p className={classes.offer}>{sayOffer({ listPrice: shownListPrice, offerFrom, offerUntil })}</p>
        )}
        <p className={classes.facts}>
          <span>{category}</span>
          <span>{texts.products.code(code)}</span>
        </p>
        <KeywordPills keywords={keywords} most={KEYWORDS[view]} />
      </div>
    </li>
  );
}

/** A picture that is missing or broken falls back to the default one. */
function Picture({ address }: { readonly address: string }) {
  const [isBroken, setIsBroken] = useState(address === '');
  return (
    <span className={classes.picture}>
      {isBroken ? (
        <IconPhoto size={30} stroke={1.4} aria-hidden="true" />
      ) : (
        <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}
