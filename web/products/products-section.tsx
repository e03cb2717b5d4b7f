import './products-styles.ts';
import { Route, Routes, useParams } from 'react-router-dom';
import { ProductEditor } from './product-editor.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './product-list.tsx';
import { NEW_PRODUCT } from './product-values.ts';

interface ProductsSectionProps {
  readonly companyId: string;
}

/** A company's catalogue: the list, and the editor of one product. */
export function ProductsSection({ companyId }: ProductsSectionProps) {
  return (
    <Routes>
      <Route path="" element={<ProductList key={companyId} companyId={companyId} />} />
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

function EditedProduct({ companyId }: ProductsSectionProps) {
  const { productId = '' } = useParams();
  return <ProductEditor key={productId} companyId={companyId} id={productId} />;
}
