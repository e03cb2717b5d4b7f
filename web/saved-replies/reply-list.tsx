import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link, useSearchParams } from 'react-router-dom';
import { useSettledText } from '../assistant/settled-text.ts';
import { SearchField } from '../editors/search-field.tsx';
import type { SavedRepliesQuery } from '../graphql/generated/graphql.ts';
import { useLive } from '../live/use-live.ts';
import editor from '../ui/editor.module.css';
import { Empty } from '../ui/empty.tsx';
import row from '../ui/list-row.module.css';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import type { ListOf } from '../ui/paged-query.ts';
import { deleteSavedReply, restoreSavedReply, savedRepliesQuery, savedReplyCount } from './documents.ts';
import { texts } from './texts.ts';

const PAGE = 50;
const { savedReplies: words } = texts;

type Reply = SavedRepliesQuery['savedReplies']['nodes'][number];

const list: ListOf<SavedRepliesQuery, Reply> = {
  get: ({ savedReplies }) => savedReplies,
  put: (data, { nodes, pageInfo }) => ({
    ...data,
    savedReplies: {
      ...data.savedReplies,
      nodes: [...nodes],
      pageInfo: { ...data.savedReplies.pageInfo, ...pageInfo },
    },
  }),
};

/** What a company's people keep ready, as it changes. */
export function ReplyList({ companyId }: { readonly companyId: string }) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('q') ?? '';
  const { settled } = useSettledText(search);
  const add = (
    <Button component={Link} to="new" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {words.add}
    </Button>
  );
  return (
    <>
      <Link to=".." relative="path" className={editor.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {words.back}
      </Link>
      <ListScreen id="saved-replies" title={words.title} lead={words.lead} aside={add}>
        <SearchField
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={(text) => setAddress(text === '' ? {} : { q: text }, { replace: true })}
        />
        <LiveList
          key={settled}
          document={savedRepliesQuery}
          variables={{ companyId, search: settled, first: PAGE }}
          list={list}
          news={useLive(savedReplyCount, { companyId })}
          failed={words.failed}
          empty={
            settled === '' ? (
              <Empty icon={IconMessage2} title={words.empty} hint={words.emptyHint} />
            ) : (
              <Empty icon={IconSearch} title={words.none} hint={words.noneHint} />
            )
          }
          row={(reply, reload) => <ReplyRow key={reply.id} companyId={companyId} reply={reply} onChanged={reload} />}
        />
      </ListScreen>
    </>
  );
}

interface ReplyRowProps {
  readonly companyId: string;
  readonly reply: Reply;
  readonly onChanged: () => void;
}

function ReplyRow({ companyId, reply: { id, title, text }, onChanged }: ReplyRowProps) {
  const client = useApolloClient();
  const variables = { companyId, id };

  async function restore() {
    try {
      await client.mutate({ mutation: restoreSavedReply, variables });
      notifyDone(words.restored);
    } catch (failure) {
      notifyRefusal(failure, words.notSaved);
    }
    onChanged();
  }

  async function remove() {
    try {
      await client.mutate({ mutation: deleteSavedReply, variables });
      notifyUndoable(words.removed, restore);
    } catch (failure) {
      notifyRefusal(failure, words.notSaved);
    }
    onChanged();
  }

  return (
    <li className={row.row}>
      <div className={row.what}>
        <Link to={id} className={row.title}>
          {title}
        </Link>
        <p className="excerpt">{text}</p>
      </div>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={words.removeOne(title)} onClick={remove}>
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
