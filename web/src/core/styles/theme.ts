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

interface Look {
  readonly background: string;
  readonly hover: string;
  readonly color: string;
  readonly border: string;
}

const noLine = '1px solid transparent';

/** From loud to quiet. `isGrave`: it does what can hurt. */
function looksOf(isGrave: boolean) {
  const own = isGrave ? 'danger-' : '';
  const ink = isGrave ? 'var(--danger)' : 'var(--brand)';
  const hover = isGrave ? 'var(--danger-ground)' : 'var(--tint)';
  return {
    filled: {
      background: `var(--${own}solid)`,
      hover: `var(--${own}solid-hover)`,
      color: 'var(--on-solid)',
      border: noLine,
    },
    light: {
      background: isGrave ? 'var(--danger-ground)' : 'var(--chosen)',
      hover: isGrave ? 'var(--tint)' : 'var(--accent-strong)',
      color: ink,
      border: noLine,
    },
    white: { background: 'var(--paper)', hover: 'var(--tint)', color: ink, border: noLine },
    outline: { background: 'transparent', hover, color: ink, border: `1px solid ${ink}` },
    default: {
      background: 'var(--paper)',
      hover,
      color: isGrave ? ink : 'var(--ink)',
      border: '1px solid var(--control-line)',
    },
    subtle: { background: 'transparent', hover, color: ink, border: noLine },
    transparent: { background: 'transparent', hover: 'transparent', color: ink, border: noLine },
  } satisfies Record<string, Look>;
}

const calm = looksOf(false);
const grave = looksOf(true);

const isVariant = (name: string): name is keyof typeof calm => name in calm;

/**
 * Buttons of each variant in the colours of `colours.css`; those of colour 'red' do what can hurt. A view has one that is filled,
 * and what hurts is filled only where it is confirmed.
 */
export const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const looks = color === 'red' ? grave : calm;
  return isVariant(variant) ? looks[variant] : looks.default;
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
