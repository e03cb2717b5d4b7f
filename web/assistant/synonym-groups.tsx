import { ActionIcon, Button, TagsInput, Text } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo, useState } from 'react';
import { type Draft, type Group, withNewGroup, withoutGroup, withWords } from './settings-draft.ts';
import classes from './synonym-groups.module.css';
import { texts } from './texts.ts';

type OnChange = (change: (draft: Draft) => Draft) => void;

interface SynonymGroupsProps {
  readonly groups: readonly Group[];
  readonly onChange: OnChange;
}

/** The company's own synonyms, group by group; a new one comes on top, where it can be seen. */
export function SynonymGroups({ groups, onChange }: SynonymGroupsProps) {
  const [hasAdded, setHasAdded] = useState(false);
  function add() {
    setHasAdded(true);
    onChange(withNewGroup);
  }
  return (
    <>
      <Button
        variant="default"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={add}
      >
        {texts.assistant.settings.addGroup}
      </Button>
      {groups.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.assistant.settings.noSynonyms}
        </Text>
      ) : (
        <ul className={classes.groups}>
          {groups.map((group, index) => (
            <SynonymGroup
              key={group.key}
              group={group}
              number={index + 1}
              takesFocus={hasAdded && index === 0 && group.words.length === 0}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface SynonymGroupProps {
  readonly group: Group;
  readonly number: number;
  readonly takesFocus: boolean;
  readonly onChange: OnChange;
}

// Remembered, because there may be 200 of them and each keystroke changes one.
const SynonymGroup = memo(function SynonymGroup({ group, number, takesFocus, onChange }: SynonymGroupProps) {
  const { key, words } = group;
  return (
    <li className={classes.group}>
      <TagsInput
        className={classes.words ?? ''}
        classNames={{ input: classes.box ?? '', inputField: classes.field ?? '' }}
        aria-label={texts.assistant.settings.group(number)}
        placeholder={words.length === 0 ? texts.assistant.settings.words : ''}
        description={words.length === 1 && texts.assistant.settings.loneWord}
        inputWrapperOrder={['input', 'description']}
        splitChars={[',', ';']}
        value={[...words]}
        onChange={(next) => onChange((draft) => withWords(draft, key, next))}
        autoFocus={takesFocus}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={texts.assistant.settings.removeGroup(number)}
        onClick={() => onChange((draft) => withoutGroup(draft, key))}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </li>
  );
});
