import { useMutation } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { lazy, Suspense, useState } from 'react';
import { useResolvedPath } from 'react-router-dom';
import { notifyDone, notifyRefusal, notifyUndoable } from '../ui/notify.ts';
import { bringLetterBack, setLetterAside } from './documents.ts';
import { useLetterText } from './letter-text.tsx';
import { texts } from './texts.ts';
import type { NewestLetter } from './use-letter.ts';

const LetterDialog = lazy(async () => ({ default: (await import('./letter-dialog.tsx')).LetterDialog }));

interface WeekCardProps {
  readonly companyId: string;
  /** null where no week of the company is over yet. */
  readonly letter: NewestLetter | null | undefined;
}

/** How the last week went, in a sentence or two; opens the whole letter, and can be set aside until the next. */
export function WeekCard({ companyId, letter }: WeekCardProps) {
  const [isOpen, setOpen] = useState(false);
  const base = useResolvedPath('').pathname.replace(/\/$/, '');
  if (!letter) return null;
  const open = () => setOpen(true);
  return (
    <>
      {letter.isSetAside ? (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ justifySelf: 'start' }}
          leftSection={<IconMail size={16} aria-hidden="true" />}
          onClick={open}
        >
          {texts.weekly.again}
        </Button>
      ) : (
        <Card companyId={companyId} letter={letter} onOpen={open} />
      )}
      <Suspense>
        {isOpen && <LetterDialog companyId={companyId} newest={letter} base={base} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

interface CardProps {
  readonly companyId: string;
  readonly letter: NewestLetter;
  readonly onOpen: () => void;
}

function Card({ companyId, letter, onOpen }: CardProps) {
  const { name, parts } = useLetterText(letter);
  const { weekly } = texts;
  return (
    <section className="surface" aria-labelledby="week">
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} size="h4" id="week">
          {weekly.title}
        </Title>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
      </Group>
      <Text>{parts[0]?.text}</Text>
      <Group gap="xs">
        <Button size="sm" onClick={onOpen}>
          {weekly.read}
        </Button>
        <AsideButton companyId={companyId} week={letter.week} />
      </Group>
    </section>
  );
}

function AsideButton({ companyId, week }: { readonly companyId: string; readonly week: string }) {
  const variables = { companyId, week };
  const [put, putting] = useMutation(setLetterAside, { variables });
  const [bring] = useMutation(bringLetterBack, { variables });
  const { weekly } = texts;

  async function bringBack() {
    try {
      await bring({ errorPolicy: 'none' });
      notifyDone(weekly.backNow);
    } catch (error) {
      notifyRefusal(error, weekly.notMarked);
    }
  }

  async function setAside() {
    try {
      await put({ errorPolicy: 'none' });
      notifyUndoable(weekly.asideNow, bringBack);
    } catch (error) {
      notifyRefusal(error, weekly.notMarked);
    }
  }

  return (
    <Button size="sm" variant="default" loading={putting.loading} onClick={setAside}>
      {weekly.aside}
    </Button>
  );
}
