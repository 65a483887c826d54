import type { readSiteSettings, SiteSettings } from '@lehrpfad/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../floor/api.ts';

/** The settings that the page came with; undefined where it came without (a page that Vite serves). */
function settingsOfPage(): SiteSettings | undefined {
  // At build time nobody knows them: the server writes them into the page.
  if (import.meta.env.SSR) return { map_style_url: '', funding_text: '' };
  const json = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content;
  return json ? (JSON.parse(json) as SiteSettings) : undefined;
}

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
    initialData: settingsOfPage,
  });
}
