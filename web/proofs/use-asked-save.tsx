import { useState } from 'react';
import { openConfirm } from '../ui/confirm.ts';
import { useIsThere } from '../ui/use-is-there.ts';
import { texts } from './texts.ts';
import type { RunningProof } from './use-proof.ts';

/**
 * Saves, and asks before where questions that are answered would find nothing any more. Nothing may be changed while it is
 * `isAsking`; whoever leaves meanwhile saves nothing.
 */
export function useAskedSave<Change>(
  { losses }: Pick<RunningProof, 'losses'>,
  save: (change?: Change) => Promise<void>,
) {
  const [isAsking, setIsAsking] = useState(false);
  const isThere = useIsThere();
  const { proofs } = texts;

  async function asked(change?: Change) {
    setIsAsking(true);
    const lost = await losses();
    if (!isThere()) return;
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
