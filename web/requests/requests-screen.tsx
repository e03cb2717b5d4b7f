import { Button, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import { useEffect, useRef } from 'react';
import { useResolvedPath, useSearchParams } from 'react-router-dom';
import { useAttention } from '../availability/use-attention.ts';
import type { SectionProps } from '../companies/section.ts';
import type { ContactRequestsQuery } from '../graphql/generated/graphql.ts';
import { LiveTitle } from '../live/live-title.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import classes from '../ui/list-screen.module.css';
import { notifyRefusal } from '../ui/notify.ts';
import { type ListOf, usePagedQuery } from '../ui/paged-query.ts';
import { requestsQuery } from './documents.ts';
import { RequestRow } from './request-row.tsx';
import { texts } from './texts.ts';

const PAGE = 20;

const list: ListOf<ContactRequestsQuery, ContactRequestsQuery['contactRequests']['nodes'][number]> = {
  get: ({ contactRequests }) => contactRequests,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    contactRequests: {
      ...data.contactRequests,
      nodes: [...nodes],
      pageInfo: { ...data.contactRequests.pageInfo, ...pageInfo },
    },
  }),
};

/** What visitors left for the people of a shop, as it comes: what is to be done, and what is done. */
export function RequestsScreen({ companyId }: SectionProps) {
  const [address, setAddress] = useSearchParams();
  const isDone = address.get('show') === 'done';
  return (
    <section className={classes.screen} aria-labelledby="requests">
      <div className={classes.heading}>
        <div>
          <LiveTitle>
            <Title order={2} size="h4" id="requests">
              {texts.requests.title}
            </Title>
          </LiveTitle>
          <Text size="sm" c="dimmed">
            {texts.requests.lead}
          </Text>
        </div>
        <SegmentedControl
          styles={{ root: { flex: 'none' }, label: { whiteSpace: 'nowrap' } }} // two short words: the theme lets long ones wrap
          aria-label={texts.requests.which}
          data={[
            { value: 'open', label: texts.requests.open },
            { value: 'done', label: texts.requests.done },
          ]}
          value={isDone ? 'done' : 'open'}
          onChange={(value) => setAddress(value === 'done' ? { show: 'done' } : {}, { replace: true })}
        />
      </div>
      <Requests key={`${companyId} ${isDone}`} companyId={companyId} isDone={isDone} />
    </section>
  );
}

function Requests({ companyId, isDone }: { readonly companyId: string; readonly isDone: boolean }) {
  const { pathname } = useResolvedPath('');
  const conversations = `${pathname.slice(0, pathname.lastIndexOf('/requests'))}/conversations`;
  const {
    data,
    error,
    isReading,
    showMore,
    reload: readAgain,
  } = usePagedQuery(requestsQuery, { companyId, isDone, first: PAGE }, list);
  const reload = () => readAgain().catch((failure) => notifyRefusal(failure, texts.requests.failed));
  useReloadAtNews(companyId, reload);

  if (!data && error) return <Failure title={texts.requests.failed} error={error} onRetry={reload} />;
  if (!data) return <Skeleton height={200} radius="lg" aria-label={texts.common.loading} />;
  const { nodes, pageInfo } = data.contactRequests;
  if (nodes.length === 0) {
    return isDone ? (
      <Empty icon={IconMailbox} title={texts.requests.emptyDone} />
    ) : (
      <Empty icon={IconMailbox} title={texts.requests.empty} hint={texts.requests.emptyHint} />
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {nodes.map((request) => (
          <RequestRow
            key={request.id}
            companyId={companyId}
            request={request}
            conversations={conversations}
            onChanged={reload}
          />
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button
          variant="default"
          loading={isReading}
          onClick={() => showMore().catch((failure) => notifyRefusal(failure, texts.requests.failed))}
          className={classes.more ?? ''}
        >
          {texts.common.showMore}
        </Button>
      )}
    </>
  );
}

/** Reads the list again whenever there are more or fewer to be done. */
function useReloadAtNews(companyId: string, reload: () => unknown) {
  const count = useAttention(companyId)?.openRequestCount;
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (count !== undefined && count !== known.current) void reload(); // the first too: nobody told what came before it
    known.current = count;
  }, [count, reload]);
}
