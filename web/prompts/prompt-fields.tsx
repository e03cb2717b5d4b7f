import { SegmentedControl, Text, Textarea } from '@mantine/core';
import { useId } from 'react';
import type { PromptAddress, PromptFieldsInput, PromptLength, PromptTone } from '../graphql/generated/graphql.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import type { PromptEdit } from './prompt-edit.ts';
import classes from './prompt-fields.module.css';
import { RuleList } from './rule-list.tsx';
import { texts } from './texts.ts';

const words = texts.prompt.fields;

interface PromptFieldsProps {
  readonly shop: string;
  readonly edit: PromptEdit;
  /** Why they cannot be saved as they are. */
  readonly refusal: string | undefined;
}

/** How the assistant speaks, in a shopkeeper's words; a text by hand leaves them behind. */
export function PromptFields({ shop, edit, refusal }: PromptFieldsProps) {
  const { fields, changeFields: change, base } = edit;
  const { tone, address, length, always, never, about } = fields;
  const isLeft = edit.draft.fields === null;
  const { rules: most, ruleLength: longest, aboutLength } = base.fieldLimits;
  const isShown = (part: string | readonly string[]) => !isLeft || part.length > 0;
  return (
    <fieldset disabled={isLeft} className={classes.fields} aria-label={words.tone}>
      <div>
        <Choice<PromptTone> label={words.tone} names={words.tones} value={tone} onChange={(tone) => change({ tone })} />
        <p className={classes.example} aria-live="polite">
          <span className={classes.lead}>{words.example}: </span>«{words.examples[`${tone}_${address}`](shop)}»
        </p>
      </div>
      <div className={classes.pair}>
        <Choice<PromptAddress>
          label={words.address}
          names={words.addresses}
          value={address}
          onChange={(address) => change({ address })}
        />
        <Choice<PromptLength>
          label={words.length}
          names={words.lengths}
          value={length}
          hint={words.lengthHints[length]}
          onChange={(length) => change({ length })}
        />
      </div>
      {isShown(always) && (
        <RuleList
          {...{ label: words.always, hint: words.alwaysHint, rules: always, most, longest, isLeft }}
          onChange={(always) => change({ always })}
        />
      )}
      {isShown(never) && (
        <RuleList
          {...{ label: words.never, hint: words.neverHint, rules: never, most, longest, isLeft }}
          onChange={(never) => change({ never })}
        />
      )}
      <ErrorBox message={refusal} />
      {isShown(about) && (
        <Textarea
          label={words.about}
          description={words.aboutHint}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={aboutLength}
          value={about}
          onChange={({ currentTarget: { value } }) => change({ about: value })}
        />
      )}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly hint?: string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends PromptFieldsInput['tone' | 'address' | 'length']>(props: ChoiceProps<Value>) {
  const { label, names, value, hint, onChange } = props;
  const id = useId();
  const data = (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
  return (
    <div>
      <Text size="sm" fw={600} id={id}>
        {label}
      </Text>
      <SegmentedControl<Value>
        fullWidth
        aria-labelledby={id}
        className={classes.choice ?? ''}
        data={data}
        value={value}
        onChange={onChange}
      />
      {hint && (
        <Text size="xs" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
    </div>
  );
}
