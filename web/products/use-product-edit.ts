import { useApolloClient } from '@apollo/client/react';
import { useFramedCompany } from '../companies/framed-company.ts';
import { useThingEdit } from '../editors/use-thing-edit.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import type { Stored } from '../ui/use-edit.ts';
import { EditedProduct_product, productQuery, saveProduct } from './documents.ts';
import { FIELD_OF, type ProductValues, storedOf } from './product-values.ts';
import { texts } from './texts.ts';
import { filledOptions } from './variant-changes.ts';

/** Those that are always seen; what is folded away is told beside the buttons too. */
const SEEN = ['name', 'description', 'price', 'category', 'code', 'keywords', 'imageUrl', 'link'];

const AT_FIELDS: ReadonlySet<string> = new Set(
  Object.keys(FIELD_OF).filter((code) => SEEN.includes(FIELD_OF[code] ?? '')),
);

/** What is sent of a product. */
export function inputOf(id: string | undefined, { values, version }: Stored<ProductValues>) {
  const variants = values.variants.map((variant) => ({ ...variant, options: filledOptions(variant) }));
  return { ...values, variants, keywords: [...values.keywords], id: id ?? null, version: version ?? null };
}

/** What somebody makes of a product, and its way to the server. */
export function useProductEdit(companyId: string, id: string | undefined, read: Stored<ProductValues>) {
  const client = useApolloClient();
  return useThingEdit<ProductValues>({
    read,
    changes: useFramedCompany(companyId)?.catalogueVersion,
    failed: texts.failures.saving,
    atFields: AT_FIELDS,
    async save({ values, version }) {
      const input = inputOf(id, { values, version });
      await client.mutate({ mutation: saveProduct, variables: { companyId, input } });
      return texts.form.saved;
    },
    async readAgain() {
      const variables = { companyId, id: id ?? '' };
      const { data } = await client.query({ query: productQuery, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('no data');
      return storedOf(unmask(EditedProduct_product, data.product));
    },
  });
}
