import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  Button,
  DEFAULT_THEME,
  Input,
  Loader,
  MantineProvider,
  NativeSelect,
  Skeleton,
  TextInput,
  Textarea,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isUnused, selectorsOf } from '../../../prerender/lean-styles.ts';
import { ownTheme, variantColorResolver } from './theme.ts';
import { Themed } from './themed.tsx';

const root = new URL('../../', import.meta.url);
const { resolve } = createRequire(import.meta.url);

const sources = globSync('**/*.{css,ts,tsx}', { cwd: root })
  .filter((name) => name !== 'core/styles/theme.css' && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(new URL(name, root), 'utf8'));
const stylesOfMantine = new Set(
  sources.flatMap((text) => text.match(/@mantine\/core\/styles\/\w+\.css/g) ?? []),
);

const namesIn = (text: string) => text.match(/--mantine-[\w-]+/g) ?? [];

const isColour = (name: string) => /^--mantine-(primary-)?color-/.test(name);

/** A part that is given a size, such as `size="md"`, asks for a variable of any of these. */
const isSize = (name: string) => /^--mantine-(font-size|radius|spacing)-/.test(name);

const { variables, light } = defaultCssVariablesResolver(
  mergeMantineTheme(DEFAULT_THEME, ownTheme),
);
const all: Readonly<Record<string, string>> = { ...light, ...variables };

/** What our sources and the styles of Mantine's parts name, and what the values of that name in turn. */
function usedNames(): Set<string> {
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    namesIn(all[name] ?? '').forEach(use);
  };
  for (const text of sources) namesIn(text).forEach(use);
  for (const file of stylesOfMantine) namesIn(readFileSync(resolve(file), 'utf8')).forEach(use);
  return used;
}

it('holds the variables of the theme that something uses in a file (update with `vitest run web -u`)', async () => {
  const used = usedNames();
  const lines = Object.entries(variables)
    .filter(([name]) => (used.has(name) || isSize(name)) && !isColour(name))
    .map(([name, value]) => `  ${name}: ${value.replaceAll('"', "'")};\n`);
  await expect(
    `/* Written by theme.test.tsx from theme.ts; do not edit. */\n:root {\n${lines.join('')}}\n`,
  ).toMatchFileSnapshot('theme.css');
});

it('defines every variable of Mantine that our own sources name', () => {
  const files = ['theme.css', 'colours.css', 'base.css'];
  const styles = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('');
  const defined = new Set([...styles.matchAll(/(--mantine-[\w-]+):/g)].map(([, name]) => name));
  const named = sources.flatMap((text) => [...text.matchAll(/var\((--mantine-[\w-]+)/g)]);
  expect(named.map(([, name]) => name).filter((name) => !defined.has(name))).toEqual([]);
});

const variants = [
  ...(['filled', 'light', 'white', 'outline', 'default', 'subtle', 'transparent'] as const),
];

const parts = (
  <>
    {variants.flatMap((variant) =>
      ['teal', 'red'].map((color) => (
        <Button key={variant + color} variant={variant} color={color} size="md">
          Suchen
        </Button>
      )),
    )}
    <Button loading fullWidth radius="xl" mt="lg">
      Suchen
    </Button>
    <TextInput id="a" label="Beruf" error="fehlt" description="wie gesucht" size="md" />
    <NativeSelect id="b" label="Ort" data={['Halle']} disabled />
    <Textarea id="c" label="Text" withAsterisk mb="0.75rem" />
    <Input.Label required>Datei</Input.Label>
    <Skeleton height={44} radius="lg" mb="sm" />
    <Loader size="1rem" color="currentColor" />
  </>
);

it('gives the parts all that they ask of a theme', () => {
  const whole = mergeMantineTheme(DEFAULT_THEME, { ...ownTheme, variantColorResolver });
  expect(renderToStaticMarkup(<Themed>{parts}</Themed>)).toBe(
    renderToStaticMarkup(
      <MantineProvider theme={whole} withCssVariables={false} withGlobalClasses={false}>
        {parts}
      </MantineProvider>,
    ),
  );
});

it('is built without rules of Mantine that no part of ours can match', () => {
  const html = renderToStaticMarkup(<Themed>{parts}</Themed>);
  const has = (name: string) => new RegExp(`[" ]${name}[" =]`).test(html);
  const canMatch = (selector: string) => {
    // What something is not, or what the page says of the scheme, rules nothing out.
    const own = selector.replaceAll(/:not\([^)]*\)|\[data-mantine-color-scheme\]/g, '');
    const names = own.match(/\bm_[\da-f]+|\[[a-z-]+(?:='\w+')?/g) ?? [];
    return (
      names.length > 0 &&
      names.every((name) => {
        const [attribute = '', value] = name.replaceAll(/[[']/g, '').split('=');
        return value === undefined ? has(attribute) : html.includes(`${attribute}="${value}"`);
      })
    );
  };
  const selectors = [...stylesOfMantine].flatMap((file) =>
    selectorsOf(readFileSync(resolve(file), 'utf8')),
  );
  const dropped = selectors.filter(isUnused);
  expect(dropped.length).toBeGreaterThan(30);
  expect(dropped.filter(canMatch)).toEqual([]);
});

it('has sizes for all parts', () => {
  const given = sources.flatMap((text) => [...text.matchAll(/ size="(\w+)"/g)]);
  expect(new Set(given.map(([, size]) => size))).toEqual(new Set(['md']));
});

it('draws each variant in its own way, and only what is filled on a solid ground', () => {
  const looks = variants.flatMap((variant) =>
    ['teal', 'red'].map((color) => {
      const look = variantColorResolver({ color, variant, theme: DEFAULT_THEME });
      expect(look.background.endsWith('solid)')).toBe(variant === 'filled');
      return JSON.stringify(look);
    }),
  );
  expect(new Set(looks).size).toBe(2 * variants.length);
  // What we have no look for is never the loudest.
  const other = variantColorResolver({ color: 'teal', variant: 'gradient', theme: DEFAULT_THEME });
  expect(other.background).toBe('var(--paper)');
});
