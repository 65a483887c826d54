import { foreignRegionTexts } from '@lehrpfad/regions/parts/foreign-texts.ts';
import type { Language } from '../languages.ts';
import type { TextValues } from './fill-gaps.ts';
import { translatorOfComposed } from './composed.ts';
import { pluralForm } from './plural-form.ts';

export type ForeignLanguage = Exclude<Language, 'de'>;

export type Dictionary = Readonly<Record<string, string>>;

/** British English, because people in Europe expect its formats of dates and numbers. */
const locales = { en: 'en-GB', uk: 'uk-UA' } as const;

export interface Translator {
  /** Locale for `Intl`. */
  readonly locale: string;
  /** Returns the translation in the plural form for `count`, with unfilled placeholders; the German text if there is no translation. */
  readonly translate: (text: string, values?: TextValues) => string;
  /** Does the same for texts that the contract or the server has composed, such as '2 Wochen'. */
  readonly translateComposed: (text: string) => string;
  /** Returns a number with the matching plural form of a noun. */
  readonly count: (count: number, one: string, several: string) => string;
  /** @param isoDay `2026-11-05` */
  readonly day: (isoDay: string) => string;
}

/**
 * Fills the gaps that a dictionary wants in small letters: `{small month}`, because names of months and seasons begin with a capital where
 * they stand alone.
 */
const fillSmall = (text: string, values: TextValues = {}): string =>
  text.replaceAll(/\{small (\w+)\}/g, (_, name: string) => String(values[name]).toLowerCase());

/** Returns the translator into a language. @param composed dictionary of composed texts @param texts all other dictionaries */
export function translatorFor(
  language: ForeignLanguage,
  composed: Dictionary,
  texts: readonly Dictionary[],
): Translator {
  const known: Dictionary = Object.assign({}, ...texts);
  const locale = locales[language];
  const formOf = pluralForm(language);
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  // Without the abbreviated 'year' of Ukrainian dates: sentences end with a date, and would have two full stops.
  const day = (isoDay: string) => dayFormat.format(new Date(isoDay)).replace(/\sр\.$/, '');
  return {
    locale,
    translate: (text, values) => {
      const found = known[text];
      if (found === undefined) return text;
      return fillSmall(formOf(found, Number(values?.['count'])), values);
    },
    translateComposed: translatorOfComposed(
      { ...composed, ...foreignRegionTexts[language] },
      locale,
      formOf,
      day,
    ),
    count: (count, one, several) => {
      const forms = `${one}|${several}`;
      return `${count.toLocaleString(locale)} ${formOf(known[forms] ?? forms, count)}`;
    },
    day,
  };
}
