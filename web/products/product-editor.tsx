import { ReadToEdit } from '../editors/read-to-edit.tsx';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { EditedProduct_product, productQuery } from './documents.ts';
import { ProductForm } from './product-form.tsx';
import { storedOf } from './product-values.ts';
import { texts } from './texts.ts';

interface ProductEditorProps {
  readonly companyId: string;
  readonly id: string;
}

/** The editor of a product that is there. */
export function ProductEditor({ companyId, id }: ProductEditorProps) {
  return (
    <ReadToEdit document={productQuery} variables={{ companyId, id }} height={560} failed={texts.failures.loading}>
      {({ product }) => (
        <ProductForm companyId={companyId} id={id} read={storedOf(unmask(EditedProduct_product, product))} />
      )}
    </ReadToEdit>
  );
}
