import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Gliding, slide, slideOf } from './slide.ts';
import classes from './virtual-list.module.css';

const SPARE = 6; // rows drawn beyond each edge, so that scrolling shows no gap

interface VirtualListProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** In pixels; all rows are of one height. */
  readonly rowHeight: number;
  /** A row is drawn again only when it, or this function, is another one. */
  readonly renderRow: (row: Row) => ReactNode;
  /** Whether there are more than these; nobody knows how many. */
  readonly hasMore?: boolean;
  /** Below the last row. */
  readonly children?: ReactNode;
}

/** A list that draws only the rows in sight, so that it costs the same with thousands. */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>) {
  const { label, rows, rowHeight, renderRow, hasMore = false, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [count, setCount] = useState(20);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCount(Math.ceil(element.clientHeight / rowHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [rowHeight]);

  /** ↑ and ↓ go from row to row, Home and End to the first and last of those that are drawn. */
  function go(event: KeyboardEvent<HTMLElement>) {
    const links = [...(scroller.current?.querySelectorAll<HTMLElement>('li > a, li > label > input') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  }

  const from = Math.max(0, Math.min(first, rows.length - count) - SPARE);
  const drawn = rows.slice(from, from + count + 2 * SPARE);
  const list = useRef<HTMLUListElement>(null);
  const former = useRef(drawn);
  const gliding = useRef<Gliding>(undefined);
  useLayoutEffect(() => {
    const found = first === 0 ? slideOf(former.current, drawn) : undefined;
    if (list.current && (found || drawn[0]?.id !== former.current[0]?.id))
      gliding.current = slide(list.current, found, rowHeight, gliding.current);
    former.current = drawn;
  });

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight))}
    >
      <ul
        ref={list}
        className={classes.list}
        style={{ height: rows.length * rowHeight, paddingTop: from * rowHeight }}
        aria-label={label}
        onKeyDown={go}
      >
        {drawn.map((row, index) => (
          <DrawnRow
            key={row.id}
            row={row}
            height={rowHeight}
            size={hasMore ? -1 : rows.length}
            // From the first row on, the document's own order tells it.
            position={from > 0 ? from + index + 1 : undefined}
            renderRow={renderRow}
          />
        ))}
      </ul>
      {children && <div className={classes.after}>{children}</div>}
    </div>
  );
}

interface DrawnRowProps<Row> {
  readonly row: Row;
  readonly height: number;
  readonly size: number;
  readonly position: number | undefined;
  readonly renderRow: (row: Row) => ReactNode;
}

// Rows stand in the document's flow: one that comes or goes moves the others without a word to each of them.
const DrawnRow = memo(function DrawnRow<Row>({ row, height, size, position, renderRow }: DrawnRowProps<Row>) {
  return (
    <li style={{ height }} aria-setsize={size} aria-posinset={position}>
      {renderRow(row)}
    </li>
  );
}) as <Row>(props: DrawnRowProps<Row>) => ReactNode;
