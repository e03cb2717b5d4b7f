import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { openConfirm } from '../ui/confirm.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { removeConversations } from './documents.ts';
import classes from './selection-bar.module.css';
import { texts } from './texts.ts';

interface SelectionBarProps {
  readonly companyId: string;
  /** The chosen ones. */
  readonly ids: readonly string[];
  readonly onToggleAll: () => void;
  readonly onRemoved: (ids: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** What can be done with the conversations that are chosen. */
export function SelectionBar({ companyId, ids, onToggleAll, onRemoved, onCancel }: SelectionBarProps) {
  const [remove, { loading }] = useMutation(removeConversations);
  const words = texts.conversations;

  async function removeAll() {
    try {
      const { data } = await remove({ variables: { companyId, ids: [...ids] } });
      if (!data) return;
      onRemoved(data.removeConversations);
      notifyDone(words.removed(data.removeConversations.length));
    } catch (error) {
      notifyRefusal(error, words.notRemoved);
    }
  }

  function ask() {
    openConfirm({
      title: words.removeTitle(ids.length),
      children: words.removeQuestion,
      labels: { confirm: words.remove, cancel: texts.common.cancel },
      confirmProps: { color: 'red' },
      onConfirm: removeAll,
    });
  }

  return (
    <section className={classes.bar} aria-label={words.selection}>
      <p className={classes.count} role="status">
        {words.selected(ids.length)}
      </p>
      <Button size="xs" variant="default" onClick={onToggleAll}>
        {words.selectAll}
      </Button>
      <Button size="xs" color="red" variant="light" loading={loading} disabled={ids.length === 0} onClick={ask}>
        {words.remove}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onCancel}>
        {texts.common.cancel}
      </Button>
    </section>
  );
}
