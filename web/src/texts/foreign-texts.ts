import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { translatorFor, type Dictionary } from '@lehrpfad/contract/core/texts/translator.ts';
import { isInGermanArea } from '../core/texts/german-areas.ts';
import { languageKey } from '../core/texts/language.ts';
import type { Foreign } from '../core/texts/texts.ts';

type File = { readonly default: Dictionary };

/** The dictionaries of each language: texts of the interface by area, and composed texts of contract and server. */
const files: Readonly<Record<Foreign['language'], () => Promise<readonly File[]>>> = {
  en: () =>
    Promise.all([
      import('@lehrpfad/contract/core/texts/en/composed.json'),
      import('@lehrpfad/contract/core/texts/en/search.json'),
      import('@lehrpfad/contract/core/texts/en/details.json'),
      import('@lehrpfad/contract/core/texts/en/pages.json'),
    ]),
  uk: () =>
    Promise.all([
      import('@lehrpfad/contract/core/texts/uk/composed.json'),
      import('@lehrpfad/contract/core/texts/uk/search.json'),
      import('@lehrpfad/contract/core/texts/uk/details.json'),
      import('@lehrpfad/contract/core/texts/uk/pages.json'),
    ]),
};

/** Tells browsers and screen readers in which language the page is, also after a step from one page to another. */
function showLanguage(language: Foreign['language']): void {
  const show = () => {
    document.documentElement.lang = isInGermanArea() ? 'de' : language;
  };
  show();
  addEventListener('hashchange', show);
}

/** Makes a step between the German areas and the other pages a new load, because many modules read their texts only once. */
function followSteps(): void {
  const wasGerman = isInGermanArea();
  addEventListener('hashchange', () => {
    if (isInGermanArea() === wasGerman) return;
    // Imported only now: it would load modules that have texts before the language is set.
    import('./step-between-areas.ts')
      .then(({ completeStep }) => completeStep(wasGerman))
      .catch(reportError);
  });
}

/** Stores the language on the device, for the next visit without a language in its address. */
function rememberLanguage(language: Foreign['language']): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the language is only in the address.
  }
}

/** Loads the dictionaries of a language, without showing it. @throws if one cannot be loaded */
export async function dictionariesOf(language: Foreign['language']): Promise<Foreign> {
  const [{ default: composed }, ...areas] = (await files[language]()) as [File, ...File[]];
  const texts = areas.map((area) => area.default);
  return { ...translatorFor(language, composed, texts), language };
}

/** Loads the dictionaries of a language and shows it. @throws if one cannot be loaded */
export async function foreignTexts(language: Foreign['language']): Promise<Foreign> {
  const translator = await dictionariesOf(language);
  const { translate, translateComposed, count } = translator;
  showLanguage(language);
  followSteps();
  rememberLanguage(language);
  return {
    ...translator,
    translate: (text, values) => (isInGermanArea() ? text : translate(text, values)),
    translateComposed: (text) => (isInGermanArea() ? text : translateComposed(text)),
    count: (...given) => (isInGermanArea() ? counted(...given) : count(...given)),
  };
}
