import { SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ImportMode } from '../graphql/generated/graphql.ts';
import classes from './import-dialog.module.css';
import type { ImportThing } from './import-flow.ts';
import { texts } from './texts.ts';

interface ModeChoiceProps {
  readonly kind: ImportThing;
  readonly mode: ImportMode;
  readonly isBusy: boolean;
  readonly onChange: (mode: ImportMode) => void;
}

/** Whether what the file does not name is removed. */
export function ModeChoice({ kind, mode, isBusy, onChange }: ModeChoiceProps) {
  const { imports } = texts;
  const words = imports.things[kind];
  const isNarrow = useMediaQuery('(max-width: 36em)') ?? false;
  return (
    <div className={classes.mode}>
      <SegmentedControl
        fullWidth
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        aria-label={imports.mode}
        value={mode}
        disabled={isBusy}
        onChange={(value) => onChange(value === 'MERGE' ? 'MERGE' : 'REPLACE')}
        data={[
          { value: 'REPLACE', label: words.replace },
          { value: 'MERGE', label: imports.merge },
        ]}
      />
      <Text size="sm" c="dimmed">
        {mode === 'MERGE' ? imports.mergeHint : words.replaceHint}
      </Text>
    </div>
  );
}
