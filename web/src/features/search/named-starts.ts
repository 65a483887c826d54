import { readPageData } from '../../core/loading/page-data.ts';
import type { NamedStart } from './date-options.ts';

let known: NamedStart[] | undefined;

/** Returns the starts with names that the server wrote into the page's HTML; none at build time, and in a page served by Vite. */
export const namedStarts = (): NamedStart[] => (known ??= readNamedStarts());

function readNamedStarts(): NamedStart[] {
  if (import.meta.env.SSR) return [];
  const meta = document.querySelector<HTMLMetaElement>('meta[name="named-starts"]');
  return readPageData<NamedStart[]>(meta?.content, [{ label: '', value: '' }]) ?? [];
}
