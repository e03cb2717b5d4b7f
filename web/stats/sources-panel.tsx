import { useFragment as read } from '../graphql/generated/index.ts';
import { percentsOf } from '../ui/percents.ts';
import { Figure_figure, type Statistics } from './documents.ts';
import { Panel } from './panel.tsx';
import classes from './sources-panel.module.css';
import { texts } from './texts.ts';

const NONE = { value: null, before: null };

interface SourcesPanelProps {
  readonly sources: Statistics['sources'];
  /** Sentences taken out of a model's answers. */
  readonly corrections: number;
}

/** The shares of the answers by where they came from. */
export function SourcesPanel({ sources, corrections }: SourcesPanelProps) {
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  const figures = sources.map(({ share }) => read(Figure_figure, share));
  const percents = percentsOf(sources.map(({ count }) => count));
  const percentsBefore = percentsOf(figures.map(({ before }) => before ?? 0));
  return (
    <Panel title={texts.statistics.sources}>
      {total === 0 && <p className={classes.none}>{texts.statistics.noAnswers}</p>}
      {total > 0 && (
        <ul className={classes.sources}>
          {sources.map(({ source, count }, at) => {
            const { value, before } = figures[at] ?? NONE;
            return (
              <li key={source} className={classes.source} data-source={source}>
                <span className={classes.name}>{texts.statistics.source[source]}</span>
                <span className={classes.share}>{texts.statistics.percent(`${percents[at]}`)}</span>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ width: `${(value ?? 0) * 100}%` }} />
                </span>
                <span className={classes.note}>
                  {texts.statistics.answers(count)}
                  {' · '}
                  {before === null
                    ? texts.trend.isNew
                    : texts.trend.before(texts.statistics.percent(`${percentsBefore[at]}`))}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {corrections > 0 && <p className={classes.corrections}>{texts.statistics.corrections(corrections)}</p>}
    </Panel>
  );
}
