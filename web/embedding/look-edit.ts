import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import type { ChatLook_LookFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { mergeEdits } from '../ui/merge-edits.ts';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { ChatLook_look, chatLookQuery, saveChatLook } from './look-documents.ts';
import { type LookDraft, lookDraftOf, lookInputOf } from './look-draft.ts';
import { texts } from './texts.ts';

/** The look as it was read, what somebody makes of it, and the way back to the server. */
export function useLookEdit(client: ApolloClient, companyId: string, read: ChatLook_LookFragment) {
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState(() => lookDraftOf(read));
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  function begin(next: ChatLook_LookFragment, nextDraft = lookDraftOf(next)) {
    setBase(next);
    setDraft(nextDraft);
    setMessage(undefined);
  }

  async function attempt(edited: LookDraft, version: number): Promise<void> {
    const variables = { companyId, input: lookInputOf(edited, version) };
    const { data } = await client.mutate({ mutation: saveChatLook, variables, errorPolicy: 'none' });
    if (!data) return;
    begin(unmask(ChatLook_look, data.saveChatLook));
    notifyDone(texts.embedding.look.saved);
  }

  /** The version is shared with other settings: what others made of the look meanwhile stays, where I did not change it too. */
  async function attemptAgain(failure: unknown): Promise<void> {
    if (refusalOf(failure).code !== 'STALE_VERSION') throw failure;
    const { data } = await client.query({ query: chatLookQuery, variables: { companyId }, fetchPolicy: 'no-cache' });
    if (!data) throw failure;
    const theirs = unmask(ChatLook_look, data.chatLook);
    const { merged, conflicts } = mergeEdits(lookDraftOf(base), draft, lookDraftOf(theirs));
    if (conflicts.length === 0) return attempt(merged, theirs.version);
    begin(theirs, merged);
    setMessage(texts.stale.title);
  }

  return {
    base,
    draft,
    change: (change: Partial<LookDraft>) => setDraft((before) => ({ ...before, ...change })),
    isBusy,
    message,
    async save() {
      setIsBusy(true);
      setMessage(undefined);
      try {
        await attempt(draft, base.version).catch(attemptAgain);
      } catch (failure) {
        setMessage(refusalOf(failure).message);
      } finally {
        setIsBusy(false);
      }
    },
    discard: () => begin(base),
  };
}
