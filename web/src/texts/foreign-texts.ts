import { foreignRegionTexts } from '@lehrpfad/regions/parts/foreign-texts.ts';
import { isInGermanArea } from '../core/texts/german-areas.ts';
import { languageKey } from '../core/texts/language.ts';
import type { Foreign, TextValues } from '../core/texts/texts.ts';
import { translatorOfComposed } from './composed.ts';
import { pluralForm } from './plural-form.ts';

type Dictionary = Readonly<Record<string, string>>;
type File = { readonly default: Dictionary };

/** The dictionaries of each language: texts of the interface by area, and what contract and server put together. */
const files: Readonly<Record<Foreign['language'], () => Promise<readonly File[]>>> = {
  en: () =>
    Promise.all([
      import('./en/composed.json'),
      import('./en/search.json'),
      import('./en/details.json'),
      import('./en/pages.json'),
    ]),
  uk: () =>
    Promise.all([
      import('./uk/composed.json'),
      import('./uk/search.json'),
      import('./uk/details.json'),
      import('./uk/pages.json'),
    ]),
};

/** British, because its dates and numbers are those that people in Europe expect. */
const locales = { en: 'en-GB', uk: 'uk-UA' } as const;

/** Tells browsers and screen readers in which language the page is, also after a step from one page to another. */
function showLanguage(language: Foreign['language']): void {
  const show = () => {
    document.documentElement.lang = isInGermanArea() ? 'de' : language;
  };
  show();
  addEventListener('hashchange', show);
}

/** Stores the language on the device, for the next visit without a language in its address. */
function rememberLanguage(language: Foreign['language']): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the language stands in the address alone.
  }
}

/** Loads what translates into a language. @throws if a dictionary cannot be loaded */
export async function foreignTexts(language: Foreign['language']): Promise<Foreign> {
  const [{ default: composed }, ...areas] = (await files[language]()) as [File, ...File[]];
  const texts: Dictionary = Object.assign({}, ...areas.map((area) => area.default));
  const locale = locales[language];
  const formOf = pluralForm(language);
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const inComposed = translatorOfComposed({ ...composed, ...foreignRegionTexts[language] }, locale);
  showLanguage(language);
  rememberLanguage(language);
  return {
    language,
    locale,
    translate: (text: string, values?: TextValues) => {
      const found = isInGermanArea() ? undefined : texts[text];
      return found === undefined ? text : formOf(found, Number(values?.['count']));
    },
    translateComposed: (text) => (isInGermanArea() ? text : inComposed(text)),
    count: (count, one, several) => {
      const forms = (!isInGermanArea() && texts[`${one}|${several}`]) || `${one}|${several}`;
      return `${count.toLocaleString(locale)} ${formOf(forms, count)}`;
    },
    day: (isoDay) => dayFormat.format(new Date(isoDay)),
  };
}
