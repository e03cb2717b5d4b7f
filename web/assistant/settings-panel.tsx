import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import { Failure } from '../ui/failure.tsx';
import { Panel } from './panel.tsx';
import { assistantSettingsQuery } from './settings-documents.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { texts } from './texts.ts';

/** What the assistant speaks about and which words mean the same; for whoever manages the company. */
export function SettingsPanel({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(assistantSettingsQuery, {
    variables: { companyId },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  return (
    <Panel icon={IconAdjustments} title={texts.assistant.settings.title} lead={texts.assistant.settings.lead}>
      {data && <SettingsEditor key={companyId} companyId={companyId} read={data.assistantSettings} />}
      {!data && error && (
        <Failure
          title={texts.errors.assistantSettings}
          error={error}
          onRetry={() => refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <Skeleton height={240} radius="md" role="status" aria-label={texts.common.loading} />}
    </Panel>
  );
}
