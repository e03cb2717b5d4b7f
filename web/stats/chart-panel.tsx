import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { lazy, useState } from 'react';
import { Part } from '../ui/part.tsx';
import classes from './chart-panel.module.css';
import { CHART_HEIGHT, type Point } from './chart-point.ts';
import { csvOf, download } from './csv.ts';
import { written } from './figure-format.ts';
import { Panel } from './panel.tsx';
import { texts } from './texts.ts';

interface ChartPanelProps {
  readonly title: string;
  /** What a point is: the heading of the table's first column. */
  readonly of: string;
  readonly points: readonly Point[];
  readonly fileName: string;
  readonly namedEvery?: number;
}

// The library that draws is larger than all the rest of the screen: the figures stand there before it.
const Chart = lazy(async () => ({ default: (await import('./chart.tsx')).Chart }));

/** A chart that can also be read as a table, and taken away as a file. */
export function ChartPanel({ title, of, points, fileName, namedEvery }: ChartPanelProps) {
  const [view, setView] = useState('chart');
  const words = texts.statistics;
  const header = [of, words.conversations, words.questions, words.messages, words.unanswered];
  const save = () => download(`${fileName}.csv`, csvOf(header, points.map(cellsOf)));
  return (
    <Panel
      title={title}
      tools={
        <>
          <SegmentedControl
            size="xs"
            aria-label={words.view(title)}
            data={[
              { value: 'chart', label: words.asChart },
              { value: 'table', label: words.asTable },
            ]}
            value={view}
            onChange={setView}
          />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            aria-label={words.downloadOf(title)}
            onClick={save}
          >
            {words.download}
          </Button>
        </>
      }
    >
      {view === 'chart' ? (
        <Part fallback={<Skeleton height={CHART_HEIGHT} />}>
          <Chart title={title} points={points} namedEvery={namedEvery} />
        </Part>
      ) : (
        <Table title={title} header={header} points={points} />
      )}
    </Panel>
  );
}

function cellsOf({ name, conversations, questions, messages, unanswered }: Point) {
  return [name, conversations, questions, messages, unanswered] as const;
}

interface TableProps {
  readonly title: string;
  readonly header: readonly string[];
  readonly points: readonly Point[];
}

function Table({ title, header, points }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.scroller} tabIndex={0} aria-label={texts.statistics.tableOf(title)}>
      <table className={classes.table}>
        <thead>
          <tr>
            {header.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => {
            const [name, ...counts] = cellsOf(point);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {counts.map((count, index) => (
                  <td key={header[index + 1]}>{written(count, 'count')}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
