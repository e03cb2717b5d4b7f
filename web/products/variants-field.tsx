import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { VariantValues } from './product-values.ts';
import { texts } from './texts.ts';
import { addOption, addVariant, optionNames, removeOption, renameOption } from './variant-changes.ts';
import { VariantRow } from './variant-row.tsx';
import classes from './variants-field.module.css';

const MOST_VARIANTS = 100;
const MOST_OPTIONS = 6;

interface VariantsFieldProps {
  readonly variants: readonly VariantValues[];
  readonly error: string | undefined;
  readonly onChange: (variants: readonly VariantValues[]) => void;
}

/** The sizes and colours of a product, one below the other. */
export function VariantsField({ variants, error, onChange }: VariantsFieldProps) {
  const names = optionNames(variants);
  const replace = (place: number, changed: VariantValues | null) =>
    onChange(variants.flatMap((variant, index) => (index === place ? (changed ?? []) : variant)));
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{texts.variants.title}</legend>
      <Text size="xs" c="dimmed">
        {texts.variants.lead}
      </Text>
      {variants.length > 0 && <OptionNames names={names} variants={variants} onChange={onChange} />}
      {variants.length > 0 && (
        <ol className={classes.rows}>
          {variants.map((variant, place) => (
            <VariantRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a variant is nothing but its place while it is written
              key={place}
              place={place + 1}
              names={names}
              variant={variant}
              onChange={(changed) => replace(place, changed)}
              onRemove={() => replace(place, null)}
            />
          ))}
        </ol>
      )}
      {error && (
        <Text size="xs" c="red.7">
          {error}
        </Text>
      )}
      <Button
        className={classes.add ?? ''}
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        disabled={variants.length >= MOST_VARIANTS}
        onClick={() => onChange(addVariant(variants, texts.variants.defaultOption))}
      >
        {variants.length === 0 ? texts.variants.first : texts.variants.add}
      </Button>
    </fieldset>
  );
}

interface OptionNamesProps extends Pick<VariantsFieldProps, 'variants' | 'onChange'> {
  readonly names: readonly string[];
}

/** What is chosen by: one name for all variants. */
function OptionNames({ names, variants, onChange }: OptionNamesProps) {
  return (
    <fieldset className={classes.names} aria-label={texts.variants.options}>
      {names.map((name, index) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: its name changes while it is written
          key={index}
          size="xs"
          label={texts.variants.option(index + 1)}
          placeholder={texts.variants.optionPlaceholder}
          value={name}
          onChange={(event) => onChange(renameOption(variants, name, event.currentTarget.value))}
          rightSection={
            names.length > 1 && (
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={texts.variants.removeOption(name)}
                onClick={() => onChange(removeOption(variants, name))}
              >
                <IconX size={14} aria-hidden="true" />
              </ActionIcon>
            )
          }
        />
      ))}
      {names.length < MOST_OPTIONS && !names.includes('') && (
        <Button size="xs" variant="subtle" onClick={() => onChange(addOption(variants))}>
          {texts.variants.addOption}
        </Button>
      )}
    </fieldset>
  );
}
