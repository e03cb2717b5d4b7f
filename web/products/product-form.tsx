import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { EditorForm } from '../editors/editor-form.tsx';
import { proveProductQuery } from '../proofs/documents.ts';
import { ProofPanel } from '../proofs/proof-panel.tsx';
import { texts as proofTexts } from '../proofs/texts.ts';
import { useAskedSave } from '../proofs/use-asked-save.tsx';
import { useProof } from '../proofs/use-proof.ts';
import { refusalOf } from '../ui/refusal.ts';
import type { Stored } from '../ui/use-edit.ts';
import { ProductFields } from './product-fields.tsx';
import { FIELD_OF, type ProductValues } from './product-values.ts';
import { texts } from './texts.ts';
import { askToRemove, useProductChanges } from './use-product-changes.tsx';
import { inputOf, useProductEdit } from './use-product-edit.ts';

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
  const { values } = edit;
  const isWhole = [values.name, values.description, values.price, values.category].every((text) => text.trim() !== '');
  const draft = edit.isUnsaved && isWhole ? inputOf(id, { values, version: read.version }) : undefined;
  const proof = useProof(proveProductQuery, draft && { companyId, draft });
  const save = useAskedSave(proof, edit.save);
  const isOfField = proof.error && refusalOf(proof.error).code in FIELD_OF; // it is still being typed

  async function remove(productId: string) {
    if (await changes.remove([productId])) edit.leave();
  }

  return (
    <EditorForm
      edit={{ ...edit, save: () => save.save() }}
      title={id ? texts.products.edit : texts.products.add}
      back={texts.products.backToList}
      labels={LABELS}
      isWaiting={isSendingPicture || save.isAsking}
      isLocked={save.isAsking}
      fields={
        <ProductFields
          companyId={companyId}
          values={edit.values}
          refusal={edit.refusal}
          onChange={edit.change}
          onSendingPicture={setIsSendingPicture}
        />
      }
      aside={
        <ProofPanel {...proof} {...(isOfField && { error: undefined })} waiting={proofTexts.proofs.waitingToChange} />
      }
      actions={
        id && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => askToRemove(companyId, [id], () => void remove(id))}
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
