import { languageKey, type Language } from './language.ts';

/** Returns the address of the current page in a language. It is another page for the browser, which reloads it. */
export function addressIn(language: Language): string {
  const query = new URLSearchParams(location.search);
  query.set(languageKey, language);
  return `${location.pathname}?${query}${location.hash}`;
}
