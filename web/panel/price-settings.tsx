import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import IconDiscount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { productCategoriesQuery } from '../products/documents.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Failure } from '../ui/failure.tsx';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { texts } from './texts.ts';

const { prices: said } = texts;

const priceSettingsQuery = graphql(`
  query PriceSettings($companyId: ID!) {
    priceSettings(companyId: $companyId) {
      freshCategories
      merchantFeedUrl
    }
  }
`);
const saveFreshCategories = graphql(`
  mutation SaveFreshCategories($companyId: ID!, $categories: [String!]!) {
    saveFreshCategories(companyId: $companyId, categories: $categories) {
      freshCategories
      merchantFeedUrl
    }
  }
`);
const setMerchantFeed = graphql(`
  mutation SetMerchantFeed($companyId: ID!, $isOn: Boolean!) {
    setMerchantFeed(companyId: $companyId, isOn: $isOn) {
      freshCategories
      merchantFeedUrl
    }
  }
`);

/** Which categories are fresh food, and whether others may read the products as a feed; for who manages the company. */
export function PriceSettings({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(priceSettingsQuery, { variables: { companyId }, fetchPolicy: 'no-cache' });
  return (
    <Panel icon={IconDiscount} title={said.title} lead={said.lead}>
      {data && <Editor key={companyId} companyId={companyId} read={data.priceSettings} />}
      {!data && error && <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton height={100} radius="md" role="status" aria-label={texts.common.loading} />}
    </Panel>
  );
}

interface Settings {
  readonly freshCategories: readonly string[];
  readonly merchantFeedUrl: string | null;
}

function Editor({ companyId, read }: { readonly companyId: string; readonly read: Settings }) {
  const [saved, setSaved] = useState(read);
  const [categories, setCategories] = useState<readonly string[]>(read.freshCategories);
  const [message, setMessage] = useState<string>();
  const [saveCategories, categoriesSaving] = useMutation(saveFreshCategories, { fetchPolicy: 'no-cache' });
  const [switchFeed, feedSwitching] = useMutation(setMerchantFeed, { fetchPolicy: 'no-cache' });
  const known = useQuery(productCategoriesQuery, { variables: { companyId } }).data?.products.categories ?? [];

  const isUnsaved = categories.join('\n') !== saved.freshCategories.join('\n');
  useUnsavedGuard(isUnsaved);

  async function save(change: () => Promise<Settings | undefined>) {
    setMessage(undefined);
    try {
      const settings = await change();
      if (!settings) return;
      setSaved(settings);
      setCategories(settings.freshCategories);
      notifyDone(said.saved);
    } catch (error) {
      setMessage(refusalOf(error).message);
    }
  }

  return (
    <Stack>
      <TagsInput
        label={said.fresh}
        description={said.freshHint}
        placeholder={categories.length === 0 ? said.freshPlaceholder : ''}
        data={known.map(({ name }) => name)}
        value={[...categories]}
        splitChars={[';']}
        acceptValueOnBlur
        comboboxProps={{ withinPortal: false }}
        onChange={setCategories}
      />
      {isUnsaved && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setCategories(saved.freshCategories)}>
            {said.discard}
          </Button>
          <Button
            loading={categoriesSaving.loading}
            onClick={() =>
              save(async () => {
                const { data } = await saveCategories({ variables: { companyId, categories: [...categories] } });
                return data?.saveFreshCategories;
              })
            }
          >
            {said.save}
          </Button>
        </Group>
      )}
      <Switch
        label={said.feed}
        description={said.feedHint}
        checked={saved.merchantFeedUrl !== null}
        disabled={feedSwitching.loading}
        onChange={({ currentTarget: { checked: isOn } }) =>
          save(async () => (await switchFeed({ variables: { companyId, isOn } })).data?.setMerchantFeed)
        }
      />
      {saved.merchantFeedUrl && (
        <TextInput
          label={said.feedAddress}
          description={said.feedAddressHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={saved.merchantFeedUrl}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <ErrorBox message={message} />
    </Stack>
  );
}
