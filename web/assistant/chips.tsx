import { UnstyledButton } from '@mantine/core';
import classes from './chips.module.css';

interface ChipsProps {
  /** What they are, for those who do not see them. */
  readonly label: string;
  readonly chips: readonly string[];
  /** The one that holds; chips that do something at once have none. */
  readonly chosen?: string | undefined;
  readonly onChoose: (chip: string) => void;
}

/** A row of ready-made texts. */
export function Chips({ label, chips, onChoose, ...choice }: ChipsProps) {
  const isChoice = 'chosen' in choice;
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip}>
          <UnstyledButton
            className={classes.chip ?? ''}
            onClick={() => onChoose(chip)}
            {...(isChoice && { 'aria-pressed': chip === choice.chosen })}
          >
            {chip}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
