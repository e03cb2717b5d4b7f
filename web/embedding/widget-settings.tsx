import '../assistant/assistant-styles.ts';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Switch, Text, Textarea, TextInput } from '@mantine/core';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Panel } from '../assistant/panel.tsx';
import type { WidgetSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { ErrorBox } from '../ui/error-box.tsx';
import { Failure } from '../ui/failure.tsx';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { BlockedWebsite } from './blocked-website.tsx';
import { coverageSentence } from './coverage.ts';
import { WidgetSettings_settings, widgetSettingsQuery } from './documents.ts';
import { texts } from './texts.ts';
import { useWidgetEdit } from './widget-edit.ts';
import classes from './widget-settings.module.css';

const { settings: said } = texts.embedding;

/** Where the chat may stand and whether it calls; for whoever manages the company. */
export function WidgetSettings({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(widgetSettingsQuery, {
    variables: { companyId },
    fetchPolicy: 'no-cache', // read to be edited: what others have saved must be in it
  });
  return (
    <Panel icon={IconWorld} title={said.title} lead={said.lead}>
      {data && (
        <Editor key={companyId} companyId={companyId} read={unmask(WidgetSettings_settings, data.widgetSettings)} />
      )}
      {!data && error && <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton height={200} radius="md" role="status" aria-label={texts.common.loading} />}
    </Panel>
  );
}

function Editor({ companyId, read }: { readonly companyId: string; readonly read: WidgetSettings_SettingsFragment }) {
  const { draft, coverage, take, change, isUnsaved, isMerged, isBusy, message, save, discard } = useWidgetEdit(
    companyId,
    read,
  );
  useUnsavedGuard(isUnsaved);
  return (
    <>
      <BlockedWebsite companyId={companyId} onAllowed={take} />
      <fieldset disabled={isBusy} className={classes.fields} aria-label={said.title}>
        <Textarea
          label={said.sites}
          description={said.sitesHint}
          placeholder="https://negozio.it"
          rows={3}
          value={draft.sites}
          onChange={(event) => change({ sites: event.currentTarget.value })}
        />
        <Coverage sites={coverage} />
        <Switch
          label={said.teaserOn}
          description={said.teaserHint}
          checked={draft.isTeaserOn}
          onChange={(event) => change({ isTeaserOn: event.currentTarget.checked })}
        />
        {draft.isTeaserOn && (
          <TextInput
            label={said.teaser}
            maxLength={80}
            value={draft.teaser}
            onChange={(event) => change({ teaser: event.currentTarget.value })}
          />
        )}
      </fieldset>
      <ErrorBox message={isUnsaved ? message : undefined} />
      {isUnsaved && (
        <div className={classes.bar}>
          <Text size="sm" role="status" className={classes.state ?? ''}>
            {isMerged ? texts.stale.check : said.unsaved}
          </Text>
          <Button variant="default" disabled={isBusy} onClick={discard}>
            {said.discard}
          </Button>
          <Button loading={isBusy} onClick={save}>
            {said.save}
          </Button>
        </div>
      )}
    </>
  );
}

/** What each of the saved sites stands for. */
function Coverage({ sites }: { readonly sites: WidgetSettings_SettingsFragment['coverage'] }) {
  if (sites.length === 0) return null;
  return (
    <ul className={classes.coverage} aria-label={said.coverage}>
      {sites.map(({ site, origins }) => (
        <li key={site}>
          <strong>{site}</strong> {coverageSentence(site, origins)}
        </li>
      ))}
    </ul>
  );
}
