import { Skeleton } from '@mantine/core';
import classes from '../ui/listing.module.css';
import { texts } from './texts.ts';

const ROWS = [1, 2, 3, 4];

/** Where rows will stand. */
export function LoadingRows({ height }: { readonly height: number }) {
  return (
    <div className={classes.loading} role="status" aria-label={texts.common.loading}>
      {ROWS.map((row) => (
        <Skeleton key={row} height={height} radius="lg" />
      ))}
    </div>
  );
}
