import './feeds-styles.ts';
import { Button } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudQuestion from '@tabler/icons-react/dist/esm/icons/IconCloudQuestion.mjs';
import { useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { texts } from './texts.ts';
import { useSources } from './use-sources.ts';

const { feeds: said } = texts;

/** Says above the catalogue that a new one waits for an answer, or that the last one did not come. */
export function FeedNotice({ companyId }: { readonly companyId: string }) {
  const runs = useSources(companyId)?.runs ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const asking = runs.find(({ state }) => state === 'ASKS');
  const last = runs.find(({ state }) => state !== 'RUNNING');
  return (
    <>
      {asking?.question ? (
        <Notice
          isWarning
          icon={IconCloudQuestion}
          title={said.asks}
          action={
            <Button onClick={() => setIsOpen(true)}>{asking.question === 'COLUMNS' ? said.match : said.look}</Button>
          }
        >
          {said.why[asking.question](asking.removedCount)}
        </Notice>
      ) : (
        last?.state === 'FAILED' && (
          <Notice isWarning icon={IconCloudOff} title={said.broke}>
            {last.reason}
          </Notice>
        )
      )}
      <QuestionDialog companyId={companyId} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
