import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { Failure } from '../ui/failure.tsx';
import { EditedProduct_product, productQuery } from './documents.ts';
import { ProductForm } from './product-form.tsx';
import { valuesOf } from './product-values.ts';
import { texts } from './texts.ts';

interface ProductEditorProps {
  readonly companyId: string;
  readonly id: string;
}

/** The editor of a product that is there. */
export function ProductEditor({ companyId, id }: ProductEditorProps) {
  const { data, error, refetch } = useQuery(productQuery, {
    variables: { companyId, id },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  if (data) {
    const { version, ...product } = unmask(EditedProduct_product, data.product);
    return <ProductForm companyId={companyId} id={id} read={{ values: valuesOf(product), version }} />;
  }
  if (!error) return <Skeleton height={560} radius="lg" aria-label={texts.common.loading} />;
  return <Failure title={texts.failures.loading} error={error} onRetry={() => refetch().catch(() => undefined)} />;
}
