import { wordsOfSearch } from '@lehrpfad/contract/search/kept-search.ts';
import type { PageWords } from '../../core/text/page-words.ts';
import { readKeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';

/** Describes a kept search in words of a language. Typed texts stay unchanged. */
export const searchInWords = (text: string, { translated }: PageWords): string =>
  translated(wordsOfSearch(readKeptSearch(text)?.parameters ?? {}));

/** Path of the application for a kept search. */
export const pathOf = (text: string): string =>
  `/#/suche${text && `/${Buffer.from(text).toString('base64url')}`}`;
