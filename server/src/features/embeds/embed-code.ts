import { keptSearchText, wordsOfSearch } from '@lehrpfad/contract/search/kept-search.ts';
import type { EmbedOptions } from './embed-options.ts';

export const scriptPath = '/einbetten/lehrpfad-stellen.js';

/** Escapes a text for HTML and XML, between tags or in quotes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The same search on the board, with the names of its parameters. */
const searchOf = ({ beruf, ort, umkreis, art }: EmbedOptions) => ({
  search_multi_match: beruf,
  [/^\d{5}$/.test(ort) ? 'postcode' : 'city']: ort,
  perimeter: umkreis,
  job_type__terms: art,
});

/** Returns the HTML of the element, with a link for pages without scripts. All values are escaped. */
export function elementOf(asked: EmbedOptions, to: (path: string) => string): string {
  const attributes = Object.entries(asked)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const search = searchOf(asked);
  const query = keptSearchText(search);
  const link = to(`/suche${query && `?${query}`}`);
  const words = `Auf Lehrpfad: ${wordsOfSearch(search)}`;
  return `<lehrpfad-stellen${attributes}>\n  <a href="${escapeHtml(link)}">${escapeHtml(words)}</a>\n</lehrpfad-stellen>`;
}

/** Returns the HTML for people to copy into their pages. */
export const codeOf = (asked: EmbedOptions, to: (path: string) => string): string =>
  `<script async src="${escapeHtml(to(scriptPath))}"></script>\n${elementOf(asked, to)}`;
