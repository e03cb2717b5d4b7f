import { Loader } from '@mantine/core';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import { Panel } from '../assistant/panel.tsx';
import type { Proof_ProofFragment } from '../graphql/generated/graphql.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { refusalOf } from '../ui/refusal.ts';
import classes from './proof-panel.module.css';
import { ProofPart } from './proof-part.tsx';
import { texts } from './texts.ts';
import type { RunningProof } from './use-proof.ts';

interface ProofResultProps extends Pick<RunningProof, 'proof' | 'error' | 'isStale'> {
  /** What is told while there is nothing to try. */
  readonly waiting?: string;
  /** What is told where it could not be tried. */
  readonly failed?: string;
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
export function ProofResult(props: ProofResultProps) {
  const { proofs } = texts;
  const { proof, error, isStale, waiting = proofs.waiting, failed = proofs.failed } = props;
  return (
    <div className={classes.result} aria-live="polite" data-stale={isStale}>
      {!proof && !error && (
        <p className={classes.nothing}>{isStale ? <Loader size="xs" aria-label={proofs.trying} /> : waiting}</p>
      )}
      {error && <ErrorBox message={isOfDraft(error) ? refusalOf(error).message : failed} />}
      {proof && <FailingTests questions={proof.failingTests} />}
      {proof && <Parts {...proof} />}
    </div>
  );
}

/** Whether what is being written is refused, and would be when it is saved. */
function isOfDraft(error: unknown): boolean {
  const { code } = refusalOf(error);
  return !NOT_OF_DRAFT.has(code);
}

const NOT_OF_DRAFT: ReadonlySet<string> = new Set([
  ...['NETWORK', 'UNEXPECTED', 'INTERNAL', 'BUSY', 'TOO_MANY_REQUESTS', 'UNAUTHENTICATED', 'FORBIDDEN'],
]);

function Parts({ triedCount, gained, changed, lost }: Proof_ProofFragment) {
  const { proofs } = texts;
  if (triedCount === 0) return <p className={classes.nothing}>{proofs.noQuestions}</p>;
  if (gained.questionCount + changed.questionCount + lost.questionCount === 0)
    return <p className={classes.nothing}>{proofs.nothing(triedCount)}</p>;
  return (
    <>
      <ProofPart kind="gained" label={proofs.gained} part={gained} />
      <ProofPart kind="changed" label={proofs.changed} part={changed} />
      <ProofPart kind="lost" label={proofs.lost} part={lost} />
      <p className={classes.nothing}>{proofs.tried(triedCount)}</p>
    </>
  );
}

/** What the shop itself said must be answered so. */
function FailingTests({ questions }: { readonly questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <details className={classes.part} data-kind="lost" open>
      <summary className={classes.summary}>{texts.proofs.wouldFail(questions.length)}</summary>
      <ul className={classes.changes}>
        {questions.map((question) => (
          <li key={question} className={classes.change}>
            <span className={classes.question}>{question}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
