import { Autocomplete, Button, Modal, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './selection-bar.module.css';
import { texts } from './texts.ts';
import { askToRemove, useProductChanges } from './use-product-changes.tsx';

interface SelectionBarProps {
  readonly companyId: string;
  readonly ids: readonly string[];
  readonly categories: readonly string[];
  readonly onClear: () => void;
  readonly onChanged: () => void;
}

/** What can be done with the selected products. It stays in sight. */
export function SelectionBar({ companyId, ids, categories, onClear, onChanged }: SelectionBarProps) {
  const changes = useProductChanges(companyId, onChanged);
  const [isBusy, setIsBusy] = useState(false);
  const [isMoving, setIsMoving] = useState(false);

  async function run(change: Promise<boolean>) {
    setIsBusy(true);
    const isDone = await change;
    setIsBusy(false);
    if (isDone) onClear();
  }

  return (
    <section className={classes.bar} aria-label={texts.selection.label}>
      <Text size="sm" fw={600} role="status" className={classes.count ?? ''}>
        {texts.selection.count(ids.length)}
      </Text>
      <Button size="sm" variant="default" disabled={isBusy} onClick={() => run(changes.setAvailable(ids, true))}>
        {texts.selection.available}
      </Button>
      <Button size="sm" variant="default" disabled={isBusy} onClick={() => run(changes.setAvailable(ids, false))}>
        {texts.selection.soldOut}
      </Button>
      <Button size="sm" variant="default" disabled={isBusy} onClick={() => setIsMoving(true)}>
        {texts.selection.category}
      </Button>
      <Button
        size="sm"
        color="red"
        variant="light"
        disabled={isBusy}
        onClick={() => askToRemove(companyId, ids, () => void run(changes.remove(ids)))}
      >
        {texts.selection.remove}
      </Button>
      <Button size="sm" variant="subtle" color="gray" disabled={isBusy} onClick={onClear}>
        {texts.selection.clear}
      </Button>
      <CategoryDialog
        opened={isMoving}
        categories={categories}
        onClose={() => setIsMoving(false)}
        onMove={(category) => {
          setIsMoving(false);
          void run(changes.setCategory(ids, category));
        }}
      />
    </section>
  );
}

interface CategoryDialogProps {
  readonly opened: boolean;
  readonly categories: readonly string[];
  readonly onClose: () => void;
  readonly onMove: (category: string) => void;
}

function CategoryDialog({ opened, categories, onClose, onMove }: CategoryDialogProps) {
  const [category, setCategory] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    onMove(category);
  }
  return (
    <Modal opened={opened} onClose={onClose} title={texts.selection.categoryTitle}>
      <form onSubmit={submit} className={classes.form}>
        <Autocomplete
          comboboxProps={{ withinPortal: false }}
          label={texts.selection.newCategory}
          description={texts.editor.limit(60)}
          data={[...categories]}
          limit={50}
          value={category}
          onChange={setCategory}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" disabled={category.trim() === ''}>
            {texts.selection.move}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
