import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import { ProductTester } from '../assistant/product-tester.tsx';
import { useSettledText } from '../assistant/settled-text.ts';
import type { Workspace } from '../companies/section.ts';
import { EditorList } from '../editors/editor-list.tsx';
import { FeedNotice } from '../feeds/feed-notice.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductResults } from './product-results.tsx';
import { texts } from './texts.ts';
import { useProducts } from './use-products.ts';
import { useWanted } from './use-wanted.ts';

interface ProductListProps {
  readonly companyId: string;
  readonly workspace: Workspace;
}

/** A company's catalogue, searched, sorted and paged by the server. */
export function ProductList({ companyId, workspace }: ProductListProps) {
  const wanted = useWanted();
  const { settled } = useSettledText(wanted.search);
  const products = useProducts(companyId, { ...wanted, search: settled });
  const [isTesting, { toggle }] = useDisclosure(false);
  return (
    <EditorList
      companyId={companyId}
      kind="PRODUCTS"
      workspace={workspace}
      title={texts.products.title}
      lead={texts.products.lead}
      add={texts.products.add}
      onImported={products.reload}
      actions={
        <Button
          variant="default"
          leftSection={<IconFlask size={16} aria-hidden="true" />}
          aria-expanded={isTesting}
          onClick={toggle}
        >
          {texts.products.test}
        </Button>
      }
    >
      <FeedNotice companyId={companyId} />
      <Collapse expanded={isTesting} keepMounted={false}>
        <ProductTester companyId={companyId} />
      </Collapse>
      <ProductFilters wanted={wanted} categories={products.page?.categories ?? []} />
      <ProductResults companyId={companyId} products={products} wanted={wanted} />
    </EditorList>
  );
}
