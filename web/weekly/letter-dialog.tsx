import { useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Select, Skeleton, Stack } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { useFramedCompany } from '../companies/framed-company.ts';
import { Failure } from '../ui/failure.tsx';
import { letterOfWeek } from './documents.ts';
import classes from './letter-dialog.module.css';
import { LetterText } from './letter-text.tsx';
import { texts } from './texts.ts';
import type { NewestLetter } from './use-letter.ts';
import { nameOfWeek } from './week-name.ts';

interface LetterDialogProps {
  readonly companyId: string;
  readonly newest: NewestLetter;
  /** The address of the workspace. */
  readonly base: string;
  readonly onClose: () => void;
}

/** The letter of a week, the newest first of all, on a page that can be printed. */
export function LetterDialog({ companyId, newest, base, onClose }: LetterDialogProps) {
  const [chosen, setChosen] = useState(newest.week);
  const company = useFramedCompany(companyId);
  const { weekly } = texts;
  return (
    <Modal
      opened
      onClose={onClose}
      title={company ? weekly.titleOf(company.name) : weekly.title}
      size="lg"
      classNames={{
        root: classes.root ?? '',
        overlay: classes.hidden ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        close: classes.hidden ?? '',
      }}
    >
      <Stack gap="md">
        <Group justify="space-between" gap="xs" className={classes.hidden ?? ''}>
          <Select
            aria-label={weekly.which}
            data={newest.weeks.map((week) => ({ value: week, label: nameOfWeek(week) }))}
            value={chosen}
            onChange={(week) => week && setChosen(week)}
            allowDeselect={false}
            className={classes.choice ?? ''}
          />
          <Button
            variant="default"
            data-autofocus
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {weekly.print}
          </Button>
        </Group>
        {chosen === newest.week ? (
          <LetterText letter={newest} base={base} />
        ) : (
          <FormerLetter companyId={companyId} week={chosen} base={base} />
        )}
      </Stack>
    </Modal>
  );
}

interface FormerLetterProps {
  readonly companyId: string;
  readonly week: string;
  readonly base: string;
}

function FormerLetter({ companyId, week, base }: FormerLetterProps) {
  const { data, error, refetch } = useQuery(letterOfWeek, {
    variables: { companyId, week },
    fetchPolicy: 'no-cache',
  });
  const letter = data?.weeklyLetter;
  if (letter?.week === week) return <LetterText letter={letter} base={base} />;
  if (error)
    return <Failure title={texts.weekly.failed} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Skeleton height={240} radius="lg" role="status" aria-label={texts.common.loading} />;
}
