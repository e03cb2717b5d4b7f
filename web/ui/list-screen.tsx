import { Button, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LiveTitle } from '../live/live-title.tsx';
import { texts } from '../texts.ts';
import { Failure } from './failure.tsx';
import classes from './list-screen.module.css';
import { notifyRefusal } from './notify.ts';
import { type ListOf, usePagedQuery } from './paged-query.ts';
import { useReloadAtNews } from './use-reload-at-news.ts';

interface ListScreenProps {
  /** Names the title for whoever hears the page. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** What stands beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a section that is a list and changes by itself. */
export function ListScreen({ id, title, lead, aside, children }: ListScreenProps) {
  return (
    <section className={classes.screen} aria-labelledby={id}>
      <div className={classes.heading}>
        <div>
          <LiveTitle>
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
          </LiveTitle>
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface LiveListProps<Data, Variables extends Parameters<typeof usePagedQuery>[1], Node> {
  readonly document: Parameters<typeof usePagedQuery<Data, Variables, Node & { readonly id: string }>>[0];
  readonly variables: Variables;
  readonly list: ListOf<Data, Node & { readonly id: string }>;
  /** Whatever was told last: the list is read again whenever it is another. */
  readonly news: unknown;
  /** What is said when it cannot be read. */
  readonly failed: string;
  /** What stands there when there is nothing. */
  readonly empty: ReactNode;
  readonly row: (node: Node, reload: () => void) => ReactNode;
}

/** A list that is read page by page, and again whenever there is news of it. */
export function LiveList<Data, Variables extends Parameters<typeof usePagedQuery>[1], Node>(
  props: LiveListProps<Data, Variables, Node>,
) {
  const { document, variables, list, news, failed, empty, row } = props;
  const { data, error, isReading, showMore, reload: readAgain } = usePagedQuery(document, variables, list);
  const say = (failure: unknown) => notifyRefusal(failure, failed);
  const reload = () => void readAgain().catch(say);
  useReloadAtNews(news, reload);

  if (!data && error) return <Failure title={failed} error={error} onRetry={reload} />;
  if (!data) return <Skeleton height={220} radius="lg" role="status" aria-label={texts.common.loading} />;
  const { nodes, pageInfo } = list.get(data);
  if (nodes.length === 0) return empty;
  return (
    <>
      <ul className={classes.list}>{nodes.map((node) => row(node, reload))}</ul>
      {pageInfo.hasNextPage && (
        <Button
          variant="default"
          loading={isReading}
          onClick={() => showMore().catch(say)}
          className={classes.more ?? ''}
        >
          {texts.common.showMore}
        </Button>
      )}
    </>
  );
}
