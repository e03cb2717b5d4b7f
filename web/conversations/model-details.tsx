import { useLazyQuery } from '@apollo/client/react';
import { Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import { Failure } from '../ui/failure.tsx';
import { durationOf } from './answer-facts.ts';
import { modelFactsQuery } from './documents.ts';
import { failureName } from './failure-name.ts';
import { intoView } from './into-view.ts';
import classes from './model-details.module.css';
import { type Referred, WithReferences } from './references.tsx';
import { texts } from './texts.ts';

const words = texts.conversations.model;

export const ModelFacts_facts = graphql(`
  fragment ModelFacts_facts on ModelFacts {
    model
    failureText
    detail
    attempts
    sent {
      role
      content
    }
    faqs {
      id
      question
    }
    products {
      id
      name
      price
      imageUrl
    }
    inputTokens
    outputTokens
    firstWordAfter
    totalTime
    inventions
    addresses
  }
`);

/** Where a message stands. */
export interface Place {
  readonly companyId: string;
  readonly conversationId: string;
}

/** Unfolds how the model did with an answer; read when somebody wants to know. */
export function ModelDetails({ companyId, conversationId, seq }: Place & { readonly seq: number }) {
  const [read, { data, error, loading }] = useLazyQuery(modelFactsQuery, { fetchPolicy: 'no-cache' });
  const ask = () => void read({ variables: { companyId, conversationId, seq } }).catch(() => undefined);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (data && details.current) intoView({ currentTarget: details.current });
  }, [data]);
  return (
    <details
      ref={details}
      className={classes.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !data) ask();
        else intoView({ currentTarget });
      }}
    >
      <summary>{words.show}</summary>
      {loading && <Loader size="xs" aria-label={texts.common.loading} />}
      {error && <Failure title={texts.errors.conversation} error={error} onRetry={ask} />}
      {data &&
        (data.modelFacts ? <ModelFacts facts={data.modelFacts} /> : <p className={classes.none}>{words.none}</p>)}
    </details>
  );
}

/** What was sent to the model, what it cost and how it went. */
export function ModelFacts({ facts: masked }: { readonly facts: FragmentType<typeof ModelFacts_facts> }) {
  const facts = useFragment(ModelFacts_facts, masked);
  const removed = [
    facts.inventions > 0 && words.inventions(facts.inventions),
    facts.addresses > 0 && words.addresses(facts.addresses),
  ].filter(Boolean);
  const isAsked = facts.attempts > 0;
  return (
    <div className={classes.facts}>
      {facts.failureText && (
        <p className={classes.failure}>
          <strong>
            {words.failure}
            {facts.detail && ` (${failureName(facts.detail)})`}:
          </strong>{' '}
          {facts.failureText}
        </p>
      )}
      <dl className={classes.list}>
        {facts.model && <Fact name={words.name} value={facts.model} />}
        {isAsked && <Fact name={words.cost} value={words.tokens(facts.inputTokens, facts.outputTokens)} />}
        {facts.firstWordAfter !== null && <Fact name={words.firstWord} value={durationOf(facts.firstWordAfter)} />}
        {facts.totalTime !== null && <Fact name={words.total} value={durationOf(facts.totalTime)} />}
        {facts.attempts > 1 && <Fact name={words.attempts} value={String(facts.attempts)} />}
        {removed.length > 0 && <Fact name={words.removed} value={removed.join(', ')} />}
      </dl>
      {isAsked && (
        <>
          <ToldOf title={words.faqs} none={words.noFaqs} names={facts.faqs.map(({ question }) => question)} />
          <ToldOf title={words.products} none={words.noProducts} names={facts.products.map(({ name }) => name)} />
        </>
      )}
      {facts.sent.length > 0 && <SentMessages messages={facts.sent} products={facts.products} />}
    </div>
  );
}

interface ToldOfProps {
  readonly title: string;
  readonly none: string;
  readonly names: readonly string[];
}

/** What of the shop the model was told, by name; the whole of it stands in what was sent. */
function ToldOf({ title, none, names }: ToldOfProps) {
  if (names.length === 0) return <p className={classes.told}>{none}</p>;
  return (
    <details className={classes.details} onToggle={intoView}>
      <summary>
        {title} ({names.length})
      </summary>
      <ul className={classes.told}>
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what it was told does not change
          <li key={place}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

interface SentMessagesProps extends Referred {
  readonly messages: readonly { role: string; content: string }[];
  readonly title?: string;
}

/** What a model is sent, message by message. */
export function SentMessages({ messages, title = words.sent, products, amounts }: SentMessagesProps) {
  return (
    <details className={classes.details} onToggle={intoView}>
      <summary>{title}</summary>
      {messages.map(({ role, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
        <div key={place} className={classes.sent}>
          <strong>{words.roles[role] ?? role}</strong>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
          <pre tabIndex={0}>
            <WithReferences text={content} products={products} amounts={amounts} />
          </pre>
        </div>
      ))}
    </details>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
