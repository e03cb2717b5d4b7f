import { Button, Collapse, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProductTester } from '../assistant/product-tester.tsx';
import { useSettledText } from '../assistant/settled-text.ts';
import { ExportMenu } from '../imports/export-menu.tsx';
import { ImportDialog } from '../imports/import-dialog.tsx';
import classes from '../ui/listing.module.css';
import { ProductFilters } from './product-filters.tsx';
import { ProductResults } from './product-results.tsx';
import { texts } from './texts.ts';
import { useProducts } from './use-products.ts';
import { useWanted } from './use-wanted.ts';

/** A company's catalogue, searched, sorted and paged by the server. */
export function ProductList({ companyId }: { readonly companyId: string }) {
  const wanted = useWanted();
  const { settled } = useSettledText(wanted.search);
  const products = useProducts(companyId, { ...wanted, search: settled });
  const [isTesting, { toggle }] = useDisclosure(false);
  return (
    <section className={classes.listing} aria-labelledby="products">
      <div className={classes.heading}>
        <div>
          <Title order={2} size="h4" id="products">
            {texts.products.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.products.lead}
          </Text>
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconFlask size={16} aria-hidden="true" />}
            aria-expanded={isTesting}
            onClick={toggle}
          >
            {texts.products.test}
          </Button>
          <ImportButton companyId={companyId} onApplied={products.reload} />
          <ExportMenu companyId={companyId} kind="PRODUCTS" />
          <Button component={Link} to="new" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {texts.products.add}
          </Button>
        </div>
      </div>
      <Collapse expanded={isTesting}>{isTesting && <ProductTester companyId={companyId} />}</Collapse>
      <ProductFilters wanted={wanted} categories={products.page?.categories ?? []} />
      <ProductResults companyId={companyId} products={products} wanted={wanted} />
    </section>
  );
}

function ImportButton({ companyId, onApplied }: { readonly companyId: string; readonly onApplied: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {texts.products.import}
      </Button>
      <ImportDialog
        companyId={companyId}
        kind="PRODUCTS"
        door="panel"
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onApplied={onApplied}
      />
    </>
  );
}
