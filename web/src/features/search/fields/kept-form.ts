import { recall, remember } from '../../../core/history/entries.ts';
import { decodeAddress, encodeAddress } from '../search-link.ts';
import type { Search } from '../search.ts';
import { draftOf, searchOf, type Draft } from './draft.ts';

/** What stands in the form of the start page. */
export interface StartValues extends Pick<Search, 'types' | 'brafo'> {
  readonly draft: Draft;
}

/** Keeps the form for Back and a reload. */
export function keepForm({ draft, types, brafo }: StartValues): void {
  const search = { ...decodeAddress('').search, ...searchOf(draft), types, brafo };
  const { placeText, perimeter } = draft;
  remember('form', { segment: encodeAddress({ search }), placeText, perimeter });
}

/** The form as it was left; empty for who has just come. */
export function keptForm(): StartValues {
  const { segment, placeText, perimeter } = (recall('form') ?? {}) as Record<string, unknown>;
  const { search } = decodeAddress(typeof segment === 'string' ? segment : '');
  const draft = draftOf(search);
  return {
    draft: {
      ...draft,
      // A town that was typed and not looked up stands in no search.
      ...(search.place === null && typeof placeText === 'string' && { placeText }),
      ...(search.place === null && typeof perimeter === 'number' && { perimeter }),
    },
    types: search.types,
    brafo: search.brafo,
  };
}
