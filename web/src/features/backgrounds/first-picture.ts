import type { Background } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { readPageData } from '../../core/loading/page-data.ts';

/** At build time there is no picture yet: the server fills one into these blanks, another for every visit. */
const blanks: Background = {
  id: 0,
  file: '{{background-file}}',
  sources: [
    { type: 'image/avif', srcset: '{{background-avif}}' },
    { type: 'image/webp', srcset: '{{background-webp}}' },
  ],
};

/** The picture that the page came with; null where it came without. */
export function firstPicture(): Background | null {
  if (import.meta.env.SSR) return blanks;
  const link = document.querySelector<HTMLElement>('link[data-background]');
  return readPageData<Background>(link?.dataset['background'], blanks) ?? null;
}
