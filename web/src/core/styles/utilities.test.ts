import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const defined = new Set(
  [...read('core/styles/utilities.css').matchAll(/^ {2}\.([a-z\d-]+)/gm)].map(([, name]) => name),
);

/** Returns the global class names in a component, without those of CSS modules. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ([, plain, template]) =>
      (plain ?? template ?? '')
        .replaceAll(/\$\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
  );
}

const sources = globSync('**/*.tsx', { cwd: root }).map((path) => [path, read(path)] as const);

describe('classes of one purpose', () => {
  it('has every one that a component names', () => {
    const unknown = sources.flatMap(([path, source]) =>
      namesIn(source)
        .filter((name) => !defined.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has none that nobody names', () => {
    const words = new Set(sources.flatMap(([, source]) => source.split(/[^a-z\d-]+/)));
    expect([...defined].filter((name) => !words.has(name ?? ''))).toEqual([]);
  });
});
