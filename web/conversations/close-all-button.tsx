import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useCompanyFigures } from '../stats/company-cards.tsx';
import { openConfirm } from '../ui/confirm.ts';
import { notifyDone, notifyNothing, notifyRefusal } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { closeActiveConversations } from './documents.ts';
import classes from './filter-bar.module.css';
import { texts } from './texts.ts';

/** Closes every active conversation, after a question that says how many. The rows change by what is then pushed. */
export function CloseAllButton({ companyId }: { readonly companyId: string }) {
  const [closeAll, { loading }] = useMutation(closeActiveConversations, { variables: { companyId } });
  const active = useCompanyFigures(companyId)?.activeConversations ?? 0;

  async function close() {
    try {
      const { data } = await closeAll();
      if (data) notifyDone(texts.conversations.closedMany(data.closeActiveConversations));
    } catch (error) {
      const { code } = refusalOf(error);
      if (code === 'NO_ACTIVE_CONVERSATION') notifyNothing(texts.conversations.noneToClose);
      else notifyRefusal(error, texts.errors.closing);
    }
  }

  function ask() {
    openConfirm({
      title: texts.conversations.closeAll,
      children: texts.conversations.closeAllQuestion(active),
      labels: { confirm: texts.conversations.closeAllConfirm, cancel: texts.common.cancel },
      onConfirm: close,
    });
  }

  return (
    <Button
      className={classes.closeAll ?? ''}
      aria-label={texts.conversations.closeAll}
      variant="subtle"
      color="gray"
      px="xs"
      disabled={active === 0}
      loading={loading}
      onClick={ask}
    >
      {texts.conversations.closeAllConfirm}
    </Button>
  );
}
