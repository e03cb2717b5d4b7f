import { ActionIcon, Switch, TextInput } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { VariantValues } from './product-values.ts';
import { texts } from './texts.ts';
import { valueIn, withValue } from './variant-changes.ts';
import classes from './variants-field.module.css';

interface VariantRowProps {
  /** From 1. */
  readonly place: number;
  /** What is chosen by. */
  readonly names: readonly string[];
  readonly variant: VariantValues;
  readonly onChange: (variant: VariantValues) => void;
  readonly onRemove: () => void;
}

/** One variant: what is chosen with it, and what differs from the product. */
export function VariantRow({ place, names, variant, onChange, onRemove }: VariantRowProps) {
  const title = names
    .map((name) => valueIn(variant, name))
    .filter(Boolean)
    .join(', ');
  const text = (field: 'price' | 'code' | 'imageUrl' | 'link', label: string, placeholder = '') => (
    <TextInput
      size="xs"
      label={label}
      placeholder={placeholder}
      value={variant[field]}
      onChange={(event) => onChange({ ...variant, [field]: event.currentTarget.value })}
    />
  );
  return (
    <li className={classes.row} aria-label={texts.variants.variant(title, place)}>
      <div className={classes.cells}>
        {names.map((name, index) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: its name changes while it is written
            key={index}
            size="xs"
            label={name || texts.variants.option(index + 1)}
            value={valueIn(variant, name)}
            onChange={(event) => onChange(withValue(variant, name, event.currentTarget.value))}
          />
        ))}
        {text('price', texts.variants.price, texts.variants.pricePlaceholder)}
        {text('code', texts.variants.code)}
      </div>
      <div className={classes.ends}>
        <Switch
          size="xs"
          label={texts.variants.isAvailable}
          checked={variant.isAvailable}
          onChange={(event) => onChange({ ...variant, isAvailable: event.currentTarget.checked })}
        />
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={texts.variants.remove(title || String(place))}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      <details className={classes.more}>
        <summary>{texts.variants.more}</summary>
        <div className={classes.cells}>
          {text('imageUrl', texts.variants.picture, 'https://')}
          {text('link', texts.variants.link, 'https://')}
        </div>
      </details>
    </li>
  );
}
