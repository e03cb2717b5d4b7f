import { Button, Checkbox, Text } from '@mantine/core';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { LoadingRows } from '../editors/loading-rows.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { ProductItem } from './product-item.tsx';
import classes from './product-results.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { texts } from './texts.ts';
import type { useProducts } from './use-products.ts';
import type { WantedOfAddress } from './use-wanted.ts';

interface ProductResultsProps {
  readonly companyId: string;
  readonly products: ReturnType<typeof useProducts>;
  readonly wanted: WantedOfAddress;
}

/** The products in sight; those that are selected stay so from page to page. */
export function ProductResults({ companyId, products, wanted }: ProductResultsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { page, error, isLoading } = products;
  if (error) return <Failure title={texts.failures.loading} error={error} onRetry={products.reload} />;
  if (!page) return <LoadingRows height={120} />;
  if (page.nodes.length === 0) return <NoProducts isFiltered={wanted.search !== '' || wanted.category !== ''} />;

  const inSight = page.nodes.map(({ id }) => id);
  const isAllSelected = inSight.every((id) => selected.has(id));
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelected((known) => {
      const next = new Set(known);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return (
    <>
      <div className={classes.head}>
        <Checkbox
          label={texts.selection.all}
          checked={isAllSelected}
          indeterminate={!isAllSelected && inSight.some((id) => selected.has(id))}
          onChange={(event) => select(inSight, event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed" role="status">
          {texts.products.count(page.totalCount)}
        </Text>
      </div>
      <ul className={classes.items} data-view={wanted.view} aria-label={texts.products.listLabel} aria-busy={isLoading}>
        {page.nodes.map((product) => (
          <ProductItem
            key={product.id}
            product={product}
            view={wanted.view}
            isSelected={selected.has(product.id)}
            onSelect={(isSelected) => select([product.id], isSelected)}
          />
        ))}
      </ul>
      <Pages products={products} totalCount={page.totalCount} />
      {selected.size > 0 && (
        <SelectionBar
          companyId={companyId}
          ids={[...selected]}
          categories={page.categories.map(({ name }) => name)}
          onClear={() => setSelected(new Set())}
          onChanged={products.reload}
        />
      )}
    </>
  );
}

interface PagesProps {
  readonly products: ReturnType<typeof useProducts>;
  readonly totalCount: number;
}

function Pages({ products, totalCount }: PagesProps) {
  const { first, last, next, previous, isLoading } = products;
  if (!next && !previous) return null;
  return (
    <nav className={classes.pages} aria-label={texts.products.pages}>
      <Button variant="default" disabled={!previous || isLoading} onClick={previous}>
        {texts.products.previous}
      </Button>
      <Text size="sm" c="dimmed">
        {texts.products.range(first, last, totalCount)}
      </Text>
      <Button variant="default" disabled={!next || isLoading} onClick={next}>
        {texts.products.next}
      </Button>
    </nav>
  );
}

function NoProducts({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <Empty icon={IconSearch} title={texts.products.none} hint={texts.products.noneHint} />;
  return <Empty icon={IconPackage} title={texts.products.empty} hint={texts.products.emptyHint} />;
}
