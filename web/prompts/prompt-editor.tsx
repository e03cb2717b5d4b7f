import { Button, NativeSelect, Text, Textarea } from '@mantine/core';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useRef } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import type { PromptEdit } from './prompt-edit.ts';
import classes from './prompt-editor.module.css';
import { PromptPreview } from './prompt-preview.tsx';
import { texts } from './texts.ts';

const PLACEHOLDERS = ['{COMPANY_NAME}', '{COMPANY_DESCRIPTION}', '{FAQ_CONTENT}', '{PRODUCTS_CONTENT}'];

interface PromptEditorProps {
  readonly companyId: string;
  readonly edit: PromptEdit;
}

/** Where the prompt is written: from a template, in a tone, with placeholders, and what it lacks. */
export function PromptEditor({ companyId, edit }: PromptEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, base } = edit;

  function insert(placeholder: string) {
    const { selectionStart: start = draft.text.length, selectionEnd: end = start } = field.current ?? {};
    edit.change({ text: draft.text.slice(0, start) + placeholder + draft.text.slice(end) });
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + placeholder.length, start + placeholder.length);
    });
  }

  return (
    <Panel icon={IconSparkles} title={texts.prompt.title} lead={texts.prompt.lead}>
      <div className={classes.choices}>
        <NativeSelect
          label={texts.prompt.template}
          description={base.templates.find(({ id }) => id === draft.template)?.description}
          inputWrapperOrder={['label', 'input', 'description']}
          data={base.templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.template}
          onChange={({ currentTarget }) => edit.chooseTemplate(currentTarget.value)}
        />
        <NativeSelect
          label={texts.prompt.personality}
          data={Object.entries(texts.prompt.personalities).map(([value, label]) => ({ value, label }))}
          value={draft.personality}
          onChange={({ currentTarget }) => edit.choosePersonality(currentTarget.value)}
        />
      </div>
      <div>
        <Textarea
          ref={field}
          label={texts.prompt.text}
          rows={14}
          maxLength={base.longest}
          value={draft.text}
          classNames={{ input: classes.text ?? '' }}
          onChange={({ currentTarget }) => edit.change({ text: currentTarget.value })}
        />
        <div className={classes.below}>
          <fieldset className={classes.placeholders} aria-label={texts.prompt.placeholders}>
            {PLACEHOLDERS.map((placeholder) => (
              <button
                key={placeholder}
                type="button"
                className={classes.placeholder}
                onClick={() => insert(placeholder)}
              >
                {placeholder}
              </button>
            ))}
          </fieldset>
          <Text size="xs" c="dimmed">
            {texts.prompt.count(draft.text.length, base.longest)}
          </Text>
        </div>
      </div>
      <PromptPreview companyId={companyId} text={draft.text} />
      <SaveLine edit={edit} />
    </Panel>
  );
}

/** Says that there is something to save, and what became of the last try. */
function SaveLine({ edit }: { readonly edit: PromptEdit }) {
  const isStale = edit.refusal?.code === 'STALE_VERSION';
  return (
    <div className={classes.save}>
      <ErrorBox message={edit.refusal?.message} />
      <div className="save-line">
        <Text size="sm" className={classes.state ?? ''} role="status">
          {edit.isMerged ? texts.prompt.merged : edit.isUnsaved ? texts.prompt.unsaved : ''}
        </Text>
        <Button variant="default" disabled={!edit.isUnsaved || edit.isSaving} onClick={edit.discard}>
          {texts.prompt.discard}
        </Button>
        <Button
          disabled={!edit.isUnsaved}
          loading={edit.isSaving}
          onClick={() => void (isStale ? edit.reload() : edit.save())}
        >
          {isStale ? texts.common.reload : texts.prompt.save}
        </Button>
      </div>
    </div>
  );
}
