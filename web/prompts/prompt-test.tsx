import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { TestInput } from '../assistant/test-input.tsx';
import { askTest } from '../chat-test/ask.ts';
import { ModelFacts } from '../conversations/model-details.tsx';
import { ProductCards } from '../conversations/product-cards.tsx';
import { aiStatusQuery } from './documents.ts';
import type { PromptEdit } from './prompt-edit.ts';
import classes from './prompt-test.module.css';
import { asked, type Exchange, turnsOf, withLast } from './prompt-trial.ts';
import { texts } from './texts.ts';

const words = texts.prompt.test;

interface PromptTestProps {
  readonly companyId: string;
  readonly asked: PromptEdit['asked'];
}

/** A conversation with the real model and the prompt of the editor, saved or not: each question leans on those before. */
export function PromptTest({ companyId, asked: { text: prompt, fields } }: PromptTestProps) {
  const client = useApolloClient();
  const [question, setQuestion] = useState('');
  const [error, setError] = useState<string>();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const isWriting = exchanges.at(-1)?.isWriting === true;
  const change = (changed: Partial<Exchange>) => setExchanges((before) => withLast(before, changed));

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = question.trim();
    if (text === '') return setError(words.blank);
    if (isWriting) return;
    setExchanges([...exchanges, asked(text)]);
    setQuestion('');
    stop.current = askTest(
      { companyId, text, turns: turnsOf(exchanges), ...(fields ? { fields } : { prompt }) },
      {
        onText: (soFar) => change({ text: soFar }),
        onReply(answer) {
          change({ text: answer.text, isWriting: false, answer });
          // How the model does is known anew.
          if (answer.modelFacts) void client.refetchQueries({ include: [aiStatusQuery] });
        },
        onRefused(sentence) {
          setError(sentence);
          setQuestion(text);
          change({ text: '', isWriting: false });
        },
      },
    );
  }

  function interrupt() {
    stop.current();
    change({ isWriting: false });
  }

  return (
    <Panel icon={IconFlask} title={words.title} lead={words.lead}>
      {exchanges.map((exchange, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they only grow at their end
        <Asked key={place} exchange={exchange} />
      ))}
      <form onSubmit={submit} noValidate className={classes.form}>
        <TestInput
          aria-label={words.label}
          placeholder={exchanges.length > 0 ? words.goOn : words.placeholder}
          error={error}
          value={question}
          onChange={(value) => {
            setQuestion(value);
            setError(undefined);
          }}
        />
        {isWriting ? (
          <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden="true" />} onClick={interrupt}>
            {words.stop}
          </Button>
        ) : (
          <Button type="submit">{words.submit}</Button>
        )}
      </form>
      {exchanges.length > 0 && !isWriting && (
        <Button className={classes.anew ?? ''} variant="subtle" size="compact-sm" onClick={() => setExchanges([])}>
          {words.anew}
        </Button>
      )}
    </Panel>
  );
}

function Asked({ exchange: { question, text, isWriting, answer } }: { readonly exchange: Exchange }) {
  return (
    <div className={classes.answer} aria-busy={isWriting}>
      <p className={classes.question}>
        <span className="visually-hidden">{words.asked}: </span>
        {question}
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {isWriting && <p className="being-written">{words.writing}</p>}
      {answer && (
        <>
          <ProductCards products={answer.products} />
          {answer.modelFacts ? (
            <ModelFacts facts={answer.modelFacts} />
          ) : (
            <p className="being-written">{words.byRule}</p>
          )}
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {isWriting ? '' : text}
      </p>
    </div>
  );
}
