import { useState } from 'react';
import { openConfirm } from '../ui/confirm.ts';
import { texts } from './texts.ts';
import type { RunningProof } from './use-proof.ts';

/** Saves, and asks before where questions that are answered would find nothing any more. */
export function useAskedSave<Change>(
  { losses }: Pick<RunningProof, 'losses'>,
  save: (change?: Change) => Promise<void>,
) {
  const [isAsking, setIsAsking] = useState(false);
  const { proofs } = texts;

  async function asked(change?: Change) {
    setIsAsking(true);
    const lost = await losses();
    setIsAsking(false);
    if (lost === 0) return save(change);
    openConfirm({
      title: proofs.lossTitle,
      children: proofs.lossQuestion(lost),
      labels: { confirm: proofs.saveAnyway, cancel: proofs.goOn },
      onConfirm: () => void save(change),
    });
  }

  return { save: asked, isAsking };
}
