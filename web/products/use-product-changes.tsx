import { useApolloClient } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { deleteProducts, restoreProducts, setProductsAvailable, setProductsCategory } from './documents.ts';
import { texts } from './texts.ts';

const AT_ONCE = 100; // products that the server takes in one change

/** What can be done with several products at once. `onChanged` is told when something was done. */
export function useProductChanges(companyId: string, onChanged: () => void) {
  const client = useApolloClient();

  /** Slice by slice; false when one was refused. */
  async function each(ids: readonly string[], change: (slice: string[]) => Promise<unknown>): Promise<boolean> {
    try {
      for (let from = 0; from < ids.length; from += AT_ONCE) await change(ids.slice(from, from + AT_ONCE));
      return true;
    } catch (failure) {
      notifyRefusal(failure, texts.failures.saving);
      return false;
    } finally {
      onChanged();
    }
  }

  async function restore(ids: readonly string[]) {
    const isDone = await each(ids, (slice) =>
      client.mutate({ mutation: restoreProducts, variables: { companyId, ids: slice } }),
    );
    if (isDone) notifyDone(texts.selection.restored(ids.length));
  }

  return {
    async remove(ids: readonly string[]) {
      const isDone = await each(ids, (slice) =>
        client.mutate({ mutation: deleteProducts, variables: { companyId, ids: slice } }),
      );
      if (isDone) notifyUndoable(texts.selection.removed(ids.length), () => restore(ids));
      return isDone;
    },
    async setAvailable(ids: readonly string[], isAvailable: boolean) {
      const isDone = await each(ids, (slice) =>
        client.mutate({ mutation: setProductsAvailable, variables: { companyId, ids: slice, isAvailable } }),
      );
      if (isDone) notifyDone(texts.selection.changed(ids.length));
      return isDone;
    },
    async setCategory(ids: readonly string[], category: string) {
      const isDone = await each(ids, (slice) =>
        client.mutate({ mutation: setProductsCategory, variables: { companyId, ids: slice, category } }),
      );
      if (isDone) notifyDone(texts.selection.changed(ids.length));
      return isDone;
    },
  };
}

/** Asks before products are deleted. */
export function askToRemove(count: number, onConfirm: () => void) {
  modals.openConfirmModal({
    title: texts.selection.removeTitle,
    children: <Text size="sm">{texts.selection.removeQuestion(count)}</Text>,
    labels: { confirm: texts.selection.remove, cancel: texts.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}
