import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './virtual-list.module.css';

const SPARE = 6; // rows drawn beyond each edge, so that scrolling shows no gap

interface VirtualListProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** In pixels; all rows are of one height. */
  readonly rowHeight: number;
  readonly renderRow: (row: Row) => ReactNode;
  /** Below the last row. */
  readonly children?: ReactNode;
}

/** A list that draws only the rows in sight, so that it costs the same with thousands. */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>) {
  const { label, rows, rowHeight, renderRow, children } = props;
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
    const links = [...(scroller.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  }

  const from = Math.max(0, Math.min(first, rows.length - count) - SPARE);
  const drawn = rows.slice(from, from + count + 2 * SPARE);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight))}
    >
      <ul className={classes.list} style={{ height: rows.length * rowHeight }} aria-label={label} onKeyDown={go}>
        {drawn.map((row, index) => (
          <li
            key={row.id}
            className={classes.row}
            style={{ height: rowHeight, transform: `translateY(${(from + index) * rowHeight}px)` }}
            aria-setsize={rows.length}
            aria-posinset={from + index + 1}
          >
            {renderRow(row)}
          </li>
        ))}
      </ul>
      {children && <div className={classes.after}>{children}</div>}
    </div>
  );
}
