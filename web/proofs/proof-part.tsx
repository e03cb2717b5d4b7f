import type { Proof_ProofFragment } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { ProofChange_change } from './documents.ts';
import classes from './proof-panel.module.css';
import { texts } from './texts.ts';

interface ProofPartProps {
  readonly kind: 'gained' | 'changed' | 'unmet' | 'lost';
  /** What is said of so many questions. */
  readonly label: (count: number) => string;
  readonly part: Proof_ProofFragment['gained'];
}

/** Questions that would be answered otherwise in one way, each before and after; losses are shown at once. */
export function ProofPart({ kind, label, part }: ProofPartProps) {
  if (part.questionCount === 0) return null;
  return (
    <details className={classes.part} data-kind={kind} open={kind === 'lost'}>
      <summary className={classes.summary}>{label(part.questionCount)}</summary>
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
  readonly isDeclined: boolean;
  readonly faqQuestion: string | null;
  readonly productNames: readonly string[];
}

function said(answer: Said | null): string {
  const { proofs } = texts;
  if (!answer) return proofs.unanswered;
  if (answer.isDeclined) return proofs.declined;
  if (answer.faqQuestion !== null) return proofs.byFaq(answer.faqQuestion);
  return answer.productNames.length > 0 ? proofs.byProducts(answer.productNames.join(', ')) : answer.text;
}
