import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { texts } from '../texts.ts';
import { darkScales } from './dark-scales.ts';

// Index 5 is the product's own colour; index 6, on which white text reaches 4.5:1, is the one that buttons use.
const brand: MantineColorsTuple = [
  '#eff6ff',
  '#dbeafe',
  '#bfdbfe',
  '#93c5fd',
  '#60a5fa',
  '#3b82f6',
  '#2563eb',
  '#1d4ed8',
  '#1e40af',
  '#1e3a8a',
];

const violet: MantineColorsTuple = [
  '#f5f3ff',
  '#ede9fe',
  '#ddd6fe',
  '#c4b5fd',
  '#a78bfa',
  '#8b5cf6',
  '#7c3aed',
  '#6d28d9',
  '#5b21b6',
  '#4c1d95',
];

// Cooler than Mantine's own, and dimmed text (index 6) reaches 7:1 instead of 3.3:1.
const gray: MantineColorsTuple = [
  '#f8fafc',
  '#f1f5f9',
  '#e2e8f0',
  '#cbd5e1',
  '#94a3b8',
  '#64748b',
  '#475569',
  '#334155',
  '#1e293b',
  '#0f172a',
];

const red: MantineColorsTuple = [
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
  '#fca5a5',
  '#f87171',
  '#ef4444',
  '#dc2626',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
];

const green: MantineColorsTuple = [
  '#f0fdf4',
  '#dcfce7',
  '#bbf7d0',
  '#86efac',
  '#4ade80',
  '#22c55e',
  '#15803d',
  '#166534',
  '#14532d',
  '#052e16',
];

// Slate instead of Mantine's neutral dark; dimmed text (index 2) reaches 6.9:1 on the page.
const dark: MantineColorsTuple = [
  '#e2e8f0',
  '#cbd5e1',
  '#9fb0c6',
  '#7688a0',
  '#334155',
  '#2a374b',
  '#1b2637',
  '#0f1725',
  '#0b111c',
  '#070b13',
];

/** The look of the workspaces; light or dark, as the system is. */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand, violet, gray, red, green, dark },
  black: '#0f172a',
  fontFamily: "Inter, 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', sans-serif",
  headings: { fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // In the page and without a placeholder that takes the focus, a menu is one for screen readers too.
    Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
    ColorPicker: { defaultProps: { hueLabel: texts.common.hue, saturationLabel: texts.common.saturation } },
    // One row: where there is no room for all of it, it scrolls.
    SegmentedControl: {
      styles: {
        root: { maxWidth: '100%', overflowX: 'auto', scrollbarWidth: 'none' },
        control: { flex: '1 0 auto' },
        label: { overflow: 'visible' },
      },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': texts.common.close } } },
    // The header of a dialog is none of the page's.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': texts.common.close } } },
    Modal: {
      defaultProps: { centered: true, closeButtonProps: { 'aria-label': texts.common.close } },
      styles: {
        title: { fontWeight: 650 },
        content: { background: 'var(--surface)' },
        header: { background: 'var(--surface)' },
      },
    },
  },
});

/**
 * What the theme does not say. `--surface` is the ground of cards, `--on-filled` what is written on a strong colour.
 * In the dark the scales run the other way, so that a sheet that names `gray-2` for an edge or `brand-0` for a tint is
 * right in both; what Mantine itself derives from a scale keeps the colours it was made for.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--on-filled': '#fff' },
  light: {
    '--page': gray[0],
    '--surface': '#fff',
    '--bar': '#fff',
    '--shadow': 'rgb(15 23 42 / 12%)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  },
  dark: {
    '--page': dark[7],
    '--surface': dark[6],
    '--bar': 'rgb(15 23 37)',
    '--shadow': 'rgb(0 0 0 / 55%)',
    '--mantine-color-default-border': dark[4],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-disabled': dark[5], // Mantine's own is the ground of cards, on which it is not seen
    ...darkScales,
  },
});
