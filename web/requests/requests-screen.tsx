import { SegmentedControl } from '@mantine/core';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import { useResolvedPath, useSearchParams } from 'react-router-dom';
import { useAttention } from '../availability/use-attention.ts';
import type { SectionProps } from '../companies/section.ts';
import type { ContactRequestsQuery } from '../graphql/generated/graphql.ts';
import { Empty } from '../ui/empty.tsx';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import type { ListOf } from '../ui/paged-query.ts';
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
  const { pathname } = useResolvedPath('');
  const conversations = `${pathname.slice(0, pathname.lastIndexOf('/requests'))}/conversations`;
  const which = (
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
  );
  return (
    <ListScreen id="requests" title={texts.requests.title} lead={texts.requests.lead} aside={which}>
      <LiveList
        key={`${companyId} ${isDone}`}
        document={requestsQuery}
        variables={{ companyId, isDone, first: PAGE }}
        list={list}
        news={useAttention(companyId)?.openRequestCount}
        failed={texts.requests.failed}
        empty={
          <Empty
            icon={IconMailbox}
            title={isDone ? texts.requests.emptyDone : texts.requests.empty}
            {...(!isDone && { hint: texts.requests.emptyHint })}
          />
        }
        row={(request, reload) => (
          <RequestRow
            key={request.id}
            companyId={companyId}
            request={request}
            conversations={conversations}
            onChanged={reload}
          />
        )}
      />
    </ListScreen>
  );
}
