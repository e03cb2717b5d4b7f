import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PromptEdit } from './prompt-edit.ts';
import classes from './prompt-editor.module.css';
import { texts } from './texts.ts';

const PLACEHOLDERS = ['{COMPANY_NAME}', '{COMPANY_DESCRIPTION}', '{FAQ_CONTENT}', '{PRODUCTS_CONTENT}'];

interface PromptAdvancedProps {
  readonly edit: PromptEdit;
  /** The prompt as it is now, from fields or by hand. */
  readonly text: string;
}

/** The text itself: from a template, in a tone, with placeholders. Who changes it leaves the fields behind. */
export function PromptAdvanced({ edit, text }: PromptAdvancedProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, base } = edit;
  const isByHand = draft.fields === null;
  const [isOpen, setIsOpen] = useState(isByHand);
  useEffect(() => {
    if (isByHand) setIsOpen(true); // what counts is never hidden
  }, [isByHand]);

  function insert(placeholder: string) {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {};
    edit.write(text.slice(0, start) + placeholder + text.slice(end));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + placeholder.length, start + placeholder.length);
    });
  }

  return (
    <details className={classes.advanced} open={isOpen} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>
        {texts.prompt.advanced} <span className={classes.lead}>{texts.prompt.advancedLead}</span>
      </summary>
      <div className={classes.inside}>
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
            onChange={({ currentTarget }) => edit.choosePersonality(currentTarget.value, text)}
          />
        </div>
        <div>
          <Textarea
            ref={field}
            label={texts.prompt.text}
            description={isByHand ? undefined : texts.prompt.composed}
            rows={14}
            maxLength={base.longest}
            value={text}
            classNames={{ input: classes.text ?? '' }}
            onChange={({ currentTarget }) => edit.write(currentTarget.value)}
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
              {texts.prompt.count(text.length, base.longest)}
            </Text>
          </div>
        </div>
      </div>
    </details>
  );
}
