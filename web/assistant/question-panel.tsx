import { Button, Text } from '@mantine/core';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { type FormEvent, useRef, useState } from 'react';
import { Chips } from './chips.tsx';
import { Panel } from './panel.tsx';
import classes from './question-panel.module.css';
import { TestAnswer } from './test-answer.tsx';
import { TestInput } from './test-input.tsx';
import { texts } from './texts.ts';

interface QuestionPanelProps {
  readonly companyId: string;
  /** Called with every question. */
  readonly onAsked?: () => void;
}

/** Asks the assistant a question as a visitor would; nothing of it is stored. */
export function QuestionPanel({ companyId, onAsked }: QuestionPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // Each question is an answer's own component: what comes late for an earlier one reaches nobody.
  const [asked, setAsked] = useState({ number: 0, text: '' });

  function ask(question: string) {
    setText(question);
    setError(undefined);
    setAsked({ number: asked.number + 1, text: question });
    onAsked?.();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    const question = text.trim();
    if (question === '') setError(texts.assistant.question.blank);
    else ask(question);
  }

  return (
    <Panel icon={IconMessageQuestion} title={texts.assistant.question.title} lead={texts.assistant.question.lead}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TestInput
          ref={input}
          className={classes.input ?? ''}
          aria-label={texts.assistant.question.label}
          placeholder={texts.assistant.question.placeholder}
          error={error}
          value={text}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
        <Button type="submit" leftSection={<IconSend size={16} aria-hidden="true" />}>
          {texts.assistant.question.submit}
        </Button>
      </form>
      <div aria-live="polite">
        {asked.number > 0 ? (
          <TestAnswer key={asked.number} companyId={companyId} text={asked.text} onAsk={ask} />
        ) : (
          <div className={classes.start}>
            <Text size="sm" c="dimmed">
              {texts.assistant.question.start}
            </Text>
            <Chips label={texts.assistant.question.start} chips={texts.assistant.question.starters} onChoose={ask} />
          </div>
        )}
      </div>
    </Panel>
  );
}
