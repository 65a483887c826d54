import { allowed } from './allowed.ts';
import type { Bare, LayerText } from './read-texts.ts';

export type Dictionary = Readonly<Record<string, string>>;

const gapsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(?:small )?(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

/** The German forms of a state's name have no translation: a dictionary uses the name itself. */
const formsOfName = new Set(['inState', 'inWholeState']);

/** Numbers of forms that a text with a number may have, by language. */
const formCounts: Readonly<Record<string, number>> = { en: 2, uk: 3 };

function problemsOfEntry(language: string, text: LayerText, translation: string): string[] {
  const of = `${language}: "${text.key}" (${text.file}:${text.line})`;
  const known = new Set(text.values);
  const forms = translation.split('|');
  const problems: string[] = [];
  if (translation.trim() === '') problems.push(`${of} is empty`);
  if (forms.length > 1 && (forms.length !== formCounts[language] || !known.has('count')))
    problems.push(`${of} has ${forms.length} forms`);
  for (const gap of gapsOf(translation))
    if (!known.has(gap)) problems.push(`${of} has no value {${gap}}`);
  for (const gap of gapsOf(text.key))
    if (!formsOfName.has(gap) && forms.some((form) => !gapsOf(form).includes(gap)))
      if (!(gap === 'count' && forms.length > 1)) problems.push(`${of} lacks {${gap}}`);
  return problems;
}

/** Returns the differences between the texts of the interface and the dictionaries of a language. */
export function problemsOfDictionaries(
  language: string,
  texts: readonly LayerText[],
  files: readonly Dictionary[],
): string[] {
  const all = new Map(files.flatMap((file) => Object.entries(file)));
  const twice = files
    .flatMap((file) => Object.keys(file))
    .filter((key, at, keys) => keys.indexOf(key) !== at);
  const used = new Set(texts.map(({ key }) => key));
  return [
    ...twice.map((key) => `${language}: "${key}" is in two files`),
    ...[...all.keys()]
      .filter((key) => !used.has(key))
      .map((key) => `${language}: nobody uses "${key}"`),
    ...texts.flatMap((text) => {
      const found = all.get(text.key);
      return found === undefined
        ? [`${language}: "${text.key}" (${text.file}:${text.line}) is missing`]
        : problemsOfEntry(language, text, found);
    }),
  ];
}

/** Returns the texts that do not go through the text layer although they are not in the list, and unused entries of the list. */
export function problemsOfBare(bare: readonly Bare[], list = allowed): string[] {
  const covers = (entry: (typeof list)[number], { file, text }: Bare) =>
    entry.file === file && (entry.text === undefined || entry.text === text);
  return [
    ...bare
      .filter((one) => !list.some((entry) => covers(entry, one)))
      .map(({ file, line, text }) => `${file}:${line}: "${text}" does not go through t()`),
    ...list
      .filter((entry) => !bare.some((one) => covers(entry, one)))
      .map(({ file, text = '' }) => `${file}: nothing needs the exception "${text}"`),
  ];
}
