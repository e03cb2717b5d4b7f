import type { OperationVariables } from '@apollo/client';
import { Text } from '@mantine/core';
import { proveFaqQuery, proveProductDeletionQuery } from './documents.ts';
import classes from './proof-panel.module.css';
import { ProofResult } from './proof-panel.tsx';
import { texts } from './texts.ts';
import { useProof } from './use-proof.ts';

/** What deleting a FAQ would change: one that is a draft answers nothing, and one that is gone neither. */
export function FaqRemovalProof({ companyId, id }: { readonly companyId: string; readonly id: string }) {
  const draft = { id, question: '', answer: '', keywords: [], isDraft: true };
  return <RemovalProof proof={useProof(proveFaqQuery, { companyId, draft })} />;
}

const MOST = 100; // products that are tried at once

/** What deleting products would change; of too many at once it is not told. */
export function ProductRemovalProof({
  companyId,
  ids,
}: {
  readonly companyId: string;
  readonly ids: readonly string[];
}) {
  const isTried = ids.length <= MOST;
  const proof = useProof(proveProductDeletionQuery, isTried ? { companyId, ids: [...ids] } : undefined);
  return isTried && <RemovalProof proof={proof} />;
}

function RemovalProof({ proof }: { readonly proof: ReturnType<typeof useProof<OperationVariables>> }) {
  return (
    <section className={classes.removal}>
      <Text size="sm" fw={600}>
        {texts.proofs.removal}
      </Text>
      <ProofResult {...proof} waiting="" failed={texts.proofs.notTold} />
    </section>
  );
}
