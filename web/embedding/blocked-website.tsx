import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconWorldOff from '@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs';
import { useFramedCompany } from '../companies/framed-company.ts';
import type { WidgetSettings_SettingsFragment } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { Notice } from '../ui/notice.tsx';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { allowWebsite, WidgetSettings_settings } from './documents.ts';
import { texts } from './texts.ts';

const { blocked: said } = texts.embedding;

interface BlockedWebsiteProps {
  readonly companyId: string;
  readonly onAllowed?: (settings: WidgetSettings_SettingsFragment) => void;
}

/** Says that the chat cannot open on the shop's own site, and why; who manages the company mends it here. */
export function BlockedWebsite({ companyId, onAllowed }: BlockedWebsiteProps) {
  const company = useFramedCompany(companyId);
  const [mutate, { loading }] = useMutation(allowWebsite, { variables: { companyId } });
  if (!company?.blockedWebsite) return null;

  async function allow() {
    try {
      const { data } = await mutate();
      if (!data) return;
      notifyDone(said.allowed);
      onAllowed?.(unmask(WidgetSettings_settings, data.allowWebsite));
    } catch (failure) {
      notifyRefusal(failure, said.failed);
    }
  }

  return (
    <Notice
      isWarning
      icon={IconWorldOff}
      title={said.title(company.blockedWebsite)}
      action={
        company.canManage && (
          <Button loading={loading} onClick={allow}>
            {said.allow}
          </Button>
        )
      }
    >
      {said.why} {!company.canManage && said.askManager}
    </Notice>
  );
}
