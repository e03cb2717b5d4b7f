import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import type { FramedCompany } from '../companies/framed-company.ts';
import { graphql } from '../graphql/generated/index.ts';
import { openConfirm } from '../ui/confirm.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import classes from './status-card.module.css';
import { texts } from './texts.ts';

const setChatbotActive = graphql(`
  mutation SetChatbotActive($companyId: ID!, $isActive: Boolean!) {
    setChatbotActive(companyId: $companyId, isActive: $isActive) {
      id
      isActive
    }
  }
`);

/** Whether the chatbot answers, and the switch; switching off asks first. */
export function StatusCard({ company }: { readonly company: FramedCompany }) {
  // What it came to is told by `companyChanges`, in order: an answer that comes late would overwrite a colleague's switch.
  const [save, { loading }] = useMutation(setChatbotActive, { fetchPolicy: 'no-cache' });

  async function set(isActive: boolean) {
    try {
      await save({ variables: { companyId: company.id, isActive } });
      notifyDone(isActive ? texts.overview.switchedOn : texts.overview.switchedOff);
    } catch (failure) {
      notifyRefusal(failure, texts.errors.chatbotSaving);
    }
  }

  function askToSwitchOff() {
    openConfirm({
      title: texts.overview.offTitle,
      children: texts.overview.offQuestion,
      labels: { confirm: texts.overview.offConfirm, cancel: texts.common.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () => set(false),
    });
  }

  return (
    <div className={classes.card}>
      <dl className={classes.state}>
        <dt>{texts.overview.status}</dt>
        <dd data-active={company.isActive}>{company.isActive ? texts.company.active : texts.company.inactive}</dd>
      </dl>
      <Switch
        size="md"
        aria-label={texts.overview.switchLabel}
        withThumbIndicator={false}
        checked={company.isActive}
        disabled={loading || !company.canManage}
        onChange={({ currentTarget: { checked } }) => (checked ? set(true) : askToSwitchOff())}
      />
    </div>
  );
}
