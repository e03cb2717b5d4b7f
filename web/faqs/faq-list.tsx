import { Button, CloseButton, Skeleton, Text, TextInput, Title } from '@mantine/core';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSettledText } from '../assistant/settled-text.ts';
import { ExportMenu } from '../imports/export-menu.tsx';
import { ImportDialog } from '../imports/import-dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import classes from '../ui/listing.module.css';
import { FaqRows } from './faq-rows.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { texts } from './texts.ts';
import { useFaqs } from './use-faqs.ts';

/** The list of a company's FAQs, in the order in which they win over one another. */
export function FaqList({ companyId }: { readonly companyId: string }) {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const { settled } = useSettledText(search);
  const faqs = useFaqs(companyId, settled);
  const setSearch = (text: string) => setParameters(text === '' ? {} : { q: text }, { replace: true });
  return (
    <section className={classes.listing} aria-labelledby="faqs">
      <div className={classes.heading}>
        <div>
          <Title order={2} size="h4" id="faqs">
            {texts.faqs.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.faqs.lead}
          </Text>
        </div>
        <div className={classes.actions}>
          <TemplateMenu />
          <ImportButton companyId={companyId} onApplied={faqs.reload} />
          <ExportMenu companyId={companyId} kind="FAQS" />
          <Button component={Link} to="new" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {texts.faqs.add}
          </Button>
        </div>
      </div>
      <div className={classes.tools}>
        <TextInput
          className={classes.search ?? ''}
          aria-label={texts.faqs.search}
          placeholder={texts.faqs.searchPlaceholder}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          rightSection={
            search !== '' && <CloseButton size="sm" aria-label={texts.common.clear} onClick={() => setSearch('')} />
          }
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {faqs.totalCount !== undefined && texts.faqs.count(faqs.totalCount)}
        </Text>
      </div>
      <FaqsFound faqs={faqs} isSearched={settled !== ''} />
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
        {texts.faqs.import}
      </Button>
      <ImportDialog
        companyId={companyId}
        kind="FAQS"
        door="panel"
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onApplied={onApplied}
      />
    </>
  );
}

interface FaqsFoundProps {
  readonly faqs: ReturnType<typeof useFaqs>;
  readonly isSearched: boolean;
}

function FaqsFound({ faqs, isSearched }: FaqsFoundProps) {
  if (faqs.error && faqs.nodes === undefined) {
    return <Failure title={texts.failures.loading} error={faqs.error} onRetry={faqs.reload} />;
  }
  if (faqs.nodes === undefined) {
    return (
      <div className={classes.loading} role="status" aria-label={texts.common.loading}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={92} radius="lg" />
        ))}
      </div>
    );
  }
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
      <FaqRows faqs={faqs} isOrdered={!isSearched} />
      {faqs.hasMore && (
        <Button variant="default" className={classes.more ?? ''} loading={faqs.isLoading} onClick={faqs.readMore}>
          {texts.common.showMore}
        </Button>
      )}
    </>
  );
}
