import type { readSiteSettings } from '@lehrpfad/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../floor/api.ts';

/** What the operator has set. It changes with a restart of the server only. */
export function useSiteSettings() {
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) =>
      call<typeof readSiteSettings>('GET site/', {
        signal,
        shape: { map_style_url: '', funding_text: '' },
      }),
    staleTime: Infinity,
  });
}
