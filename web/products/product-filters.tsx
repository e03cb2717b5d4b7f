import { CloseButton, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
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
      <TextInput
        className={classes.search ?? ''}
        aria-label={texts.products.search}
        placeholder={texts.products.searchPlaceholder}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        rightSection={
          search !== '' && (
            <CloseButton size="sm" aria-label={texts.common.clear} onClick={() => change({ search: '' })} />
          )
        }
        value={search}
        onChange={(event) => change({ search: event.currentTarget.value })}
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
