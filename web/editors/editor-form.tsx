import { Button, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from '../ui/editor.module.css';
import { EditorBar } from '../ui/editor-bar.tsx';
import { StaleDialog } from '../ui/stale-dialog.tsx';
import { useReturnToList, useUnsavedGuard } from '../ui/unsaved.ts';
import { LockedFields } from './locked-fields.tsx';
import { texts } from './texts.ts';
import type { ThingEdit } from './use-thing-edit.ts';

type Value = string | boolean | readonly string[] | readonly Entry[];

/** One of several parts of a thing, e.g. a size of a product. */
interface Entry {
  readonly options: readonly { readonly name: string; readonly value: string }[];
}

interface EditorFormProps<Values extends { readonly [Field in keyof Values]: Value }> {
  readonly edit: ThingEdit<Values>;
  readonly title: string;
  /** What the link back to the list says. */
  readonly back: string;
  /** What each field is called, where two people changed the same. */
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** What a value that is no text of a person is called, there too. */
  readonly names?: Readonly<Record<string, string>>;
  readonly fields: ReactNode;
  /** Whether something that belongs to it is still on its way; nothing is saved before. */
  readonly isWaiting?: boolean;
  /** Whether nothing may be changed meanwhile. */
  readonly isLocked?: boolean;
  /** What can be done beside saving. */
  readonly actions?: ReactNode;
  /** What saving is called; without it 'Salva'. */
  readonly saveLabel?: string;
  /** What is done more often than saving as it is; stands last. */
  readonly otherSave?: ReactNode;
  /** What stands beside the form. */
  readonly aside?: ReactNode;
}

/** The editor of one thing: save or cancel returns to its list. Locked while it is sent. */
export function EditorForm<Values extends { readonly [Field in keyof Values]: Value }>(props: EditorFormProps<Values>) {
  const {
    edit,
    title,
    back,
    labels,
    names = {},
    fields,
    isWaiting = false,
    isLocked = false,
    actions,
    saveLabel,
    otherSave,
    aside,
  } = props;
  useUnsavedGuard(edit.isUnsaved);
  useReturnToList(edit.isDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    void edit.save();
  }

  const form = (
    <form onSubmit={submit} noValidate className={classes.form} data-alone={aside ? undefined : true}>
      <Title order={2} size="h4" id="editor">
        {title}
      </Title>
      <LockedFields isLocked={edit.isSaving || isLocked}>{fields}</LockedFields>
      <EditorBar edit={edit.isAtField ? { ...edit, refusal: undefined } : edit}>
        {actions}
        <Button component={Link} to=".." relative="path" variant="default">
          {texts.editor.cancel}
        </Button>
        <Button
          type="submit"
          variant={otherSave ? 'default' : 'filled'}
          loading={edit.isSaving && !otherSave}
          disabled={isWaiting || edit.isSaving}
        >
          {saveLabel ?? texts.editor.save}
        </Button>
        {otherSave}
      </EditorBar>
    </form>
  );
  return (
    <section className={classes.editor} aria-labelledby="editor">
      <Link to=".." relative="path" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {back}
      </Link>
      {aside ? (
        <div className={classes.columns}>
          {form}
          <div className={classes.aside}>{aside}</div>
        </div>
      ) : (
        form
      )}
      {edit.stale && (
        <StaleDialog
          stale={edit.stale}
          labels={labels}
          say={(value) => say(value, names)}
          onResolve={edit.resolve}
          onClose={edit.postpone}
        />
      )}
    </section>
  );
}

function say(value: Value, names: Readonly<Record<string, string>>): string {
  if (typeof value === 'boolean') return value ? texts.editor.yes : texts.editor.no;
  return typeof value === 'string' ? (names[value] ?? value) : value.map(sayPart).join(', ');
}

function sayPart(part: string | Entry): string {
  return typeof part === 'string' ? part : part.options.map((option) => option.value).join(' ');
}
