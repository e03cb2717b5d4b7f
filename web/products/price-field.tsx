import { useQuery } from '@apollo/client/react';
import { Text, TextInput } from '@mantine/core';
import { useSettledText } from '../assistant/settled-text.ts';
import { readPriceQuery } from './documents.ts';
import { texts } from './texts.ts';

interface PriceFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (price: string) => void;
}

/** A price as people write it; below it how it is understood, which the server alone knows. */
export function PriceField({ label, placeholder, hint, value, error, onChange }: PriceFieldProps) {
  const { settled, isTyping } = useSettledText(value);
  const { data } = useQuery(readPriceQuery, { variables: { text: settled }, skip: settled === '' });
  const reading = settled === '' || isTyping ? undefined : data?.readPrice;
  return (
    <div>
      <TextInput
        label={label}
        placeholder={placeholder}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        error={error}
        errorProps={{ role: 'alert' }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="xs" c={reading && !reading.warning ? 'green.7' : 'red.7'} role="status" mt={4}>
        {reading === null && !error && texts.form.priceUnreadable}
        {reading && sayReading(reading)}
      </Text>
    </div>
  );
}

interface Reading {
  readonly shown: string;
  readonly warning?: 'AMBIGUOUS' | 'ZERO' | null;
}

function sayReading({ shown, warning }: Reading): string {
  if (warning === 'ZERO') return texts.form.priceZero;
  return warning === 'AMBIGUOUS' ? texts.form.priceAmbiguous(shown) : texts.form.priceRead(shown);
}
