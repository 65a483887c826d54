import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shade 9 on white has a contrast of 6.3 to 1, so it serves for text, buttons and focus rings alike. */
const teal: MantineColorsTuple = [
  '#eef9f8',
  '#d9f1ef',
  '#b3e2de',
  '#86cfc9',
  '#57b8b1',
  '#339d96',
  '#1f877f',
  '#167871',
  '#0f756e',
  '#0b6a64',
];

/**
 * Until our typeface has come, the one that runs closest to it: Arial's lines are 1 % longer (bold: as long), so nothing moves
 * when they change. What systems call their own differs by up to a fifth.
 */
const typeface = "'Atkinson Hyperlegible', Arial, sans-serif";

/**
 * Colours and type of the product. The CSS variables that follow from it are written out in `theme.css`, so that the page
 * needs no `<style>` element at run time (a strict Content-Security-Policy allows none); `theme.test.ts` writes that file.
 */
export const theme = createTheme({
  colors: { teal },
  primaryColor: 'teal',
  primaryShade: { light: 9, dark: 6 },
  autoContrast: true,
  fontFamily: typeface,
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: { fontFamily: typeface },
  shadows: {
    xs: '0 1px 2px rgb(8 40 38 / 10%)',
    sm: '0 1px 4px rgb(8 40 38 / 12%)',
    md: '0 4px 12px rgb(8 40 38 / 14%)',
    lg: '0 8px 24px rgb(8 40 38 / 16%)',
    xl: '0 12px 40px rgb(8 40 38 / 18%)',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
});
