import { languages, type Language } from '@lehrpfad/contract/core/languages.ts';

/** The words of the frame around each page. What stands in it (ads, events, answers) is German. */
const german = {
  skip: 'Zum Inhalt',
  home: 'Lehrpfad, zur Startseite',
  menu: 'Hauptmenü',
  occupations: 'Berufe',
  towns: 'Orte',
  events: 'Events',
  information: 'Informationen',
  search: 'Stellen suchen',
  crumbs: 'Du bist hier',
  about: 'Über dieses Angebot',
  contact: 'Kontakt',
  accessibility: 'Barrierefreiheit',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  api: 'Schnittstelle',
  /** Above what is in another language than the frame. */
  note: '',
};

const words: Readonly<Record<Language, typeof german>> = {
  de: german,
  en: {
    skip: 'Skip to content',
    home: 'Lehrpfad, to the start page',
    menu: 'Main menu',
    occupations: 'Occupations',
    towns: 'Towns',
    events: 'Events',
    information: 'Information',
    search: 'Search for offers',
    crumbs: 'You are here',
    about: 'About this website',
    contact: 'Contact',
    accessibility: 'Accessibility',
    privacy: 'Privacy',
    imprint: 'Legal notice',
    api: 'API',
    note: 'What follows is in German. The search is in English, too.',
  },
  uk: {
    skip: 'Перейти до вмісту',
    home: 'Lehrpfad, на головну сторінку',
    menu: 'Головне меню',
    occupations: 'Професії',
    towns: 'Міста',
    events: 'Події',
    information: 'Інформація',
    search: 'Шукати пропозиції',
    crumbs: 'Ти тут',
    about: 'Про цей сайт',
    contact: 'Контакт',
    accessibility: 'Доступність',
    privacy: 'Захист даних',
    imprint: 'Вихідні дані',
    api: 'API',
    note: 'Далі текст німецькою. Пошук є й українською.',
  },
};

/** Returns the language that an address asks for by `?lang=`; German for none and for an unknown one. */
export function languageOf(query: unknown): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return languages.find((language) => language === lang) ?? 'de';
}

/** Returns a path of these pages in a language. */
export function pathIn(language: Language, path: string): string {
  if (language === 'de') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Returns what the layout writes around a page. @param to makes a whole address of a path */
export function frameOf(language: Language, path: string, to: (path: string) => string) {
  return {
    language,
    words: words[language],
    inLanguage: (other: string) => pathIn(language, other),
    /** The search is in all languages. */
    application: language === 'de' ? '/#/suche' : `/?lang=${language}#/suche`,
    alternates: languages.map((other) => ({ language: other, url: to(pathIn(other, path)) })),
  };
}
