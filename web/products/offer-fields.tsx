import { TextInput } from '@mantine/core';
import classes from './offer-fields.module.css';
import { PriceField } from './price-field.tsx';
import type { ProductValues } from './product-values.ts';
import { texts } from './texts.ts';

interface OfferFieldsProps {
  readonly values: ProductValues;
  readonly errorOf: (name: keyof ProductValues) => string | undefined;
  readonly onChange: (change: Partial<ProductValues>) => void;
}

/** The full price that the price is an offer against, and when the offer is. */
export function OfferFields({ values, errorOf, onChange }: OfferFieldsProps) {
  const date = (name: 'offerFrom' | 'offerUntil' | 'soldSince') => ({
    label: texts.form[name],
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <fieldset className={classes.offer}>
      <legend className={classes.legend}>{texts.form.offer}</legend>
      <p className={classes.hint}>{texts.form.offerHint}</p>
      <div className={classes.fields}>
        <PriceField
          label={texts.form.listPrice}
          placeholder={texts.form.listPricePlaceholder}
          hint={texts.form.listPriceHint}
          value={values.listPrice}
          error={errorOf('listPrice')}
          onChange={(listPrice) => onChange({ listPrice })}
        />
        <DateField {...date('soldSince')} hint={texts.form.soldSinceHint} />
        <DateField {...date('offerFrom')} />
        <DateField {...date('offerUntil')} hint={texts.form.offerUntilHint} />
      </div>
    </fieldset>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A day; or a moment, where a file or a program gave one. */
function DateField({ hint, value, onChange, ...props }: DateFieldProps) {
  return (
    <TextInput
      {...props}
      type={value.includes('T') ? 'datetime-local' : 'date'}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value.slice(0, 16)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
