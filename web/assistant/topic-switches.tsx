import { Switch } from '@mantine/core';
import { type Draft, withTopic } from './settings-draft.ts';
import { texts } from './texts.ts';
import classes from './topic-switches.module.css';

interface TopicSwitchesProps {
  readonly topics: readonly { readonly name: string; readonly label: string }[];
  readonly allowedTopics: readonly string[];
  readonly onChange: (change: (draft: Draft) => Draft) => void;
}

/** Which off-topic topics are declined. */
export function TopicSwitches({ topics, allowedTopics, onChange }: TopicSwitchesProps) {
  return (
    <ul className={classes.topics}>
      {topics.map(({ name, label }) => {
        const isDeclined = !allowedTopics.includes(name);
        return (
          <li key={name} className={classes.topic}>
            <Switch
              label={label}
              description={isDeclined ? texts.assistant.settings.declined : texts.assistant.settings.answered}
              labelPosition="left"
              withThumbIndicator={false}
              classNames={{
                body: classes.body ?? '',
                labelWrapper: classes.what ?? '',
                description: classes.state ?? '',
              }}
              checked={isDeclined}
              onChange={({ currentTarget: { checked } }) => onChange((draft) => withTopic(draft, name, checked))}
            />
          </li>
        );
      })}
    </ul>
  );
}
