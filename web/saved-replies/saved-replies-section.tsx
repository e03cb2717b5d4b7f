import { Route, Routes, useParams } from 'react-router-dom';
import { ReadToEdit } from '../editors/read-to-edit.tsx';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { EditedReply_reply, savedReplyQuery } from './documents.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import { NEW_REPLY, storedOf } from './reply-values.ts';
import { texts } from './texts.ts';

/** The texts that a company's people keep ready: the list, and the editor of one. */
export function SavedRepliesSection({ companyId }: { readonly companyId: string }) {
  return (
    <Routes>
      <Route path="" element={<ReplyList key={companyId} companyId={companyId} />} />
      <Route
        path="new"
        element={<ReplyForm companyId={companyId} id={undefined} read={{ values: NEW_REPLY, version: undefined }} />}
      />
      <Route path=":replyId" element={<EditedReply companyId={companyId} />} />
    </Routes>
  );
}

function EditedReply({ companyId }: { readonly companyId: string }) {
  const { replyId: id = '' } = useParams();
  return (
    <ReadToEdit
      key={id}
      document={savedReplyQuery}
      variables={{ companyId, id }}
      height={420}
      failed={texts.savedReplies.failed}
    >
      {({ savedReply }) => (
        <ReplyForm companyId={companyId} id={id} read={storedOf(unmask(EditedReply_reply, savedReply))} />
      )}
    </ReadToEdit>
  );
}
