/** The languages of the public side; German is the source. */
export const languages = ['de', 'en', 'uk'] as const;

export type Language = (typeof languages)[number];

/** Name of each language in that language, so that its speakers can read it. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  uk: 'Українська',
};
