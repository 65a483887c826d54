import { recall, remember } from '../../../core/history/entries.ts';
import { decodeAddress, encodeAddress } from '../search-link.ts';
import type { Search } from '../search.ts';
import { draftOf, searchOf, type Draft } from './draft.ts';

/** Values of the start page's form. */
export interface StartValues extends Pick<Search, 'types' | 'brafo'> {
  readonly draft: Draft;
}

/** Stores the form for Back and a reload. */
export function keepForm({ draft, types, brafo }: StartValues): void {
  const search = { ...decodeAddress('').search, ...searchOf(draft), types, brafo };
  const { placeText, perimeter } = draft;
  remember('form', { segment: encodeAddress({ search }), placeText, perimeter });
}

/** Returns the stored form; an empty one on a new visit. */
export function keptForm(): StartValues {
  const { segment, placeText, perimeter } = (recall('form') ?? {}) as Record<string, unknown>;
  const { search } = decodeAddress(typeof segment === 'string' ? segment : '');
  const draft = draftOf(search);
  return {
    draft: {
      ...draft,
      // A typed town that was not looked up is not part of the search.
      ...(search.place === null && typeof placeText === 'string' && { placeText }),
      ...(search.place === null && typeof perimeter === 'number' && { perimeter }),
    },
    types: search.types,
    brafo: search.brafo,
  };
}
