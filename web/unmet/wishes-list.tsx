import { useApolloClient } from '@apollo/client/react';
import { Button, Group, SegmentedControl } from '@mantine/core';
import IconBasket from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useResolvedPath, useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import type { UnmetWishesQuery, UnmetWishStatus } from '../graphql/generated/graphql.ts';
import { download } from '../imports/fetch-export.ts';
import { Empty } from '../ui/empty.tsx';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import { notifyRefusal } from '../ui/notify.ts';
import type { ListOf } from '../ui/paged-query.ts';
import { createWishExport, unmetWishesQuery } from './documents.ts';
import { texts } from './texts.ts';
import { useWishCounts } from './use-wish-counts.ts';
import { WishRow } from './wish-row.tsx';

const PAGE = 20;
const { unmet } = texts;

const list: ListOf<UnmetWishesQuery, UnmetWishesQuery['unmetWishes']['nodes'][number]> = {
  get: ({ unmetWishes }) => unmetWishes,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    unmetWishes: { ...data.unmetWishes, nodes: [...nodes], pageInfo: { ...data.unmetWishes.pageInfo, ...pageInfo } },
  }),
};

const EMPTY: Readonly<Record<UnmetWishStatus, { title: string; hint?: string }>> = {
  OPEN: { title: unmet.empty, hint: unmet.emptyHint },
  MET: { title: unmet.emptyMet, hint: unmet.emptyMetHint },
  IGNORED: { title: unmet.emptyIgnored },
};

/** What visitors wished for and the catalogue did not have, as it comes and as it is met. */
export function WishesList({ companyId }: SectionProps) {
  const [address, setAddress] = useSearchParams();
  const status = statusOf(address.get('show'));
  const counts = useWishCounts(companyId);
  const { pathname } = useResolvedPath('');
  const products = `${pathname.slice(0, pathname.lastIndexOf('/improve'))}/products`;
  const count = counts?.[status === 'OPEN' ? 'openCount' : status === 'MET' ? 'metCount' : 'ignoredCount'] ?? 0;
  const aside = (
    <Group gap="sm" maw="100%">
      <SegmentedControl
        styles={{ root: { flex: 'none' }, label: { whiteSpace: 'nowrap' } }} // short words: the theme lets long ones wrap
        aria-label={unmet.which}
        data={[
          { value: 'OPEN', label: unmet.withCount(unmet.open, counts?.openCount ?? 0) },
          { value: 'MET', label: unmet.withCount(unmet.met, counts?.metCount ?? 0) },
          { value: 'IGNORED', label: unmet.withCount(unmet.ignored, counts?.ignoredCount ?? 0) },
        ]}
        value={status}
        onChange={(value) => setAddress(value === 'OPEN' ? {} : { show: value.toLowerCase() }, { replace: true })}
      />
      {count > 0 && <ExportButton companyId={companyId} status={status} />}
    </Group>
  );
  return (
    <ListScreen id="unmet" title={unmet.title} lead={unmet.lead} aside={aside}>
      <LiveList
        key={`${companyId} ${status}`}
        document={unmetWishesQuery}
        variables={{ companyId, status, first: PAGE }}
        list={list}
        news={counts}
        failed={unmet.failed}
        empty={<Empty icon={IconBasket} {...EMPTY[status]} />}
        row={(each, reload) => (
          <WishRow key={each.id} companyId={companyId} wish={each} products={products} onChanged={reload} />
        )}
      />
    </ListScreen>
  );
}

interface ExportButtonProps {
  readonly companyId: string;
  readonly status: UnmetWishStatus;
}

/** All that stand so, for whoever buys goods. */
function ExportButton({ companyId, status }: ExportButtonProps) {
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);

  async function fetchFile() {
    setIsAsking(true);
    try {
      const { data } = await client.mutate({ mutation: createWishExport, variables: { companyId, status } });
      if (data) download(new URL(data.createUnmetWishExport.url).pathname, '');
    } catch (error) {
      notifyRefusal(error, unmet.notExported);
    }
    setIsAsking(false);
  }

  return (
    <Button
      variant="default"
      loading={isAsking}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => void fetchFile()}
    >
      {unmet.exportCsv}
    </Button>
  );
}

function statusOf(shown: string | null): UnmetWishStatus {
  return shown === 'met' ? 'MET' : shown === 'ignored' ? 'IGNORED' : 'OPEN';
}
