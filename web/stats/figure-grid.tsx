import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useFragment as read } from '../graphql/generated/index.ts';
import { Figure_figure, type Statistics } from './documents.ts';
import { FigureCard, TrendCard } from './figure-card.tsx';
import { written } from './figure-format.ts';
import classes from './figure-grid.module.css';
import { type ListAddresses, listAddresses } from './list-addresses.ts';
import { texts } from './texts.ts';

interface FigureGridProps {
  readonly statistics: Statistics;
  /** The address of the workspace. */
  readonly base: string;
}

const words = texts.statistics;

/** The four figures of the period that one looks at first, the rest when asked for; each opens what it counts. */
export function FigureGrid({ statistics, base }: FigureGridProps) {
  const lists = listAddresses(base, statistics.from, statistics.to);
  const figure = (name: FigureName) => read(Figure_figure, statistics[name]);
  return (
    <>
      <div className={classes.main}>
        <TrendCard
          isLarge
          label={words.conversations}
          figure={figure('conversations')}
          unit="count"
          isMoreBetter
          to={lists.log()}
        />
        <TrendCard
          isLarge
          label={words.answered}
          figure={figure('answered')}
          unit="share"
          isMoreBetter
          note={words.answeredNote}
          to={lists.improve}
        />
        <TrendCard
          isLarge
          label={words.satisfaction}
          figure={figure('satisfaction')}
          unit="percent"
          isMoreBetter
          note={words.ratings(figure('ratings').value ?? 0)}
          to={lists.log({ rating: 'rated' })}
        />
        <TrendCard
          isLarge
          label={words.unanswered}
          figure={figure('unanswered')}
          unit="count"
          isMoreBetter={false}
          to={lists.log({ unanswered: '1' })}
        />
      </div>
      <details className={classes.details}>
        <summary>
          {words.details}
          <IconChevronDown size={18} aria-hidden="true" />
        </summary>
        <Details statistics={statistics} lists={lists} />
      </details>
    </>
  );
}

interface DetailsProps {
  readonly statistics: Statistics;
  readonly lists: ListAddresses;
}

function Details({ statistics, lists }: DetailsProps) {
  const { catalogue } = statistics;
  const figure = (name: FigureName) => read(Figure_figure, statistics[name]);
  return (
    <div className={classes.grid}>
      <FigureCard
        label={words.active}
        value={written(statistics.activeConversations, 'count')}
        to={lists.log({ status: 'active' })}
      />
      <TrendCard
        label={words.completed}
        figure={figure('completed')}
        unit="count"
        isMoreBetter
        to={lists.log({ status: 'completed' })}
      />
      <TrendCard
        label={words.abandoned}
        figure={figure('abandoned')}
        unit="count"
        isMoreBetter={false}
        to={lists.log({ status: 'abandoned' })}
      />
      <TrendCard label={words.messages} figure={figure('messages')} unit="count" isMoreBetter to={lists.log()} />
      <TrendCard label={words.messagesPerConversation} figure={figure('messagesPerConversation')} unit="average" />
      <TrendCard label={words.confidence} figure={figure('confidence')} unit="share" isMoreBetter />
      <TrendCard label={words.responseTime} figure={figure('responseTime')} unit="seconds" isMoreBetter={false} />
      <FigureCard
        label={words.averagePrice}
        value={written(catalogue.averagePrice ?? null, 'euro')}
        to={lists.products}
      />
      <FigureCard
        label={words.averageKeywords}
        value={written(catalogue.averageKeywords ?? null, 'count')}
        to={lists.products}
      />
    </div>
  );
}

type FigureName =
  | 'conversations'
  | 'answered'
  | 'completed'
  | 'abandoned'
  | 'messages'
  | 'messagesPerConversation'
  | 'confidence'
  | 'responseTime'
  | 'satisfaction'
  | 'ratings'
  | 'unanswered';
