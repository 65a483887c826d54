import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import type { listPlainTexts, PlainText } from '@lehrpfad/contract/pages/plain.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** They change a few times a year; whoever writes them reads them anew (`reloadEditorial`). */
const staleMs = 5 * 60_000;

const read = ({ signal }: { readonly signal: AbortSignal }) =>
  call<typeof listPlainTexts>('GET plaintexts/', {
    signal,
    shape: [{ id: 0, page: 'information', html: '', last_updated: '' }],
  });

/** All texts in plain language: 5 kB, once for all pages. */
export function usePlainTexts() {
  return useQuery({ queryKey: ['plain-texts'], queryFn: read, staleTime: staleMs });
}

/** The same for those who write them, always as they are now. */
export function useAllPlainTexts() {
  return useQuery({ queryKey: ['all-plain-texts'], queryFn: read });
}

/** The HTML of a page's text; undefined where there is none. */
export const htmlOf = (texts: readonly PlainText[], page: PlainPage): string | undefined =>
  texts.find((text) => text.page === page)?.html;
