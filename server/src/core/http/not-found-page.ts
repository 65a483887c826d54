import { languageNames, languages, type Language } from '@lehrpfad/contract/core/languages.ts';
import { messagePage, renderPage } from '../server-pages/page.ts';
import { wordsOf } from '../text/page-words.ts';

const rendered = new Map<Language, string>();

/**
 * Returns the page for unknown URLs. It is rendered once in each language and links to the others: an unknown URL has no language,
 * so people choose it.
 */
export function notFoundPage(language: Language): string {
  const known = rendered.get(language);
  if (known !== undefined) return known;
  const words = wordsOf(language);
  const { t, at } = words;
  const page = renderPage(
    messagePage({
      words,
      title: t('Diese Seite gibt es nicht'),
      paragraphs: [t('Die Adresse führt nirgendwohin. Vielleicht fehlt am Ende ein Stück.')],
      ways: [
        { label: t('Zur Startseite'), url: at('/') },
        ...languages
          .filter((other) => other !== language)
          .map((other) => ({
            label: languageNames[other],
            url: `?lang=${other}`,
            language: other,
          })),
      ],
    }),
  );
  rendered.set(language, page);
  return page;
}
