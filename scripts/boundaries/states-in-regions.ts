import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { regionKeys } from '../../regions/src/chosen-region.ts';
import { germanStates } from '../../regions/src/german-states.ts';
import { readRegion } from '../../regions/src/region.ts';

/** The source files of the product without tests and their helpers. */
const searched = [
  '{contract,server,web}/src/**/*.{ts,tsx,eta,js,json}',
  'server/scripts/**/*.ts',
  'web/{index.html,prerender/**/*.ts,public/**/*.webmanifest}',
];
const leftOut = /\.(?:test|fixture)\.tsx?$|\/fixtures\//;

/** Names that only one state's data may contain: of states, districts, large towns and programmes. */
export function namesOfRegions(): string[] {
  const own = regionKeys.map((key) => readRegion(key));
  return [
    ...new Set([
      ...Object.values(germanStates).map(({ name }) => name),
      ...own.flatMap(({ names, districts, worlds }) => [
        ...names.largestTowns,
        ...districts.map(({ name }) => name),
        worlds.programme.name,
      ]),
    ]),
  ];
}

/** Returns the texts of a program: strings, templates, names of properties and texts in JSX; no comments. */
function textsOf(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node))
      texts.push(node.text);
    else if (ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
      texts.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return texts;
}

/** Whether a text contains a name that is no part of a longer word or path, as in 'Europe/Berlin'. */
function containsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + name.length] ?? ' ';
    if (!/[\p{L}/-]/u.test(before) && !/[\p{L}-]/u.test(after)) return true;
  }
  return false;
}

/**
 * Returns the names of a list that a file contains as data, each once.
 * @param path decides whether the file is a program, whose comments do not count
 */
export function statesNamedIn(path: string, source: string, names: readonly string[]): string[] {
  // Most files contain none, and reading a program takes a while.
  const possible = names.filter((name) => source.includes(name));
  if (possible.length === 0) return [];
  const text = /\.tsx?$/.test(path) ? textsOf(path, source).join('\n') : source;
  return possible.filter((name) => containsName(text, name));
}

/** Returns the files of the product that name a state or its towns, with these names. */
export function findStates(root: string): Map<string, string[]> {
  const names = namesOfRegions();
  const found = new Map<string, string[]>();
  for (const path of globSync(searched, { cwd: root }).filter((one) => !leftOut.test(one))) {
    const named = statesNamedIn(path, readFileSync(join(root, path), 'utf8'), names);
    if (named.length > 0) found.set(path, named);
  }
  return found;
}
