import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { Failure } from '../ui/failure.tsx';
import { EditedFaq_faq, faqQuery } from './documents.ts';
import { FaqForm } from './faq-form.tsx';
import { valuesOf } from './faq-values.ts';
import { texts } from './texts.ts';

interface FaqEditorProps {
  readonly companyId: string;
  readonly id: string;
}

/** The editor of a FAQ that is there. */
export function FaqEditor({ companyId, id }: FaqEditorProps) {
  const { data, error, refetch } = useQuery(faqQuery, {
    variables: { companyId, id },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  if (data) {
    const { version, ...faq } = unmask(EditedFaq_faq, data.faq);
    return <FaqForm companyId={companyId} id={id} read={{ values: valuesOf(faq), version }} />;
  }
  if (!error) return <Skeleton height={420} radius="lg" aria-label={texts.common.loading} />;
  return <Failure title={texts.failures.loading} error={error} onRetry={() => refetch().catch(() => undefined)} />;
}
