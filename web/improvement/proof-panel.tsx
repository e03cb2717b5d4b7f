import { Loader } from '@mantine/core';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import { Panel } from '../assistant/panel.tsx';
import type { Proof_ProofFragment } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { ProofChange_change } from './proof-documents.ts';
import classes from './proof-panel.module.css';
import { texts } from './texts.ts';
import type { RunningProof } from './use-proof.ts';

type Part = Proof_ProofFragment['gained'];

interface ProofResultProps extends Pick<RunningProof, 'proof' | 'error' | 'isStale'> {
  /** What is told while there is nothing to try. */
  readonly waiting?: string;
}

/** What saving would change for the shop's last questions, each before and after. */
export function ProofPanel(props: ProofResultProps) {
  const { proofs } = texts;
  return (
    <Panel icon={IconFlask} title={proofs.title} lead={proofs.lead}>
      <ProofResult {...props} />
    </Panel>
  );
}

/** The same, where it stands on a card already. */
export function ProofResult({ proof, error, isStale, waiting = texts.proofs.waiting }: ProofResultProps) {
  const { proofs } = texts;
  return (
    <div className={classes.result} aria-live="polite" data-stale={isStale}>
      {!proof && !error && (
        <p className={classes.nothing}>{isStale ? <Loader size="xs" aria-label={proofs.trying} /> : waiting}</p>
      )}
      {error && <ErrorBox message={proofs.failed} />}
      {proof && <Parts {...proof} />}
    </div>
  );
}

function Parts({ triedCount, gained, changed, lost }: Proof_ProofFragment) {
  const { proofs } = texts;
  if (triedCount === 0) return <p className={classes.nothing}>{proofs.noQuestions}</p>;
  if (gained.questionCount + changed.questionCount + lost.questionCount === 0)
    return <p className={classes.nothing}>{proofs.nothing(triedCount)}</p>;
  return (
    <>
      <PartOf kind="gained" part={gained} />
      <PartOf kind="changed" part={changed} />
      <PartOf kind="lost" part={lost} />
      <p className={classes.nothing}>{proofs.tried(triedCount)}</p>
    </>
  );
}

function PartOf({ kind, part }: { readonly kind: 'gained' | 'changed' | 'lost'; readonly part: Part }) {
  if (part.questionCount === 0) return null;
  return (
    <details className={classes.part} data-kind={kind} open={kind === 'lost'}>
      <summary className={classes.summary}>{texts.proofs[kind](part.questionCount)}</summary>
      <ul className={classes.changes}>
        {part.changes.map((change) => (
          <Change key={change.question} change={change} />
        ))}
      </ul>
    </details>
  );
}

function Change(props: { readonly change: FragmentType<typeof ProofChange_change> }) {
  const { question, count, before, after } = useFragment(ProofChange_change, props.change);
  const { proofs } = texts;
  return (
    <li className={classes.change}>
      <span className={classes.question}>{question}</span>
      {count > 1 && <span className={classes.count}>{proofs.times(count)}</span>}
      <dl className={classes.answers}>
        <dt>{proofs.before}</dt>
        <dd>{said(before)}</dd>
        <dt>{proofs.after}</dt>
        <dd>{said(after)}</dd>
      </dl>
    </li>
  );
}

interface Said {
  readonly text: string;
  readonly faqQuestion: string | null;
  readonly productNames: readonly string[];
}

function said(answer: Said | null): string {
  const { proofs } = texts;
  if (!answer) return proofs.unanswered;
  if (answer.faqQuestion !== null) return proofs.byFaq(answer.faqQuestion);
  return answer.productNames.length > 0 ? proofs.byProducts(answer.productNames.join(', ')) : answer.text;
}
