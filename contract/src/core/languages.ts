/** The languages of the public side; German is the source. */
export const languages = ['de', 'en', 'uk'] as const;

export type Language = (typeof languages)[number];

/** Each in its own language, so that whoever needs it can read it. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  uk: 'Українська',
};
