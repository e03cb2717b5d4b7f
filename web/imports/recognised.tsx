import { Text } from '@mantine/core';
import type { Preview } from './import-flow.ts';
import classes from './import-preview.module.css';
import { texts } from './texts.ts';

/** What the file is, and what each of its columns was taken for. */
export function Recognised({ preview }: { readonly preview: Preview }) {
  const { imports } = texts;
  const { source, fileRowCount, columns } = preview;
  const taken = columns.filter(({ field }) => field !== null);
  const left = columns.filter(({ field }) => field === null);
  return (
    <section>
      <Text size="sm" className={classes.recognised}>
        {source === null ? imports.rows(fileRowCount) : imports.recognised(imports.sources[source], fileRowCount)}
      </Text>
      {columns.length > 0 && (
        <details className={classes.details}>
          <summary>{imports.columns(taken.length, left.length)}</summary>
          <dl className={classes.columns}>
            {taken.map(({ heading, field }) => (
              <div key={heading}>
                <dt>
                  <bdi>{heading}</bdi>
                </dt>
                <dd>{field}</dd>
              </div>
            ))}
          </dl>
          {left.length > 0 && (
            <Text size="sm" c="dimmed" className={classes.left}>
              {imports.columnsLeft(left.map(({ heading }) => heading))}
            </Text>
          )}
        </details>
      )}
    </section>
  );
}
