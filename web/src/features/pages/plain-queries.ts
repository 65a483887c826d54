import type { PlainPage } from '@lehrpfad/contract/pages-plain-options.ts';
import type { listPlainTexts, PlainText } from '@lehrpfad/contract/pages-plain.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../floor/api.ts';

/** They change a few times a year; whoever writes them reads them anew (`reloadEditorial`). */
const staleMs = 5 * 60_000;

/** All texts in plain language: 5 kB, once for all pages. */
export function usePlainTexts() {
  return useQuery({
    queryKey: ['plain-texts'],
    queryFn: ({ signal }) =>
      call<typeof listPlainTexts>('GET plaintexts/', {
        signal,
        shape: [{ page: 'information', html: '', last_updated: '' }],
      }),
    staleTime: staleMs,
  });
}

/** The HTML of a page's text; undefined where there is none. */
export const htmlOf = (texts: readonly PlainText[], page: PlainPage): string | undefined =>
  texts.find((text) => text.page === page)?.html;
