import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import { useState } from 'react';
import type { FaqInput } from '../graphql/generated/graphql.ts';
import { graphql } from '../graphql/generated/index.ts';
import { FaqMatch } from './faq-match.tsx';
import { Panel } from './panel.tsx';
import { useSettledText } from './settled-text.ts';
import { TestInput } from './test-input.tsx';
import { TestResult } from './test-result.tsx';
import classes from './testers.module.css';
import { texts } from './texts.ts';

const MOST = 10;
const SETTLES_AFTER = 400; // ms without a change of the draft

const matchFaqsQuery = graphql(`
  query MatchFaqs($companyId: ID!, $text: String!, $first: Int!, $draft: FaqInput) {
    matchFaqs(companyId: $companyId, text: $text, first: $first, draft: $draft) {
      id
      ...FaqMatch_match
    }
  }
`);

interface FaqTesterProps {
  readonly companyId: string;
  /** A FAQ as somebody is writing it: it is tried as if it were saved. */
  readonly draft?: FaqInput;
  readonly lead?: string;
}

/** Which FAQs match a text, while it is typed. */
export function FaqTester({ companyId, draft, lead = texts.assistant.faqs.lead }: FaqTesterProps) {
  const [text, setText] = useState('');
  const [settledDraft] = useDebouncedValue(draft, SETTLES_AFTER);
  const { settled, isTyping } = useSettledText(text);
  const isBlank = settled === '';
  const { data, previousData, error, loading, refetch } = useQuery(matchFaqsQuery, {
    variables: { companyId, text: settled, first: MOST, draft: settledDraft ?? null },
    skip: isBlank,
    fetchPolicy: 'no-cache', // the cache knows a FAQ by its id, and another text has other terms
  });
  const matches = isBlank ? undefined : (data ?? previousData)?.matchFaqs;

  return (
    <Panel icon={IconListSearch} title={texts.assistant.faqs.title} lead={lead}>
      <TestInput
        aria-label={texts.assistant.faqs.label}
        placeholder={texts.assistant.faqs.placeholder}
        value={text}
        onChange={setText}
      />
      <TestResult
        words={texts.assistant.faqs}
        count={matches?.length}
        found={texts.assistant.faqs.found(matches?.length ?? 0)}
        error={isBlank ? undefined : error}
        isStale={isTyping || loading}
        onRetry={() => refetch().catch(() => undefined)}
      >
        <ol className={classes.matches}>
          {matches?.map((match, index) => (
            <FaqMatch key={match.id} match={match} isBest={index === 0} />
          ))}
        </ol>
      </TestResult>
    </Panel>
  );
}
