import type { listPublicBackgrounds } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** Pictures of the start page. They are decoration: without them the page has its own ground. */
export function useBackgrounds() {
  return useQuery({
    queryKey: ['backgrounds'],
    queryFn: ({ signal }) =>
      call<typeof listPublicBackgrounds>('GET backgroundimages/public/', { signal }),
    staleTime: Infinity,
    meta: { silent: true },
  });
}
