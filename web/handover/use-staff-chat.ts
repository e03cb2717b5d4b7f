import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MessageBubble_message } from '../conversations/documents.ts';
import type { LiveTranscript } from '../conversations/live-transcript.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import { useViewer } from '../session.tsx';
import { noteStaffTyping, sendStaffMessage } from './documents.ts';
import { tabTexts } from './kept-texts.ts';
import { createOutbox } from './outbox.ts';
import { useDraft } from './use-draft.ts';

const TYPING_TOLD_EVERY = 2_500; // ms; the server forgets it after 6 s

interface StaffChat {
  readonly companyId: string;
  readonly conversationId: string;
  readonly search: string;
  readonly transcript: Pick<LiveTranscript, 'merge'>;
}

/** What the viewer writes in one conversation: the draft, and what is on its way. Nobody else who signs in here finds it. */
export function useStaffChat({ companyId, conversationId, search, transcript }: StaffChat) {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const place = `${viewerId}:${conversationId}`;
  const [draft, setDraft] = useDraft(`tuoshop:written:${place}`);
  const typedAt = useRef(0);
  const [outbox] = useState(() =>
    createOutbox({
      texts: tabTexts(),
      key: `tuoshop:unsent:${place}`,
      async send({ cards, ...message }) {
        typedAt.current = 0; // what is typed next is another message
        const productIds = cards.map(({ id }) => id);
        const variables = { companyId, conversationId, search, productIds, ...message };
        const { data } = await client.mutate({ mutation: sendStaffMessage, variables, errorPolicy: 'none' });
        if (data) transcript.merge([read(MessageBubble_message, data.sendStaffMessage)]);
      },
    }),
  );
  useEffect(() => outbox.start(), [outbox]);
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.get);

  function tellTyping() {
    if (Date.now() - typedAt.current < TYPING_TOLD_EVERY) return;
    typedAt.current = Date.now();
    const variables = { companyId, conversationId };
    client.mutate({ mutation: noteStaffTyping, variables }).catch(() => undefined); // a hint, and no more
  }
  return { outbox, unsent, draft, setDraft, tellTyping };
}
