import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { wordsOf } from '../../engine/text/analysis.ts';
import type { Slot, Understanding } from '../understanding.ts';
import { askedWith, type Understood } from './asked-search.ts';

/** Words that only names of companies have. */
const legalForms = new Set(
  'gmbh ggmbh mbh ag kg kgaa ohg gbr ug eg ek haftungsbeschränkt inh inhaber standort filiale'
    .split(' ')
    .flatMap(wordsOf),
);

/**
 * Whether a text that is the name of a company means nothing else: 'Autohaus Magdeburg' asks for car dealers in a town, also if one is
 * called so, and 'Malerbetrieb' for painters.
 * @param isMeant whether a word is in the vocabulary or the catalogue
 */
export function isNameOnly(
  text: string,
  { slots }: Understanding,
  isMeant: (word: string) => boolean,
): boolean {
  const words = wordsOf(text);
  if (words.some((word) => legalForms.has(word))) return true;
  return slots.length === 0 && words.some((word) => !isMeant(word));
}

/** The search for all ads of these companies. @param companies those of the searched name first */
export function companySearch(
  query: SearchFilters,
  text: string,
  companies: readonly Named[],
): Understood {
  const ids = companies.map(({ id }) => id);
  const group = { key: ids.join(' '), ids: new Set(ids) };
  const slot: Slot = {
    wish: { kind: 'company', companies: group },
    label: `Unternehmen: ${companies[0]?.name}`,
    written: text,
    without: '',
  };
  return { asked: askedWith(query, '', [slot]), slots: [slot], ignored: [], leftOut: [] };
}
