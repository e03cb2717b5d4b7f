import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Link } from 'react-router-dom';
import type { RequestRow_RequestFragment } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { whenLong } from '../ui/dates.ts';
import row from '../ui/list-row.module.css';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { completeRequest, RequestRow_request, reopenRequest } from './documents.ts';
import { mailLink } from './mail-link.ts';
import classes from './request-row.module.css';
import { texts } from './texts.ts';

interface RequestRowProps {
  readonly companyId: string;
  readonly request: FragmentType<typeof RequestRow_request>;
  /** Where the company's conversations are. */
  readonly conversations: string;
  readonly onChanged: () => void;
}

/** What a visitor left: how to reach them, what it is about, and what can be done with it. */
export function RequestRow({ companyId, conversations, onChanged, ...props }: RequestRowProps) {
  const request = useFragment(RequestRow_request, props.request);
  const { id, contact, question, visitorName, createdAt, doneAt, doneBy } = request;
  return (
    <li className={row.row}>
      <div className={row.what}>
        <p className={classes.question}>{question}</p>
        <p className={row.facts}>
          <strong>{contact}</strong> · {visitorName} · {whenLong(createdAt, new Date())}
        </p>
        {doneAt && <p className={row.facts}>{texts.requests.doneBy(doneBy ?? '', whenLong(doneAt, new Date()))}</p>}
      </div>
      <div className={row.actions}>
        <Reach request={request} />
        <Button component={Link} to={`${conversations}/${request.conversationId}`} variant="default" size="xs">
          {texts.requests.conversation}
        </Button>
        <Mark companyId={companyId} id={id} isDone={doneAt !== null} onChanged={onChanged} />
      </div>
    </li>
  );
}

function Reach({ request }: { readonly request: RequestRow_RequestFragment }) {
  const { kind, contact, question, visitorName, messages } = request;
  if (kind === 'PHONE') {
    return (
      <Button
        component="a"
        href={`tel:${contact.replace(/[^\d+]/g, '')}`}
        variant="default"
        size="xs"
        leftSection={<IconPhone size={16} aria-hidden="true" />}
      >
        {texts.requests.call}
      </Button>
    );
  }
  const link = mailLink({ contact, question, visitorName, messages: messages.nodes.toReversed() });
  return (
    <Button
      component="a"
      href={link}
      variant="default"
      size="xs"
      leftSection={<IconMail size={16} aria-hidden="true" />}
    >
      {texts.requests.mail}
    </Button>
  );
}

interface MarkProps {
  readonly companyId: string;
  readonly id: string;
  readonly isDone: boolean;
  readonly onChanged: () => void;
}

function Mark({ companyId, id, isDone, onChanged }: MarkProps) {
  const variables = { companyId, id };
  const [complete, completing] = useMutation(completeRequest, { variables });
  const [reopen, reopening] = useMutation(reopenRequest, { variables });

  async function mark() {
    try {
      await (isDone ? reopen({ errorPolicy: 'none' }) : complete({ errorPolicy: 'none' }));
      notifyDone(isDone ? texts.requests.reopened : texts.requests.completed);
      onChanged();
    } catch (error) {
      notifyRefusal(error, texts.requests.notMarked);
    }
  }

  return (
    <Button
      size="xs"
      variant={isDone ? 'default' : 'filled'}
      loading={completing.loading || reopening.loading}
      leftSection={!isDone && <IconCheck size={16} aria-hidden="true" />}
      onClick={mark}
    >
      {isDone ? texts.requests.reopen : texts.requests.complete}
    </Button>
  );
}
