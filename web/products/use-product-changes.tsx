import { useApolloClient } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { ProductRemovalProof } from '../proofs/removal-proof.tsx';
import { openConfirm } from '../ui/confirm.ts';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { deleteProducts, restoreProducts, setProductsAvailable, setProductsCategory } from './documents.ts';
import { texts } from './texts.ts';

const AT_ONCE = 100; // products that the server takes in one change

/** What can be done with several products at once. `onChanged` is told when something was done. */
export function useProductChanges(companyId: string, onChanged: () => void) {
  const client = useApolloClient();

  /** Slice by slice, until one is refused. @returns the ids of those that were there, and whether nothing was refused. */
  async function each(ids: readonly string[], change: (slice: string[]) => Promise<readonly string[]>) {
    const changed: string[] = [];
    try {
      for (let from = 0; from < ids.length; from += AT_ONCE)
        changed.push(...(await change(ids.slice(from, from + AT_ONCE))));
      return { changed, isDone: true };
    } catch (failure) {
      notifyRefusal(failure, texts.failures.saving);
      return { changed, isDone: false };
    } finally {
      onChanged();
    }
  }

  async function restore(ids: readonly string[]) {
    const { changed } = await each(ids, async (slice) => {
      const { data } = await client.mutate({ mutation: restoreProducts, variables: { companyId, ids: slice } });
      return idsOf(data?.restoreProducts);
    });
    if (changed.length > 0) notifyDone(texts.selection.restored(changed.length));
  }

  return {
    /** What somebody else deleted before is not told of, and does not come back with the others. */
    async remove(ids: readonly string[]) {
      const { changed, isDone } = await each(ids, async (slice) => {
        const { data } = await client.mutate({ mutation: deleteProducts, variables: { companyId, ids: slice } });
        return data?.deleteProducts ?? [];
      });
      if (changed.length > 0) notifyUndoable(texts.selection.removed(changed.length), () => restore(changed));
      return isDone;
    },
    async setAvailable(ids: readonly string[], isAvailable: boolean) {
      const { changed, isDone } = await each(ids, async (slice) => {
        const variables = { companyId, ids: slice, isAvailable };
        const { data } = await client.mutate({ mutation: setProductsAvailable, variables });
        return idsOf(data?.setProductsAvailable);
      });
      if (changed.length > 0) notifyDone(texts.selection.changed(changed.length));
      return isDone;
    },
    async setCategory(ids: readonly string[], category: string) {
      const { changed, isDone } = await each(ids, async (slice) => {
        const variables = { companyId, ids: slice, category };
        const { data } = await client.mutate({ mutation: setProductsCategory, variables });
        return idsOf(data?.setProductsCategory);
      });
      if (changed.length > 0) notifyDone(texts.selection.changed(changed.length));
      return isDone;
    },
  };
}

const idsOf = (products: readonly { readonly id: string }[] = []) => products.map(({ id }) => id);

/** Asks before products are deleted. */
export function askToRemove(companyId: string, ids: readonly string[], onConfirm: () => void) {
  openConfirm({
    title: texts.selection.removeTitle,
    children: (
      <>
        <Text size="sm">{texts.selection.removeQuestion(ids.length)}</Text>
        <ProductRemovalProof companyId={companyId} ids={ids} />
      </>
    ),
    labels: { confirm: texts.selection.remove, cancel: texts.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}
