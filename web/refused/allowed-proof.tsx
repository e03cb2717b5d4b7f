import { Loader } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ProveAllowedQuery } from '../graphql/generated/graphql.ts';
import proofs from '../proofs/proof-panel.module.css';
import { ProofPart } from '../proofs/proof-part.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import classes from './allowed-proof.module.css';
import { texts } from './texts.ts';
import type { useAllowedProof } from './use-allowed-proof.ts';

interface AllowedProofProps extends ReturnType<typeof useAllowedProof> {
  /** Nothing is chosen yet. */
  readonly isNothing: boolean;
}

/** What teaching would change: for the question itself, then for all others of the last 90 days. */
export function AllowedProof({ proof, error, isStale, isNothing }: AllowedProofProps) {
  const { teaching } = texts;
  return (
    <div className={proofs.result} aria-live="polite" data-stale={isStale}>
      {isNothing && <p className={proofs.nothing}>{teaching.choose}</p>}
      {!isNothing && !proof && !error && <Loader size="xs" aria-label={teaching.trying} />}
      {error && <ErrorBox message={teaching.failed} />}
      {!isNothing && proof && <Parts {...proof} />}
    </div>
  );
}

function Parts({ triedCount, isEnough, gained, unmet, changed, lost }: ProveAllowedQuery['proveAllowed']) {
  const { teaching } = texts;
  const count = [gained, unmet, changed, lost].reduce((sum, part) => sum + part.questionCount, 0);
  const Sign = isEnough ? IconCheck : IconAlertTriangle;
  return (
    <>
      <p className={classes.verdict} data-enough={isEnough}>
        <Sign size={18} aria-hidden="true" />
        {isEnough ? teaching.isEnough : teaching.isNotEnough}
      </p>
      <ProofPart kind="gained" label={teaching.gained} part={gained} />
      <ProofPart kind="unmet" label={teaching.unmet} part={unmet} />
      <ProofPart kind="changed" label={teaching.changed} part={changed} />
      <ProofPart kind="lost" label={teaching.lost} part={lost} />
      <p className={proofs.nothing}>{count === 0 ? teaching.nothing(triedCount) : teaching.tried(triedCount)}</p>
    </>
  );
}
