import { wordsOfSearch } from '@lehrpfad/contract/search/kept-search.ts';
import { readKeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';
import type { PageWords } from '../../core/text/page-words.ts';

/**
 * Describes a kept search in words of a language. Typed texts stay unchanged.
 * @param today ISO day in Berlin
 */
export const searchInWords = (text: string, today: string, { translated }: PageWords): string =>
  wordsOfSearch(readKeptSearch(text)?.parameters ?? {}, { today, translated });

/** Path of the application for a kept search. */
export const pathOf = (text: string): string =>
  `/#/suche${text && `/${Buffer.from(text).toString('base64url')}`}`;
