import { Button, Text } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { lineChanges } from './line-changes.ts';
import type { PromptEdit } from './prompt-edit.ts';
import classes from './prompt-versions.module.css';
import { texts } from './texts.ts';

const words = texts.prompt;
const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' });

interface PromptVersionsProps {
  readonly edit: PromptEdit;
  /** What stands in the editor. */
  readonly text: string;
}

/** The latest prompts, to be compared with what is in the editor, and brought back into it. */
export function PromptVersions({ edit, text: shown }: PromptVersionsProps) {
  const [comparedId, setComparedId] = useState<string>();
  const { versions } = edit.base;
  return (
    <Panel icon={IconHistory} title={words.versions} lead={words.versionsLead}>
      {versions.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noVersions}
        </Text>
      )}
      <ul className={classes.list}>
        {versions.map(({ id, text, fields, template, personality, createdAt }, place) => (
          <li key={id} className={classes.version}>
            <div className={classes.line}>
              <div className={classes.when}>
                <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
                {place === 0 && <span className={classes.inUse}>{words.inUse}</span>}
                <span className={classes.beginning}>{text.slice(0, 120)}</span>
              </div>
              <Button
                size="xs"
                variant="subtle"
                aria-expanded={comparedId === id}
                onClick={() => setComparedId(comparedId === id ? undefined : id)}
              >
                {comparedId === id ? words.hideComparison : words.compare}
              </Button>
              {place > 0 && (
                <Button size="xs" variant="light" onClick={() => edit.restore({ text, fields, template, personality })}>
                  {words.restore}
                </Button>
              )}
            </div>
            {comparedId === id && <Comparison before={text} after={shown} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Comparison({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <p className={classes.same}>{words.same}</p>;
  return (
    <section className={classes.comparison} aria-label={words.compareTitle}>
      {lineChanges(before, after).map(({ kind, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <div key={place} data-kind={kind}>
          <span aria-hidden="true">{kind === 'added' ? '+' : kind === 'removed' ? '−' : ' '}</span>
          {kind !== 'same' && <span className="visually-hidden">{words[kind]}: </span>}
          {text || ' '}
        </div>
      ))}
    </section>
  );
}
