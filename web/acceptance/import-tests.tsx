import { useApolloClient } from '@apollo/client/react';
import { Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, useState } from 'react';
import type { ImportAcceptanceTestsMutation } from '../graphql/generated/graphql.ts';
import { sendFile } from '../imports/send-file.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { importAcceptanceTests } from './documents.ts';
import classes from './import-tests.module.css';
import { texts } from './texts.ts';

const { imports: words } = texts;

type Came = ImportAcceptanceTestsMutation['importAcceptanceTests'];

interface ImportTestsProps {
  readonly companyId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Brings in questions from a CSV: all of them, or none with what is wrong in which row. */
export function ImportTests({ companyId, opened, onClose }: ImportTestsProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title}>
      {opened && <ChooseFile companyId={companyId} onClose={onClose} />}
    </Modal>
  );
}

function ChooseFile({ companyId, onClose }: Omit<ImportTestsProps, 'opened'>) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [came, setCame] = useState<Came>();
  const forget = useRef<() => void>(null); // the file: the same one may be chosen again once it was corrected

  async function send(file: File | null) {
    if (!file) return;
    forget.current?.();
    setBusy(true);
    setRefusal(undefined);
    setCame(undefined);
    try {
      const uploadId = await sendFile(client, { companyId, kind: 'ACCEPTANCE_TESTS', file });
      const { data } = await client.mutate({ mutation: importAcceptanceTests, variables: { companyId, uploadId } });
      const told = data?.importAcceptanceTests;
      if (told?.isApplied) {
        notifyDone(words.doneTitle(words.done(told.addedCount, told.changedCount, told.sameCount)));
        return onClose();
      }
      setRefusal(told?.refusal?.sentence);
      setCame(told);
    } catch (failure) {
      setRefusal(refusalOf(failure).message);
    }
    setBusy(false);
  }

  const rejected = came?.rejections ?? [];
  const more = (came?.rejectedCount ?? 0) - rejected.length;
  return (
    <Stack gap="md">
      <Text size="sm">{words.lead}</Text>
      <Text size="sm" c="dimmed">
        {words.kept}
      </Text>
      <ErrorBox message={refusal ?? (rejected.length > 0 ? words.rejected(came?.rejectedCount ?? 0) : undefined)} />
      {rejected.length > 0 && (
        <ul className={classes.rows}>
          {rejected.map(({ row, reason }) => (
            <li key={`${row} ${reason}`}>{words.row(row, reason)}</li>
          ))}
          {more > 0 && <li>{words.more(more)}</li>}
        </ul>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
        <FileButton
          resetRef={forget}
          accept=".csv,.tsv,.txt,text/csv"
          inputProps={{ 'aria-label': words.choosing }}
          onChange={(file) => void send(file)}
        >
          {(props) => (
            <Button
              {...props}
              data-autofocus
              loading={isBusy}
              leftSection={<IconUpload size={16} aria-hidden="true" />}
            >
              {words.choose}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  );
}
