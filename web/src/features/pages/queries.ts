import type { readSiteSettings, SiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { readPageData } from '../../core/loading/page-data.ts';

/** Shape of the settings. At build time they are unknown, so the sample replaces them. */
const sample: SiteSettings = { map_style_url: '', funding_text: '' };

/** Returns the settings in the page's HTML; undefined if it has none (a page served by Vite). */
function settingsOfPage(): SiteSettings | undefined {
  if (import.meta.env.SSR) return sample;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]');
  return readPageData<SiteSettings>(meta?.content, sample);
}

/** Reads the operator's settings. They change only with a restart of the server. */
export function useSiteSettings() {
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => call<typeof readSiteSettings>('GET site/', { signal, shape: sample }),
    staleTime: Infinity,
    initialData: settingsOfPage,
  });
}
