import { foreignLanguage } from '../texts/texts.ts';

/** Returns the address of a page that the server renders, in the language of the application. */
export function serverPage(path: string): string {
  const language = foreignLanguage()?.language;
  return language ? `${path}?lang=${language}` : path;
}
