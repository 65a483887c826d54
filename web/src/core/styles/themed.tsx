import { MantineContext, MantineThemeContext } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { theme } from './theme.ts';

const unused = () => undefined;

/** How names and classes are made. The colour scheme is no business of Mantine's here: `colours.css` holds both. */
const settings: ContextType<typeof MantineContext> = {
  classNamesPrefix: 'mantine',
  withStaticClasses: true,
  cssVariablesSelector: ':root',
  getRootElement: unused,
  colorScheme: 'light',
  setColorScheme: unused,
  clearColorScheme: unused,
};

/**
 * What Mantine's parts need above them, and no more: its own provider brings 3 kB that write variables and classes into `<style>`
 * elements, which ours come in files for, and that watch over the colour scheme.
 */
export function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={settings}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  );
}
