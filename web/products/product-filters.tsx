import { NativeSelect, SegmentedControl } from '@mantine/core';
import { SearchField } from '../editors/search-field.tsx';
import classes from '../ui/listing.module.css';
import { texts } from './texts.ts';
import { SORTS, VIEWS, type View, type WantedOfAddress } from './use-wanted.ts';

interface ProductFiltersProps {
  readonly wanted: WantedOfAddress;
  readonly categories: readonly { readonly name: string; readonly count: number }[];
}

/** Search, category, order and view. */
export function ProductFilters({ wanted, categories }: ProductFiltersProps) {
  const { search, category, sort, view, change } = wanted;
  const isListed = category === '' || categories.some(({ name }) => name === category);
  return (
    <div className={classes.tools}>
      <SearchField
        label={texts.products.search}
        placeholder={texts.products.searchPlaceholder}
        value={search}
        onChange={(text) => change({ search: text })}
      />
      <NativeSelect
        aria-label={texts.products.category}
        data={[
          { value: '', label: texts.products.allCategories },
          ...(isListed ? [] : [{ value: category, label: texts.products.categoryWithCount(category, 0) }]),
          ...categories.map(({ name, count }) => ({
            value: name,
            label: texts.products.categoryWithCount(name, count),
          })),
        ]}
        value={category}
        onChange={(event) => change({ category: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={texts.products.sort}
        data={SORTS.map((value) => ({ value, label: texts.products.sorts[value] }))}
        value={sort}
        onChange={(event) => change({ sort: SORTS.find((known) => known === event.currentTarget.value) ?? 'POSITION' })}
      />
      <SegmentedControl
        aria-label={texts.products.view}
        data={VIEWS.map((value) => ({ value, label: texts.products[value] }))}
        value={view}
        onChange={(value) => change({ view: value as View })}
      />
    </div>
  );
}
