import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { CompaniesQuery, CompanySort } from '../graphql/generated/graphql.ts';
import { useLive } from '../live/use-live.ts';
import { CompanyRow } from './company-row.tsx';
import classes from './company-table.module.css';
import { liveOverviews } from './documents.ts';
import { type Sorting, sortedBy } from './sorting.ts';
import { texts } from './texts.ts';

type Node = CompaniesQuery['companyOverviews']['nodes'][number];

interface CompanyTableProps {
  readonly nodes: readonly Node[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

const MOST_LIVE = 100; // rows that are told as they move; the server takes no more

const words = texts.columns;

const COLUMNS: readonly { readonly sort: CompanySort; readonly label: string; readonly hint?: string }[] = [
  { sort: 'NAME', label: words.company },
  { sort: 'CONVERSATIONS_TODAY', label: words.today, hint: words.todayHint },
  { sort: 'OPEN_QUESTIONS', label: words.questions },
  { sort: 'SATISFACTION', label: words.satisfaction, hint: words.satisfactionHint },
  { sort: 'PRODUCTS', label: words.catalogue },
  { sort: 'ACTIVE', label: words.active },
  { sort: 'LAST_ACTIVITY', label: words.activity },
];

/** The companies one below the other, to be compared; a heading puts them in its order. */
export function CompanyTable({ nodes, sorting, onSort }: CompanyTableProps) {
  const ids = nodes.slice(0, MOST_LIVE).map(({ id }) => id);
  const told = useLive(liveOverviews, { ids })?.companyOverviews ?? [];
  const moved = new Map(told.map((overview) => [overview.id, overview]));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {COLUMNS.map(({ sort, label, hint }) => (
            <th
              key={sort}
              scope="col"
              data-column={sort}
              aria-sort={sort === sorting.sort ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" title={hint ?? words.sortBy(label)} onClick={() => onSort(sortedBy(sort, sorting))}>
                {label}
                {sort === sorting.sort &&
                  (sorting.isDescending ? (
                    <IconArrowDown size={14} aria-hidden="true" />
                  ) : (
                    <IconArrowUp size={14} aria-hidden="true" />
                  ))}
              </button>
            </th>
          ))}
          <th scope="col" data-column="MODEL">
            {words.model}
          </th>
          <th scope="col" data-column="DETAILS">
            <span className="visually-hidden">{words.details}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {nodes.map((node) => (
          <CompanyRow key={node.id} overview={moved.get(node.id) ?? node} />
        ))}
      </tbody>
    </table>
  );
}
