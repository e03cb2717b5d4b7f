import './products-styles.ts';
import { Route, Routes, useParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import { ProductEditor } from './product-editor.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './product-list.tsx';
import { NEW_PRODUCT } from './product-values.ts';

/** A company's catalogue: the list, and the editor of one product. */
export function ProductsSection({ companyId, workspace }: SectionProps) {
  return (
    <Routes>
      <Route path="" element={<ProductList key={companyId} companyId={companyId} workspace={workspace} />} />
      <Route
        path="new"
        element={
          <ProductForm companyId={companyId} id={undefined} read={{ values: NEW_PRODUCT, version: undefined }} />
        }
      />
      <Route path=":productId" element={<EditedProduct companyId={companyId} />} />
    </Routes>
  );
}

function EditedProduct({ companyId }: { readonly companyId: string }) {
  const { productId = '' } = useParams();
  return <ProductEditor key={productId} companyId={companyId} id={productId} />;
}
