import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { type Stored, useEdit } from '../ui/use-edit.ts';
import { EditedProduct_product, productQuery, saveProduct } from './documents.ts';
import { type ProductValues, valuesOf } from './product-values.ts';
import { texts } from './texts.ts';

/** What somebody makes of a product, and its way to the server. */
export function useProductEdit(companyId: string, id: string | undefined, read: Stored<ProductValues>) {
  const client = useApolloClient();
  const [isDone, setIsDone] = useState(false);
  const edit = useEdit<ProductValues>({
    read,
    async save({ values, version }) {
      const input = { ...values, keywords: [...values.keywords], id: id ?? null, version: version ?? null };
      await client.mutate({ mutation: saveProduct, variables: { companyId, input } });
      notifyDone(texts.form.saved);
    },
    async readAgain() {
      const variables = { companyId, id: id ?? '' };
      const { data } = await client.query({ query: productQuery, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('no data');
      const { version, ...product } = unmask(EditedProduct_product, data.product);
      return { values: valuesOf(product), version };
    },
    onSaved: () => setIsDone(true),
    onRefused: (refusal) => notifyRefusal(refusal, texts.failures.saving),
  });
  return { ...edit, isDone, leave: () => setIsDone(true), isUnsaved: edit.isUnsaved && !isDone };
}
