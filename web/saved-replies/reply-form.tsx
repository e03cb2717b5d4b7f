import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { EditorForm } from '../editors/editor-form.tsx';
import { errorIn, LineField, TextField } from '../editors/fields.tsx';
import { useThingEdit } from '../editors/use-thing-edit.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { useLive } from '../live/use-live.ts';
import type { Stored } from '../ui/use-edit.ts';
import { EditedReply_reply, savedReplyCount, savedReplyQuery, saveSavedReply } from './documents.ts';
import classes from './reply-form.module.css';
import { type ReplyValues, storedOf } from './reply-values.ts';
import { texts } from './texts.ts';

const { savedReplies: words } = texts;

const PLACEHOLDERS = [
  ['{NOME_AZIENDA}', words.company],
  ['{NOME_OPERATORE}', words.person],
] as const;

const FIELD_OF: Readonly<Record<string, keyof ReplyValues>> = {
  SAVED_TITLE_TOO_LONG: 'title',
  STAFF_TEXT_TOO_LONG: 'text',
  UNKNOWN_PLACEHOLDER: 'text',
};

interface ReplyFormProps {
  readonly companyId: string;
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly read: Stored<ReplyValues>;
}

/** The editor of a text that people keep ready. */
export function ReplyForm({ companyId, id, read }: ReplyFormProps) {
  const edit = useReplyEdit(companyId, id, read);
  const { values, refusal, change } = edit;
  const errorOf = (field: keyof ReplyValues) =>
    errorIn(FIELD_OF, refusal, field) ??
    (refusal?.code === 'SAVED_REPLY_INCOMPLETE' && values[field].trim() === '' ? refusal.message : undefined);
  return (
    <EditorForm
      edit={edit}
      title={id ? words.edit : words.add}
      back={words.backToList}
      labels={{ title: words.name, text: words.text }}
      fields={
        <>
          <LineField
            label={words.name}
            placeholder={words.namePlaceholder}
            limit={80}
            value={values.title}
            error={errorOf('title')}
            onChange={(title) => change({ title })}
          />
          <TextField
            label={words.text}
            placeholder={words.textPlaceholder}
            limit={2_000}
            rows={[5, 14]}
            value={values.text}
            error={errorOf('text')}
            onChange={(text) => change({ text })}
          />
          <div className={classes.placeholders}>
            {words.placeholders}
            {PLACEHOLDERS.map(([placeholder, meaning]) => (
              <Button
                key={placeholder}
                variant="default"
                size="xs"
                title={meaning}
                aria-label={words.insert(placeholder, meaning)}
                onClick={() => change({ text: `${values.text}${placeholder}` })}
              >
                {placeholder}
              </Button>
            ))}
          </div>
        </>
      }
    />
  );
}

/** What somebody makes of it, and its way to the server. */
function useReplyEdit(companyId: string, id: string | undefined, read: Stored<ReplyValues>) {
  const client = useApolloClient();
  const news = useNews(companyId);
  return useThingEdit<ReplyValues>({
    read,
    changes: news,
    failed: words.notSaved,
    async save({ values: { title, text }, version }) {
      const input = { title, text, id: id ?? null, version: version ?? null };
      await client.mutate({ mutation: saveSavedReply, variables: { companyId, input } });
      return words.saved;
    },
    async readAgain() {
      const variables = { companyId, id: id ?? '' };
      const { data } = await client.query({ query: savedReplyQuery, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('no data');
      return storedOf(unmask(EditedReply_reply, data.savedReply));
    },
  });
}

/** Counts what is told of a company's saved replies. */
function useNews(companyId: string): number {
  const told = useLive(savedReplyCount, { companyId });
  const known = useRef({ told, count: 0 });
  if (known.current.told !== told) known.current = { told, count: known.current.count + 1 };
  return known.current.count;
}
