import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Chip, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { AllowedProof } from './allowed-proof.tsx';
import { allowRefused } from './documents.ts';
import classes from './teach-dialog.module.css';
import { texts } from './texts.ts';
import { useAllowedProof } from './use-allowed-proof.ts';

const MOST_TOPICS = 3; // those further down hardly tell it

/** Declined questions, with what may be allowed for them. */
export interface Taught {
  readonly id: string;
  readonly title: string;
  readonly topics: readonly { readonly name: string; readonly label: string }[];
  readonly words: readonly string[];
}

interface TeachDialogProps {
  readonly companyId: string;
  /** Undefined while nobody teaches. */
  readonly group: Taught | undefined;
  readonly onClose: () => void;
}

/** Teaches that questions are the shop's own, by a topic or by words, and shows before what else that changes. */
export function TeachDialog({ companyId, group, onClose }: TeachDialogProps) {
  return (
    <Modal opened={group !== undefined} onClose={onClose} title={texts.teaching.title} size="lg">
      {group && <Teaching companyId={companyId} group={group} onClose={onClose} />}
    </Modal>
  );
}

interface TeachingProps extends TeachDialogProps {
  readonly group: Taught;
}

function Teaching({ companyId, group, onClose }: TeachingProps) {
  const [topics, setTopics] = useState<string[]>([]);
  const [words, setWords] = useState<string[]>([]);
  const isNothing = topics.length + words.length === 0;
  const allowed = { topics, words };
  const proof = useAllowedProof(companyId, group.id, isNothing ? undefined : allowed);
  const [allow, { loading }] = useMutation(allowRefused, { variables: { companyId, allowed } });
  const { teaching } = texts;
  const hasLosses = (proof.proof?.lost.questionCount ?? 0) > 0;

  async function save() {
    try {
      await allow({ errorPolicy: 'none' });
      notifyDone(teaching.saved);
      onClose();
    } catch (error) {
      notifyRefusal(error, teaching.notSaved);
    }
  }

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" className={classes.lead ?? ''}>
        {teaching.lead(group.title)}
      </Text>
      {group.topics.length > 0 && (
        <Checkbox.Group label={teaching.topics} value={topics} onChange={setTopics}>
          <Stack gap="xs" mt="xs">
            {group.topics.slice(0, MOST_TOPICS).map(({ name, label }, place) => (
              <Checkbox
                key={name}
                value={name}
                label={teaching.topic(label)}
                data-autofocus={place === 0 || undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {group.words.length > 0 && (
        <fieldset className={classes.words}>
          <legend className={classes.legend}>{teaching.words}</legend>
          <Text size="sm" c="dimmed">
            {teaching.wordsHint}
          </Text>
          <Chip.Group multiple value={words} onChange={setWords}>
            <Group gap="xs" mt="xs">
              {group.words.map((word, place) => (
                <Chip
                  key={word}
                  value={word}
                  radius="xl"
                  data-autofocus={(place === 0 && group.topics.length === 0) || undefined}
                >
                  {word}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </fieldset>
      )}
      <AllowedProof {...proof} isNothing={isNothing} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button loading={loading} disabled={isNothing} onClick={save}>
          {hasLosses ? teaching.saveAnyway : teaching.save}
        </Button>
      </Group>
    </Stack>
  );
}
