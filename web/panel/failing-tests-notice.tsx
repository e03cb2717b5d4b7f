import { Button } from '@mantine/core';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { Link } from 'react-router-dom';
import { Notice } from '../ui/notice.tsx';
import { texts } from './texts.ts';

interface FailingTestsNoticeProps {
  readonly companyId: string;
  readonly count: number;
}

/** Says that questions whose answer was certain are answered otherwise by now; nothing while all is well. */
export function FailingTestsNotice({ companyId, count }: FailingTestsNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice
      icon={IconChecklist}
      title={texts.overview.failingTests(count)}
      isWarning
      action={
        <Button component={Link} to={`/admin/companies/${companyId}/improve/acceptance?show=failing`} variant="default">
          {texts.overview.seeFailingTests}
        </Button>
      }
    >
      {texts.overview.failingTestsHint}
    </Notice>
  );
}
