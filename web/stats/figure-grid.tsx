import { useFragment as read } from '../graphql/generated/index.ts';
import { Figure_figure, type Statistics } from './documents.ts';
import { FigureCard, TrendCard } from './figure-card.tsx';
import { written } from './figure-format.ts';
import classes from './figure-grid.module.css';
import { texts } from './texts.ts';

/** The figures of the period, each beside what it was before, and the catalogue's. */
export function FigureGrid({ statistics }: { readonly statistics: Statistics }) {
  const { catalogue } = statistics;
  const figure = (name: FigureName) => read(Figure_figure, statistics[name]);
  const words = texts.statistics;
  return (
    <div className={classes.grid}>
      <TrendCard label={words.conversations} figure={figure('conversations')} unit="count" isMoreBetter />
      <FigureCard label={words.active} value={written(statistics.activeConversations, 'count')} />
      <TrendCard label={words.completed} figure={figure('completed')} unit="count" isMoreBetter />
      <TrendCard label={words.abandoned} figure={figure('abandoned')} unit="count" isMoreBetter={false} />
      <TrendCard label={words.messages} figure={figure('messages')} unit="count" isMoreBetter />
      <TrendCard label={words.messagesPerConversation} figure={figure('messagesPerConversation')} unit="average" />
      <TrendCard label={words.confidence} figure={figure('confidence')} unit="share" isMoreBetter />
      <TrendCard label={words.responseTime} figure={figure('responseTime')} unit="seconds" isMoreBetter={false} />
      <TrendCard
        label={words.satisfaction}
        figure={figure('satisfaction')}
        unit="percent"
        isMoreBetter
        note={words.ratings(figure('ratings').value ?? 0)}
      />
      <TrendCard label={words.unanswered} figure={figure('unanswered')} unit="count" isMoreBetter={false} />
      <FigureCard label={words.averagePrice} value={written(catalogue.averagePrice ?? null, 'euro')} />
      <FigureCard label={words.averageKeywords} value={written(catalogue.averageKeywords ?? null, 'count')} />
    </div>
  );
}

type FigureName =
  | 'conversations'
  | 'completed'
  | 'abandoned'
  | 'messages'
  | 'messagesPerConversation'
  | 'confidence'
  | 'responseTime'
  | 'satisfaction'
  | 'ratings'
  | 'unanswered';
