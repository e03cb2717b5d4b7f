import '../assistant/assistant-styles.ts';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, Skeleton, Text, Textarea, TextInput } from '@mantine/core';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import type { Shop } from '../chat/connection.ts';
import type { ChatLook_LookFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { PicturePicker } from '../imports/picture-picker.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Failure } from '../ui/failure.tsx';
import { isSame } from '../ui/merge-edits.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import classes from './chat-look.module.css';
import { ChatLook_look, chatLookQuery } from './look-documents.ts';
import { lookDraftOf } from './look-draft.ts';
import { useLookEdit } from './look-edit.ts';
import { LookPreview } from './look-preview.tsx';
import { texts } from './texts.ts';

const { look: said } = texts.embedding;

/** How the chat looks and greets on the shop's site, with how that will be seen; for whoever manages the company. */
export function ChatLook({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(chatLookQuery, {
    variables: { companyId },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  return (
    <Panel icon={IconPalette} title={said.title} lead={said.lead}>
      {data && (
        <Editor key={companyId} companyId={companyId} shop={data.shop} read={unmask(ChatLook_look, data.chatLook)} />
      )}
      {!data && error && <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton height={320} radius="md" role="status" aria-label={texts.common.loading} />}
    </Panel>
  );
}

interface EditorProps {
  readonly companyId: string;
  readonly shop: Shop;
  readonly read: ChatLook_LookFragment;
}

function Editor({ companyId, shop, read }: EditorProps) {
  const client = useApolloClient();
  const { base, draft, change, isBusy, message, save, discard } = useLookEdit(client, companyId, read);
  const [isSending, setIsSending] = useState(false);
  const isUnsaved = !isSame(draft, lookDraftOf(base));
  useUnsavedGuard(isUnsaved);
  return (
    <>
      <div className={classes.beside}>
        <fieldset disabled={isBusy} className={classes.fields} aria-label={said.title}>
          <TextInput
            label={said.name}
            description={said.nameHint}
            placeholder={shop.name}
            maxLength={40}
            value={draft.name}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
          />
          <PicturePicker
            companyId={companyId}
            kind="LOGO"
            label={said.avatar}
            value={draft.avatarUrl}
            onChange={(avatarUrl) => change({ avatarUrl })}
            onSending={setIsSending}
            disabled={isBusy}
          />
          <Textarea
            label={said.greeting}
            description={said.greetingHint}
            placeholder={said.greetingUsual(draft.name, shop.name)}
            autosize
            minRows={2}
            maxLength={300}
            value={draft.greeting}
            onChange={({ currentTarget: { value } }) => change({ greeting: value })}
          />
          <Textarea
            label={said.questions}
            description={said.questionsHint}
            placeholder={shop.questions.join('\n')}
            rows={3}
            value={draft.questions}
            onChange={({ currentTarget: { value } }) => change({ questions: value })}
          />
          <div>
            <Text size="sm" fw={500} id="chat-side">
              {said.side}
            </Text>
            <SegmentedControl
              aria-labelledby="chat-side"
              value={draft.side}
              onChange={(side) => change({ side: side === 'LEFT' ? 'LEFT' : 'RIGHT' })}
              data={[
                { value: 'LEFT', label: said.left },
                { value: 'RIGHT', label: said.right },
              ]}
            />
          </div>
          <div>
            <Text size="sm" fw={500} id="chat-language">
              {said.language}
            </Text>
            <Text size="xs" c="dimmed" id="chat-language-hint">
              {said.languageHint}
            </Text>
            <SegmentedControl
              aria-labelledby="chat-language"
              aria-describedby="chat-language-hint"
              value={draft.language}
              onChange={(language) => change({ language: language === 'ITALIAN' ? 'ITALIAN' : 'VISITOR' })}
              data={[
                { value: 'VISITOR', label: said.followsVisitor },
                { value: 'ITALIAN', label: said.italianOnly },
              ]}
            />
          </div>
          <Textarea
            label={said.hiddenPages}
            description={said.hiddenPagesHint}
            placeholder={'/cassa\n/account/*'}
            rows={3}
            value={draft.hiddenPages}
            onChange={({ currentTarget: { value } }) => change({ hiddenPages: value })}
          />
        </fieldset>
        <LookPreview shop={shop} draft={draft} />
      </div>
      <Text size="sm" c="dimmed">
        {said.wins}
      </Text>
      <ErrorBox message={isUnsaved ? message : undefined} />
      {isUnsaved && (
        <div className={classes.bar}>
          <Text size="sm" role="status" className={classes.state ?? ''}>
            {said.unsaved}
          </Text>
          <Button variant="default" disabled={isBusy} onClick={discard}>
            {said.discard}
          </Button>
          <Button loading={isBusy} disabled={isSending} onClick={save}>
            {said.save}
          </Button>
        </div>
      )}
    </>
  );
}
