import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { CHART_HEIGHT, type Point } from './chart-point.ts';
import { texts } from './texts.ts';

interface ChartProps {
  readonly title: string;
  readonly points: readonly Point[];
  /** A name stands under the first of so many points; as many as there is room for, where it is left out. */
  readonly namedEvery?: number | undefined;
}

/** The questions of each point, and those to which nothing was found. */
export function Chart({ title, points, namedEvery }: ChartProps) {
  const words = texts.statistics;
  const most = points.reduce<Point | undefined>((best, point) => {
    return point.questions > (best?.questions ?? 0) ? point : best;
  }, undefined);
  return (
    <div role="img" aria-label={words.chartOf(title, most ? words.most(most.name, most.questions) : words.nothing)}>
      <BarChart
        h={CHART_HEIGHT}
        data={points.map((point) => ({ ...point }))}
        dataKey="short"
        series={[
          { name: 'questions', label: words.questions, color: 'brand.6' },
          { name: 'unanswered', label: words.unanswered, color: 'red.5' },
        ]}
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 28 }}
        tickLine="none"
        gridAxis="x"
        maxBarWidth={28}
        barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
        barChartProps={{ accessibilityLayer: false }}
        yAxisProps={{ allowDecimals: false, width: widthOf(most?.questions ?? 0) }}
        xAxisProps={namedEvery ? { interval: namedEvery - 1 } : { interval: 'preserveStartEnd', minTickGap: 12 }}
        valueFormatter={written}
      />
    </div>
  );
}

function written(count: number): string {
  return count.toLocaleString('it-IT');
}

/** The room of the labels beside the bars, in pixels: the highest one is about as long as the most that there is. */
function widthOf(most: number): number {
  return Math.max(36, 16 + 7.5 * written(most).length);
}
