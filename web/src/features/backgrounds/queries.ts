import type { listPublicBackgrounds } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** Reads the pictures of the start page. They are decorative: without them the page has a plain background. */
export function useBackgrounds() {
  return useQuery({
    queryKey: ['backgrounds'],
    queryFn: ({ signal }) =>
      call<typeof listPublicBackgrounds>('GET backgroundimages/public/', { signal }),
    staleTime: Infinity,
    meta: { silent: true },
  });
}
