import { Button, Text } from '@mantine/core';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { Link, useSearchParams } from 'react-router-dom';
import { useSettledText } from '../assistant/settled-text.ts';
import type { Workspace } from '../companies/section.ts';
import { EditorList } from '../editors/editor-list.tsx';
import { LoadingRows } from '../editors/loading-rows.tsx';
import { SearchField } from '../editors/search-field.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import classes from '../ui/listing.module.css';
import { FaqRows } from './faq-rows.tsx';
import { texts } from './texts.ts';
import { useFaqs } from './use-faqs.ts';

interface FaqListProps {
  readonly companyId: string;
  readonly workspace: Workspace;
}

/** The list of a company's FAQs, in the order in which they win over one another. */
export function FaqList({ companyId, workspace }: FaqListProps) {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const { settled } = useSettledText(search);
  const faqs = useFaqs(companyId, settled);
  return (
    <EditorList
      companyId={companyId}
      kind="FAQS"
      workspace={workspace}
      title={texts.faqs.title}
      lead={texts.faqs.lead}
      add={texts.faqs.add}
      actions={
        <Button
          component={Link}
          to="templates"
          variant="default"
          leftSection={<IconTemplate size={16} aria-hidden="true" />}
        >
          {texts.templates.button}
        </Button>
      }
      onImported={faqs.reload}
    >
      <div className={classes.tools}>
        <SearchField
          label={texts.faqs.search}
          placeholder={texts.faqs.searchPlaceholder}
          value={search}
          onChange={(text) => setParameters(text === '' ? {} : { q: text }, { replace: true })}
        />
        <Text size="sm" c="dimmed" role="status">
          {faqs.totalCount !== undefined && texts.faqs.count(faqs.totalCount)}
        </Text>
      </div>
      <FaqsFound companyId={companyId} faqs={faqs} isSearched={settled !== ''} />
    </EditorList>
  );
}

interface FaqsFoundProps {
  readonly companyId: string;
  readonly faqs: ReturnType<typeof useFaqs>;
  readonly isSearched: boolean;
}

function FaqsFound({ companyId, faqs, isSearched }: FaqsFoundProps) {
  const failure = faqs.error !== undefined && (
    <Failure title={texts.failures.loading} error={faqs.error} onRetry={faqs.reload} />
  );
  if (failure && !faqs.nodes?.length) return failure;
  if (faqs.nodes === undefined) return <LoadingRows height={92} />;
  if (faqs.nodes.length === 0) {
    return isSearched ? (
      <Empty icon={IconSearch} title={texts.faqs.none} hint={texts.faqs.noneHint} />
    ) : (
      <Empty icon={IconMessageQuestion} title={texts.faqs.empty} hint={texts.faqs.emptyHint} />
    );
  }
  return (
    <>
      {!isSearched && faqs.nodes.length > 1 && (
        <Text size="sm" c="dimmed">
          {texts.faqs.orderHint}
        </Text>
      )}
      <FaqRows companyId={companyId} faqs={faqs} isOrdered={!isSearched} />
      {failure}
      {!failure && faqs.hasMore && (
        <Button variant="default" className={classes.more ?? ''} loading={faqs.isLoading} onClick={faqs.readMore}>
          {texts.common.showMore}
        </Button>
      )}
    </>
  );
}
