import { useQuery } from '@apollo/client/react';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import { useState } from 'react';
import { useFramedCompany } from '../companies/framed-company.ts';
import { ProductCards } from '../conversations/product-cards.tsx';
import { useReload } from '../editors/use-reload.ts';
import { graphql } from '../graphql/generated/index.ts';
import { Chips } from './chips.tsx';
import { Panel } from './panel.tsx';
import { useSettledText } from './settled-text.ts';
import { TestInput } from './test-input.tsx';
import { TestResult } from './test-result.tsx';
import classes from './testers.module.css';
import { texts } from './texts.ts';

const MOST = 8;

const matchProductsQuery = graphql(`
  query MatchProducts($companyId: ID!, $term: String!, $first: Int!) {
    matchProducts(companyId: $companyId, term: $term, first: $first) {
      totalCount
      products {
        id
        name
        price
        category
        imageUrl
        link
        reduction {
          previousPrice
          kind
          percent
          since
        }
      }
    }
  }
`);

/** Which products have a keyword that contains a term. */
export function ProductTester({ companyId }: { readonly companyId: string }) {
  const [term, setTerm] = useState('');
  const { settled, isTyping } = useSettledText(term);
  const isBlank = settled === '';
  const { data, previousData, error, loading, refetch } = useQuery(matchProductsQuery, {
    variables: { companyId, term: settled, first: MOST },
    skip: isBlank,
    fetchPolicy: 'no-cache', // a catalogue just changed is tried as it is now
  });
  const readAgain = () => void refetch().catch(() => undefined);
  useReload(useFramedCompany(companyId)?.catalogueVersion, () => !isBlank && readAgain());
  const matches = isBlank ? undefined : (data ?? previousData)?.matchProducts;
  const { quickTerms } = texts.assistant.products;

  return (
    <Panel icon={IconCategory} title={texts.assistant.products.title} lead={texts.assistant.products.lead}>
      <div className={classes.choice}>
        <TestInput
          aria-label={texts.assistant.products.label}
          placeholder={texts.assistant.products.placeholder}
          value={term}
          onChange={setTerm}
        />
        <Chips
          label={texts.assistant.products.quick}
          chips={quickTerms}
          chosen={quickTerms.find((quick) => quick.toLowerCase() === term.trim().toLowerCase())}
          onChoose={setTerm}
        />
      </div>
      <TestResult
        words={texts.assistant.products}
        count={matches?.totalCount}
        found={foundIn(matches)}
        error={isBlank ? undefined : error}
        isStale={isTyping || loading}
        onRetry={readAgain}
      >
        <ProductCards products={matches?.products ?? []} isWide />
      </TestResult>
    </Panel>
  );
}

function foundIn(matches: { readonly totalCount: number; readonly products: readonly unknown[] } | undefined): string {
  if (!matches) return '';
  const { totalCount, products } = matches;
  if (totalCount === products.length) return texts.assistant.products.found(totalCount);
  return texts.assistant.products.foundFirst(totalCount, products.length);
}
