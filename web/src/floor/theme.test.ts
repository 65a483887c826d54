import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

/** Colour families that the public pages use; the others would be 3 kB of variables that nobody reads. */
const families = new Set(['teal', 'cyan', 'gray', 'red']);

function isUsed(name: string): boolean {
  const family = /^--mantine-color-([a-z]+)-/.exec(name)?.[1];
  return family === undefined || !(family in DEFAULT_THEME.colors) || families.has(family);
}

function block(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => isUsed(name))
    .map(([name, value]) => `  ${name}: ${value.replaceAll('"', "'")};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

it('holds the variables of the theme in a file (update with `vitest run web -u`)', async () => {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const css = [
    '/* Written by theme.test.ts from theme.ts; do not edit. */\n',
    block(':root', { '--mantine-color-scheme': 'light', ...variables }),
    '\n',
    block(":root[data-mantine-color-scheme='light']", light),
  ];
  await expect(css.join('')).toMatchFileSnapshot('theme.css');
});
