import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { Failure } from '../ui/failure.tsx';
import { LateContent } from '../ui/late-content.tsx';
import { notifyRefusal } from '../ui/notify.ts';
import { modelEstimateQuery, startModelRun } from './documents.ts';
import { texts } from './texts.ts';

const { model: words } = texts;

interface ModelRunDialogProps {
  readonly companyId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says what a run with the model would come to, and begins it after a yes. */
export function ModelRunDialog({ companyId, opened, onClose }: ModelRunDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title}>
      {opened && <Estimate companyId={companyId} onClose={onClose} />}
    </Modal>
  );
}

function Estimate({ companyId, onClose }: Omit<ModelRunDialogProps, 'opened'>) {
  const { data, error, refetch } = useQuery(modelEstimateQuery, { variables: { companyId }, fetchPolicy: 'no-cache' });
  const [start, { loading }] = useMutation(startModelRun, { variables: { companyId } });
  if (error)
    return <Failure title={words.failed} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data)
    return (
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text size="sm">{words.reckoning}</Text>
      </Group>
    );
  const { isModelActive, questionCount, askedCount, tokens } = data.acceptanceModelEstimate;
  const isPossible = isModelActive && askedCount > 0;

  async function begin() {
    try {
      await start();
      onClose();
    } catch (failure) {
      notifyRefusal(failure, words.notStarted);
    }
  }

  return (
    <LateContent>
      <Stack gap="md">
        <Text size="sm">
          {!isModelActive ? words.inactive : askedCount === 0 ? words.nothing : words.question(askedCount, tokens)}
        </Text>
        {isPossible && questionCount > askedCount && <Text size="sm">{words.ofAll(questionCount)}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onClose}>
            {isPossible ? words.cancel : texts.imports.close}
          </Button>
          {isPossible && (
            <Button loading={loading} onClick={() => void begin()}>
              {words.start}
            </Button>
          )}
        </Group>
      </Stack>
    </LateContent>
  );
}
