import { wordsOfSearch } from '@lehrpfad/contract/search/kept-search.ts';
import { readKeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';

/** A kept search in words. */
export const wordsOf = (text: string): string =>
  wordsOfSearch(readKeptSearch(text)?.parameters ?? {});

/** Path of the application for a kept search. */
export const pathOf = (text: string): string =>
  `/#/suche${text && `/${Buffer.from(text).toString('base64url')}`}`;
