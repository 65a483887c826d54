import type { MantineTheme, VariantColorsResolver } from '@mantine/core';

/**
 * Until our typeface has come, the one that runs closest to it: Arial's lines are 1 % longer (bold: as long), so nothing moves
 * when they change. What systems call their own differs by up to a fifth.
 */
const typeface = "'Atkinson Hyperlegible', Arial, sans-serif";

/** What differs from Mantine's own. Its variables are written out in `theme.css`, which `theme.test.tsx` writes. */
export const ownTheme = {
  fontFamily: typeface,
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: { fontFamily: typeface },
  shadows: {
    sm: '0 1px 4px var(--shadow)',
    md: '0 4px 12px var(--shadow)',
    lg: '0 8px 24px var(--shadow)',
    xl: '0 12px 40px var(--shadow)',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
} as const;

/** Buttons of each variant in the colours of `colours.css`; those of colour 'red' do what cannot be taken back. */
export const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const own = color === 'red' ? 'danger-' : '';
  const filled = {
    background: `var(--${own}solid)`,
    hover: `var(--${own}solid-hover)`,
    color: 'var(--on-solid)',
    border: '1px solid transparent',
  };
  const others: Record<string, typeof filled> = {
    default: {
      background: 'var(--paper)',
      hover: 'var(--tint)',
      color: 'var(--ink)',
      border: '1px solid var(--control-line)',
    },
    outline: {
      background: 'transparent',
      hover: 'var(--danger-ground)',
      color: 'var(--danger)',
      border: '1px solid var(--danger)',
    },
  };
  return others[variant] ?? filled;
};

/** Their values stand in `theme.css`; parts ask for the names alone. */
const sizes = { xs: '', sm: '', md: '', lg: '', xl: '' };

/**
 * What Mantine's parts ask of their theme while they are rendered; sizes and colours they take from variables. Its own default
 * theme brings ten shades of fourteen colours and how to compute more. `theme.test.tsx` compares what parts are under either.
 */
export const theme = {
  activeClassName: 'mantine-active',
  autoContrast: false,
  breakpoints: {},
  colors: {},
  components: {},
  focusClassName: '',
  focusRing: 'auto',
  fontSizes: sizes,
  lineHeights: sizes,
  primaryColor: 'teal',
  radius: sizes,
  spacing: sizes,
  variantColorResolver,
} as unknown as MantineTheme;
