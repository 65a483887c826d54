import { limits } from '@lehrpfad/contract/core/limits.ts';

/** The words that are looked for in a list, at most `limits.wordsPerSearch`; further ones are left out. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, limits.wordsPerSearch);
}
