import { ColorInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
  readonly error?: ReactNode;
}

const swatches = [
  '#3B82F6',
  '#8B5CF6',
  '#0EA5E9',
  '#0D9488',
  '#16A34A',
  '#CA8A04',
  '#EA580C',
  '#DC2626',
  '#DB2777',
  '#334155',
];

/** A colour, picked or typed as #RRGGBB. */
export function ColorField({ label, value, onChange, error }: ColorFieldProps) {
  return (
    <ColorInput
      label={label}
      value={value}
      onChange={(color) => onChange(color.toUpperCase())}
      error={error}
      swatches={swatches}
      swatchesPerRow={10}
      eyeDropperButtonProps={{ 'aria-label': texts.common.pickColor }}
      popoverProps={{ position: 'bottom-start', withinPortal: false }}
    />
  );
}
