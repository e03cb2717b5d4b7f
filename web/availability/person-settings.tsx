import '../assistant/assistant-styles.ts';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { NativeSelect, Skeleton, Stack, Switch } from '@mantine/core';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { Failure } from '../ui/failure.tsx';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { texts } from './texts.ts';

const personSettingsQuery = graphql(`
  query PersonSettings($companyId: ID!) {
    personSettings(companyId: $companyId) {
      isOffered
      patience
      version
    }
  }
`);

const savePersonSettings = graphql(`
  mutation SavePersonSettings($companyId: ID!, $input: PersonSettingsInput!) {
    savePersonSettings(companyId: $companyId, input: $input) {
      isOffered
      patience
      version
    }
  }
`);

const { settings: said } = texts;
const PATIENCES = [1, 2, 3, 5, 10, 15, 30]; // minutes

/** Whether visitors may ask for a person, and how long they wait; for whoever manages the company. */
export function PersonSettings({ companyId }: { readonly companyId: string }) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(personSettingsQuery, { variables: { companyId }, fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);

  /** Each of the two is saved when it is changed, on top of what others have saved of the other. */
  async function change(changed: { isOffered?: boolean; patience?: number }) {
    setIsBusy(true);
    try {
      const read = await client.query({
        query: personSettingsQuery,
        variables: { companyId },
        fetchPolicy: 'no-cache',
      });
      const now = read.data?.personSettings;
      if (!now) return;
      const { isOffered, patience, version } = { ...now, ...changed };
      const variables = { companyId, input: { isOffered, patience, version } };
      await client.mutate({ mutation: savePersonSettings, variables, errorPolicy: 'none' });
      notifyDone(said.saved);
    } catch (failure) {
      notifyRefusal(failure, said.notSaved);
    } finally {
      await refetch().catch(() => undefined);
      setIsBusy(false);
    }
  }

  const settings = data?.personSettings;
  return (
    <Panel icon={IconHeadset} title={said.title} lead={said.lead}>
      {settings && (
        <Stack>
          <Switch
            label={said.offered}
            description={said.offeredHint}
            checked={settings.isOffered}
            disabled={isBusy}
            onChange={({ currentTarget: { checked } }) => void change({ isOffered: checked })}
          />
          {settings.isOffered && (
            <NativeSelect
              label={said.patience}
              w="fit-content"
              maw="100%"
              disabled={isBusy}
              data={[...new Set([...PATIENCES, settings.patience])]
                .sort((one, other) => one - other)
                .map((minutes) => ({ value: `${minutes}`, label: said.minutes(minutes) }))}
              value={`${settings.patience}`}
              onChange={({ currentTarget: { value } }) => void change({ patience: Number(value) })}
            />
          )}
        </Stack>
      )}
      {!settings && error && (
        <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />
      )}
      {!settings && !error && <Skeleton height={100} radius="md" aria-label={texts.common.loading} />}
    </Panel>
  );
}
