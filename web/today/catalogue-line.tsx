import { Link } from 'react-router-dom';
import { ageOf } from './catalogue-age.ts';
import type { CompanyDay } from './documents.ts';
import classes from './part.module.css';
import { DayPart } from './part.tsx';
import { texts } from './texts.ts';

interface CatalogueLineProps {
  readonly catalogue: CompanyDay['catalogue'];
  readonly base: string;
}

/** How many products there are and how old that is; opens them. */
export function CatalogueLine({ catalogue, base }: CatalogueLineProps) {
  const { productCount, isStale } = catalogue;
  return (
    <DayPart title={texts.today.catalogue}>
      <Link to={`${base}/products`} className={classes.link}>
        <span className={classes.text}>
          {productCount === 0
            ? texts.today.catalogueEmpty
            : `${texts.today.products(productCount)} · ${ageOf(catalogue, new Date())}`}
          {isStale && <span className={classes.warning}> {texts.today.stale}</span>}
        </span>
      </Link>
    </DayPart>
  );
}
