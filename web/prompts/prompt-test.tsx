import { Button } from '@mantine/core';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { TestInput } from '../assistant/test-input.tsx';
import { askTest, type TestAnswer } from '../chat-test/ask.ts';
import { ModelFacts } from '../conversations/model-details.tsx';
import { ProductCards } from '../conversations/product-cards.tsx';
import classes from './prompt-test.module.css';
import { texts } from './texts.ts';

const words = texts.prompt.test;

/** What there is of an answer. */
interface Progress {
  readonly state: 'idle' | 'writing' | 'done';
  readonly text: string;
  readonly answer?: TestAnswer;
}

const IDLE: Progress = { state: 'idle', text: '' };

/** One question to the real model with the prompt of the editor, saved or not. */
export function PromptTest({ companyId, prompt }: { readonly companyId: string; readonly prompt: string }) {
  const [question, setQuestion] = useState('');
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState(IDLE);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = question.trim();
    if (text === '') return setError(words.blank);
    stop.current();
    setProgress({ state: 'writing', text: '' });
    stop.current = askTest(
      { companyId, text, turns: [], prompt },
      {
        onText: (soFar) => setProgress({ state: 'writing', text: soFar }),
        onReply: (answer) => setProgress({ state: 'done', text: answer.text, answer }),
        onRefused(sentence) {
          setError(sentence);
          setProgress(IDLE);
        },
      },
    );
  }

  function interrupt() {
    stop.current();
    setProgress(({ text }) => ({ state: text ? 'done' : 'idle', text }));
  }

  return (
    <Panel icon={IconFlask} title={words.title} lead={words.lead}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TestInput
          aria-label={words.label}
          placeholder={words.placeholder}
          error={error}
          value={question}
          onChange={(value) => {
            setQuestion(value);
            setError(undefined);
          }}
        />
        {progress.state === 'writing' ? (
          <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden="true" />} onClick={interrupt}>
            {words.stop}
          </Button>
        ) : (
          <Button type="submit">{words.submit}</Button>
        )}
      </form>
      {progress.state !== 'idle' && <Answer progress={progress} />}
    </Panel>
  );
}

function Answer({ progress: { state, text, answer } }: { readonly progress: Progress }) {
  return (
    <div className={classes.answer} aria-busy={state === 'writing'}>
      {text && <p className={classes.text}>{text}</p>}
      {state === 'writing' && <p className={classes.writing}>{words.writing}</p>}
      {answer && (
        <>
          <ProductCards products={answer.products} />
          {answer.modelFacts ? (
            <ModelFacts facts={answer.modelFacts} />
          ) : (
            <p className={classes.writing}>{words.byRule}</p>
          )}
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {state === 'done' ? text : ''}
      </p>
    </div>
  );
}
