import { counted as countedInGerman } from '@lehrpfad/contract/core/text/counted.ts';
import type { Language } from './language.ts';

/** What a text names in braces: `t('{count} Stellen', { count })`. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Another language than German. */
export interface Foreign {
  readonly language: Exclude<Language, 'de'>;
  /** For `Intl`. */
  readonly locale: string;
  /** Returns a text of the interface, in the form that belongs to `count`; the German one where there is no translation. */
  readonly translate: (text: string, values?: TextValues) => string;
  /** Does the same for what the contract or the server has put together, such as '2 Wochen'. */
  readonly translateComposed: (text: string) => string;
  /** Returns a number with the form of a noun that belongs to it. */
  readonly count: (count: number, one: string, several: string) => string;
  /** @param isoDay `2026-11-05` */
  readonly day: (isoDay: string) => string;
}

let foreign: Foreign | undefined;

/** Takes over another language. Must run before any other module that has texts: some read them only once. */
export function setLanguage(other: Foreign | undefined): void {
  foreign = other;
}

/** The language of the page, where it is not German, with what is written in its own way. */
export const foreignLanguage = (): Foreign | undefined => foreign;

/** For numbers and dates of `Intl`. */
export const locale = (): string => foreign?.locale ?? 'de-DE';

/** The `lang` of what stays German on a page in another language: ads, texts of companies and of editors. */
export const germanContent = (): 'de' | undefined => foreign && 'de';

/**
 * Returns a text of the interface in the language of the page. The German text is the key of the dictionaries (`web/src/texts`); a test
 * finds those that are missing there.
 */
export function t(text: string, values?: TextValues): string {
  const translated = foreign ? foreign.translate(text, values) : text;
  return values
    ? translated.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    : translated;
}

/** Returns a label, a message or a sum of the contract or the server in the language of the page; what people have written stays. */
export const translated = (text: string): string => foreign?.translateComposed(text) ?? text;

/** '1 Stelle', '1.200 Stellen', in the language of the page. */
export const counted: Foreign['count'] = (count, one, several) =>
  (foreign?.count ?? countedInGerman)(count, one, several);
