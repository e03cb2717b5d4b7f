import '../assistant/assistant-styles.ts';
import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useFramedCompany } from '../companies/framed-company.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { Failure } from '../ui/failure.tsx';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { aiStatusQuery, PromptSettings_settings, promptSettingsQuery } from './documents.ts';
import { usePromptEdit } from './prompt-edit.ts';
import { PromptEditor } from './prompt-editor.tsx';
import classes from './prompt-section.module.css';
import { PromptTest } from './prompt-test.tsx';
import { PromptVersions } from './prompt-versions.tsx';
import { texts } from './texts.ts';
import { usePreview } from './use-preview.ts';

/** How a company's assistant presents itself: written, tried with the real model, saved by version. */
export function PromptSection({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(promptSettingsQuery, {
    variables: { companyId },
    fetchPolicy: 'network-only', // what is edited begins from what is saved now
  });
  const ai = useQuery(aiStatusQuery, { variables: { companyId }, fetchPolicy: 'cache-and-network' });
  const isToldOfAi = ai.data !== undefined || ai.error !== undefined; // its line stands above what is edited
  const retry = () => void refetch().catch(() => undefined);
  if (data && isToldOfAi) return <Opened key={companyId} companyId={companyId} read={data.promptSettings} />;
  if (error) return <Failure title={texts.prompt.loading} error={error} onRetry={retry} />;
  return <Skeleton height={480} radius="lg" role="status" aria-label={texts.common.loading} />;
}

interface OpenedProps {
  readonly companyId: string;
  readonly read: FragmentType<typeof PromptSettings_settings>;
}

function Opened({ companyId, read }: OpenedProps) {
  const edit = usePromptEdit(companyId, useFragment(PromptSettings_settings, read));
  const shown = usePreview(companyId, edit);
  const shop = useFramedCompany(companyId)?.name ?? '';
  useUnsavedGuard(edit.isUnsaved);
  return (
    <div className={classes.section}>
      <PromptEditor companyId={companyId} shop={shop} edit={edit} shown={shown} />
      <div className={classes.beside}>
        <PromptTest companyId={companyId} asked={edit.asked} />
        <PromptVersions edit={edit} text={shown.text} />
      </div>
    </div>
  );
}
