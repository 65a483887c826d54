import { counted as countedInGerman } from '@lehrpfad/contract/core/text/counted.ts';
import { fillGaps, type TextValues } from '@lehrpfad/contract/core/texts/fill-gaps.ts';
import type { ForeignLanguage, Translator } from '@lehrpfad/contract/core/texts/translator.ts';

/** Another language than German. */
export interface Foreign extends Translator {
  readonly language: ForeignLanguage;
}

let foreign: Foreign | undefined;

/** Takes over another language. Must run before any other module that has texts: some read them only once. */
export function setLanguage(other: Foreign | undefined): void {
  foreign = other;
}

/** The language of the page with its dictionaries and formats; undefined if it is German. */
export const foreignLanguage = (): Foreign | undefined => foreign;

/** Locale for numbers and dates of `Intl`. */
export const locale = (): string => foreign?.locale ?? 'de-DE';

/** The `lang` of content that stays German on a page in another language: ads, texts of companies and of editors. */
export const germanContent = (): 'de' | undefined => foreign && 'de';

/**
 * Returns a text of the interface in the language of the page. The German text is the key of the dictionaries (`contract/src/core/texts`); a test
 * finds those that are missing there.
 */
export function t(text: string, values?: TextValues): string {
  const translated = foreign ? foreign.translate(text, values) : text;
  return values ? fillGaps(translated, values) : translated;
}

/** Translates a label, message or sum of the contract or the server into the language of the page; texts of people stay unchanged. */
export const translated = (text: string): string => foreign?.translateComposed(text) ?? text;

/** '1 Stelle', '1.200 Stellen', in the language of the page. */
export const counted: Foreign['count'] = (count, one, several) =>
  (foreign?.count ?? countedInGerman)(count, one, several);
