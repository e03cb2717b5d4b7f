import classes from './company-table.module.css';
import { texts } from './texts.ts';

const HEIGHT = 22; // px
const WIDTH = 5; // px a day
const GAP = 2; // px

/** A bar for each of the last days; the last, which is today, stands out. */
export function SparkLine({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const width = counts.length * (WIDTH + GAP) - GAP;
  return (
    <svg
      className={classes.line}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={texts.columns.line(counts)}
    >
      {counts.map((count, place) => {
        const height = count === 0 ? 1 : Math.max(2, Math.round((count / most) * HEIGHT));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
            key={place}
            x={place * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={1}
            data-today={place === counts.length - 1}
          />
        );
      })}
    </svg>
  );
}
