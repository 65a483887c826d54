import type { readSiteSettings, SiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { readPageData } from '../../core/loading/page-data.ts';

/** At build time nobody knows them, and they stand for what an answer is made like. */
const sample: SiteSettings = { map_style_url: '', funding_text: '' };

/** The settings that the page came with; undefined where it came without (a page that Vite serves). */
function settingsOfPage(): SiteSettings | undefined {
  if (import.meta.env.SSR) return sample;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]');
  return readPageData<SiteSettings>(meta?.content, sample);
}

/** What the operator has set. It changes with a restart of the server only. */
export function useSiteSettings() {
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => call<typeof readSiteSettings>('GET site/', { signal, shape: sample }),
    staleTime: Infinity,
    initialData: settingsOfPage,
  });
}
