import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { EditorForm } from '../editors/editor-form.tsx';
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
  const [isSendingPicture, setIsSendingPicture] = useState(false);
  const changes = useProductChanges(companyId, () => undefined);

  async function remove(productId: string) {
    if (await changes.remove([productId])) edit.leave();
  }

  return (
    <EditorForm
      edit={edit}
      title={id ? texts.products.edit : texts.products.add}
      back={texts.products.backToList}
      labels={LABELS}
      isWaiting={isSendingPicture}
      fields={
        <ProductFields
          companyId={companyId}
          values={edit.values}
          refusal={edit.refusal}
          onChange={edit.change}
          onSendingPicture={setIsSendingPicture}
        />
      }
      actions={
        id && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => askToRemove(1, () => void remove(id))}
          >
            {texts.form.remove}
          </Button>
        )
      }
    />
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
  keywords: texts.editor.keywords,
  code: texts.form.code,
  listPrice: texts.form.listPrice,
  offerFrom: texts.form.offerFrom,
  offerUntil: texts.form.offerUntil,
  soldSince: texts.form.soldSince,
  variants: texts.variants.title,
};
