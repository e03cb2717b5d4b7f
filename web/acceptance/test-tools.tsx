import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchExport } from '../imports/fetch-export.ts';
import { notifyDone, notifyNothing, notifyRefusal } from '../ui/notify.ts';
import { runAcceptanceTests } from './documents.ts';
import { ImportTests } from './import-tests.tsx';
import { ModelRunDialog } from './model-run-dialog.tsx';
import classes from './test-list.module.css';
import { texts } from './texts.ts';

const { acceptance: words } = texts;

interface TestToolsProps {
  readonly companyId: string;
  readonly isEmpty: boolean;
}

/** What can be done with all tests together. */
export function TestTools({ companyId, isEmpty }: TestToolsProps) {
  const client = useApolloClient();
  const [isRunning, setRunning] = useState(false);
  const [dialog, setDialog] = useState<'model' | 'import'>();

  async function run() {
    setRunning(true);
    try {
      const { data } = await client.mutate({ mutation: runAcceptanceTests, variables: { companyId } });
      const { passedCount = 0, failedCount = 0 } = data?.runAcceptanceTests ?? {};
      (failedCount === 0 ? notifyDone : notifyNothing)(words.ran(passedCount, failedCount));
    } catch (failure) {
      notifyRefusal(failure, words.notRun);
    }
    setRunning(false);
  }

  const exportFile = () =>
    fetchExport(client, { companyId, kind: 'ACCEPTANCE_TESTS', format: 'CSV', separator: 'SEMICOLON' }).catch(
      (failure: unknown) => notifyRefusal(failure, words.notExported),
    );

  return (
    <div className={classes.tools}>
      <Button component={Link} to="new" px="sm" leftSection={<IconPlus size={16} aria-hidden="true" />}>
        {words.add}
      </Button>
      <Button variant="default" px="sm" disabled={isEmpty} loading={isRunning} onClick={() => void run()}>
        {words.run}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={words.more}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={isEmpty}
            leftSection={<IconSparkles size={16} aria-hidden="true" />}
            onClick={() => setDialog('model')}
          >
            {words.withModel}
          </Menu.Item>
          <Menu.Item component={Link} to="runs" leftSection={<IconHistory size={16} aria-hidden="true" />}>
            {words.history}
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => setDialog('import')}>
            {words.importFile}
          </Menu.Item>
          <Menu.Item
            disabled={isEmpty}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => void exportFile()}
          >
            {words.exportFile}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ModelRunDialog companyId={companyId} opened={dialog === 'model'} onClose={() => setDialog(undefined)} />
      <ImportTests companyId={companyId} opened={dialog === 'import'} onClose={() => setDialog(undefined)} />
    </div>
  );
}
