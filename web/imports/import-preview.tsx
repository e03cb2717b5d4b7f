import { Badge, Text } from '@mantine/core';
import { sayOffer } from '../products/offer-texts.ts';
import { FlagList } from './flag-list.tsx';
import type { ImportThing, Preview } from './import-flow.ts';
import classes from './import-preview.module.css';
import { Recognised } from './recognised.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { texts } from './texts.ts';

interface ImportPreviewProps {
  readonly companyId: string;
  readonly kind: ImportThing;
  readonly preview: Preview;
}

const COLORS = { NEW: 'green', CHANGED: 'brand', UNCHANGED: 'gray' } as const;

/** What applying would change, before anything does. */
export function ImportPreview({ companyId, kind, preview }: ImportPreviewProps) {
  const { imports } = texts;
  const words = imports.things[kind];
  const others = preview.rowCount - preview.firstRows.length;
  return (
    <div className={classes.preview}>
      <Recognised preview={preview} />
      <Counts preview={preview} />
      <Text size="sm" c="dimmed">
        {words.current(preview.currentCount)}
      </Text>
      {preview.variantCount > 0 && <Text size="sm">{words.variants(preview.variantCount)}</Text>}
      <FlagList preview={preview} />
      {preview.rowCount === 0 ? (
        <Text size="sm">{preview.isIncremental ? imports.nothingChanged : words.nothing}</Text>
      ) : (
        <section>
          <h3 className={classes.heading}>{imports.preview}</h3>
          <ul className={classes.rows}>
            {preview.firstRows.map((row) => (
              <li key={row.row} className={classes.row}>
                <span className={classes.what}>
                  <bdi className={classes.title}>{row.title}</bdi>
                  <bdi className={classes.text}>{row.text}</bdi>
                </span>
                <span className={classes.facts}>
                  {row.price !== null && <bdi className={classes.price}>{row.price}</bdi>}
                  {row.listPrice && (
                    <span className={classes.offer}>{sayOffer({ ...row, listPrice: row.listPrice })}</span>
                  )}
                  <bdi className={classes.category}>{row.category}</bdi>
                </span>
                <Badge variant="light" color={COLORS[row.state]} className={classes.state}>
                  {imports.state[row.state]}
                </Badge>
              </li>
            ))}
          </ul>
          {others > 0 && (
            <Text size="sm" c="dimmed">
              {words.others(others)}
            </Text>
          )}
        </section>
      )}
      {preview.rejectedCount > 0 && <RejectedRows companyId={companyId} preview={preview} />}
    </div>
  );
}

function Counts({ preview }: { readonly preview: Preview }) {
  const { imports } = texts;
  const notTaken = preview.notTaken.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    { kind: 'new', count: preview.newCount, text: imports.newOnes },
    { kind: 'changed', count: preview.changedCount, text: imports.changedOnes },
    { kind: 'unchanged', count: preview.unchangedCount, text: imports.unchangedOnes },
    { kind: 'removed', count: preview.removedCount, text: imports.removedOnes },
    { kind: 'rejected', count: preview.rejectedCount - notTaken, text: imports.rejectedOnes },
  ];
  return (
    <section>
      <h3 className={classes.heading}>{imports.summary}</h3>
      <ul className={classes.counts}>
        {counts
          .filter(({ kind, count }) => count > 0 || kind === 'new' || kind === 'changed')
          .map(({ kind, count, text }) => (
            <li key={kind} className={classes.count} data-kind={count > 0 ? kind : 'none'}>
              {text(count)}
            </li>
          ))}
        {preview.notTaken.map(({ kind, count }) => (
          <li key={kind} className={classes.count}>
            {imports.notTaken[kind](count)}
          </li>
        ))}
      </ul>
      {preview.changedFields.length > 0 && (
        <Text size="sm" c="dimmed">
          {imports.changedFields(preview.changedFields)}
        </Text>
      )}
    </section>
  );
}
