import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { languages, type Language } from '@lehrpfad/contract/core/languages.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { fillGaps, type TextValues } from '@lehrpfad/contract/core/texts/fill-gaps.ts';
import {
  translatorFor,
  type ForeignLanguage,
  type Translator,
} from '@lehrpfad/contract/core/texts/translator.ts';
import enComposed from '@lehrpfad/contract/core/texts/en/composed.json' with { type: 'json' };
import enDetails from '@lehrpfad/contract/core/texts/en/details.json' with { type: 'json' };
import enPages from '@lehrpfad/contract/core/texts/en/pages.json' with { type: 'json' };
import enSearch from '@lehrpfad/contract/core/texts/en/search.json' with { type: 'json' };
import enServer from '@lehrpfad/contract/core/texts/en/server.json' with { type: 'json' };
import ukComposed from '@lehrpfad/contract/core/texts/uk/composed.json' with { type: 'json' };
import ukDetails from '@lehrpfad/contract/core/texts/uk/details.json' with { type: 'json' };
import ukPages from '@lehrpfad/contract/core/texts/uk/pages.json' with { type: 'json' };
import ukSearch from '@lehrpfad/contract/core/texts/uk/search.json' with { type: 'json' };
import ukServer from '@lehrpfad/contract/core/texts/uk/server.json' with { type: 'json' };

/** Texts of a server-rendered page in the language of its URL. */
export interface PageWords {
  readonly language: Language;
  /** Returns a text of the page. The German text is the key of the dictionaries (`contract/src/core/texts`). */
  readonly t: (text: string, values?: TextValues) => string;
  /** Returns the translation of a label or a sum of the contract; texts written by people stay unchanged. */
  readonly translated: (text: string) => string;
  readonly counted: Translator['count'];
  readonly day: Translator['day'];
  readonly number: (value: number) => string;
  /** Returns a path of these pages or of the application that keeps the language. */
  readonly at: (path: string) => string;
  /** Attribute of elements that are German in every language: texts of companies and editors. */
  readonly lang: '' | ' lang="de"';
}

/** Returns a path with the parameter of a language. */
export function pathIn(language: Language, path: string): string {
  if (language === 'de') return path;
  const [before = '', ...anchor] = path.split('#');
  const query = `${before.includes('?') ? '&' : '?'}lang=${language}`;
  return [before + query, ...anchor].join('#');
}

export const germanWords: PageWords = {
  language: 'de',
  t: (text, values) => (values ? fillGaps(text, values) : text),
  translated: (text) => text,
  counted,
  day: germanDay,
  number: (value) => value.toLocaleString('de-DE'),
  at: (path) => path,
  lang: '',
};

function foreignWords(
  language: ForeignLanguage,
  [composed, ...texts]: Parameters<typeof translatorFor>[1][],
): PageWords {
  const { translate, translateComposed, count, day, locale } = translatorFor(
    language,
    composed ?? {},
    texts,
  );
  return {
    language,
    t: (text, values = {}) => fillGaps(translate(text, values), values),
    translated: translateComposed,
    counted: count,
    day,
    number: (value) => value.toLocaleString(locale),
    at: (path) => pathIn(language, path),
    lang: ' lang="de"',
  };
}

const all: Readonly<Record<Language, PageWords>> = {
  de: germanWords,
  en: foreignWords('en', [enComposed, enDetails, enPages, enSearch, enServer]),
  uk: foreignWords('uk', [ukComposed, ukDetails, ukPages, ukSearch, ukServer]),
};

export const wordsOf = (language: Language): PageWords => all[language];

/** Returns the language of a URL's `?lang=`; German if it is missing or unknown. */
export function languageOf(query: unknown): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return languages.find((language) => language === lang) ?? 'de';
}
