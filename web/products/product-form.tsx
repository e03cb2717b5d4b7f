import { Button, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import classes from '../ui/editor.module.css';
import { EditorBar } from '../ui/editor-bar.tsx';
import { StaleDialog } from '../ui/stale-dialog.tsx';
import { useReturnToList, useUnsavedGuard } from '../ui/unsaved.ts';
import type { Stored } from '../ui/use-edit.ts';
import { ProductFields } from './product-fields.tsx';
import type { ProductValues } from './product-values.ts';
import { texts } from './texts.ts';
import { askToRemove, useProductChanges } from './use-product-changes.tsx';
import { useProductEdit } from './use-product-edit.ts';

interface ProductFormProps {
  readonly companyId: string;
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly read: Stored<ProductValues>;
}

/** The editor of one product. */
export function ProductForm({ companyId, id, read }: ProductFormProps) {
  const edit = useProductEdit(companyId, id, read);
  const changes = useProductChanges(companyId, () => undefined);
  useUnsavedGuard(edit.isUnsaved);
  useReturnToList(edit.isDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    void edit.save();
  }

  async function remove(productId: string) {
    if (await changes.remove([productId])) edit.leave();
  }

  return (
    <section className={classes.editor} aria-labelledby="product-editor">
      <Link to=".." relative="path" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {texts.products.backToList}
      </Link>
      <form onSubmit={submit} noValidate className={classes.form} data-alone>
        <Title order={2} size="h4" id="product-editor">
          {id ? texts.products.edit : texts.products.add}
        </Title>
        <ProductFields companyId={companyId} values={edit.values} refusal={edit.refusal} onChange={edit.change} />
        <EditorBar edit={edit}>
          {id && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => askToRemove(1, () => void remove(id))}
            >
              {texts.form.remove}
            </Button>
          )}
          <Button component={Link} to=".." relative="path" variant="default">
            {texts.form.cancel}
          </Button>
          <Button type="submit" loading={edit.isSaving}>
            {texts.form.save}
          </Button>
        </EditorBar>
      </form>
      {edit.stale && (
        <StaleDialog stale={edit.stale} labels={LABELS} say={saying} onResolve={edit.resolve} onClose={edit.postpone} />
      )}
    </section>
  );
}

const LABELS: Readonly<Record<keyof ProductValues, string>> = {
  name: texts.form.name,
  description: texts.form.description,
  price: texts.form.price,
  category: texts.form.category,
  imageUrl: texts.form.picture,
  link: texts.form.link,
  isAvailable: texts.form.isAvailable,
  keywords: texts.form.keywords,
  code: texts.form.code,
};

function saying(value: ProductValues[keyof ProductValues]): string {
  if (typeof value === 'boolean') return value ? texts.form.yes : texts.form.no;
  return typeof value === 'string' ? value : value.join(', ');
}
