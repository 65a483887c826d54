import type { countNewAds } from '@lehrpfad/contract/search/new-ads.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { decodeAddress } from '../search-link.ts';
import { parametersOf } from './kept-parameters.ts';

/** Counts the ads of a saved search that are new since a time. */
export const newAdsQuery = ({ segment, since }: { segment: string; since: string }) =>
  queryOptions({
    queryKey: ['new-ads', segment, since],
    queryFn: ({ signal }) =>
      call<typeof countNewAds>('GET search/new/', {
        query: { ...parametersOf(decodeAddress(segment).search), since },
        signal,
        shape: { count: 0, as_of: '' },
      }),
    staleTime: 60_000,
    // The list itself shows that the number is unknown.
    meta: { silent: true },
  });
