import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import type { listPlainTexts, PlainText } from '@lehrpfad/contract/pages/plain.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

/** They change a few times a year; a save reloads them at once (`reloadEditorial`). */
const staleMs = 5 * 60_000;

const read = ({ signal }: { readonly signal: AbortSignal }) =>
  call<typeof listPlainTexts>('GET plaintexts/', {
    signal,
    shape: [{ id: 0, page: 'information', html: '', last_updated: '' }],
  });

/** Reads all texts in plain language: 5 kB, once for all pages. */
export function usePlainTexts() {
  return useQuery({ queryKey: ['plain-texts'], queryFn: read, staleTime: staleMs });
}

/** Reads them for editors, always up to date. */
export function useAllPlainTexts() {
  return useQuery({ queryKey: ['all-plain-texts'], queryFn: read });
}

/** Returns the HTML of a page's text; undefined if there is none. */
export const htmlOf = (texts: readonly PlainText[], page: PlainPage): string | undefined =>
  texts.find((text) => text.page === page)?.html;
