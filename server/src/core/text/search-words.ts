import { limits } from '@lehrpfad/contract/core/limits.ts';

/** Splits a search into words, at most `limits.wordsPerSearch`; further words are ignored. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, limits.wordsPerSearch);
}
