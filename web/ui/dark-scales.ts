interface DarkScale {
  /** From the faintest tint to the strongest text, as the light scales run. */
  readonly scale: readonly string[];
  /** The ground of filled buttons, on which white reaches 4.5:1, and the same under the pointer. */
  readonly filled: readonly [string, string];
}

const scales: Readonly<Record<string, DarkScale>> = {
  gray: {
    scale: [
      '#151f2f',
      '#1f2b3d',
      '#2b394e',
      '#3a4a61',
      '#64748b',
      '#94a3b8',
      '#a8b6c9',
      '#cbd5e1',
      '#e2e8f0',
      '#f1f5f9',
    ],
    filled: ['#475569', '#56657b'],
  },
  brand: {
    scale: [
      '#172a4d',
      '#1b3563',
      '#1f4280',
      '#2456a8',
      '#3b82f6',
      '#60a5fa',
      '#6eacfb',
      '#93c5fd',
      '#bfdbfe',
      '#dbeafe',
    ],
    filled: ['#2563eb', '#1d4ed8'],
  },
  violet: {
    scale: [
      '#272046',
      '#33295e',
      '#43357d',
      '#5b46ab',
      '#8b5cf6',
      '#a78bfa',
      '#b39bfb',
      '#c4b5fd',
      '#ddd6fe',
      '#ede9fe',
    ],
    filled: ['#7c3aed', '#6d28d9'],
  },
  yellow: {
    scale: [
      '#2e2611',
      '#3b3015',
      '#524219',
      '#6e581c',
      '#eab308',
      '#facc15',
      '#f7d34a',
      '#fde047',
      '#fef08a',
      '#fef9c3',
    ],
    filled: ['#a16207', '#854d0e'],
  },
  red: {
    scale: [
      '#3a1a1f',
      '#4d1f25',
      '#6b272d',
      '#8f3138',
      '#ef4444',
      '#f87171',
      '#f98080',
      '#fca5a5',
      '#fecaca',
      '#fee2e2',
    ],
    filled: ['#dc2626', '#b91c1c'],
  },
  green: {
    scale: [
      '#12301f',
      '#153d27',
      '#1a5233',
      '#217044',
      '#22c55e',
      '#4ade80',
      '#5fe38e',
      '#86efac',
      '#bbf7d0',
      '#dcfce7',
    ],
    filled: ['#15803d', '#166534'],
  },
};

/** The theme's colours in the dark: every scale turned round, and what Mantine derives from them. */
export const darkScales: Record<string, string> = Object.fromEntries(
  Object.entries(scales).flatMap(([name, { scale, filled }]) => {
    const color = (part: string, value: string | undefined) =>
      [`--mantine-color-${name}-${part}`, value ?? ''] as const;
    return [
      ...scale.map((value, index) => color(String(index), value)),
      color('text', scale[6]),
      color('filled', filled[0]),
      color('filled-hover', filled[1]),
      color('light', scale[0]),
      color('light-hover', scale[1]),
      color('light-color', scale[7]),
      color('outline', scale[5]),
      color('outline-hover', scale[0]),
    ];
  }),
);
