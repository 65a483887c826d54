import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import { takesPerimeter } from '../../../places/place.ts';
import type { Search } from '../../search.ts';
import { t } from '../../../../core/texts/texts.ts';

export interface SortOption {
  readonly value: Sorting;
  readonly label: string;
}

/** Returns the orders that make a difference: without text, relevance means the newest; without a town, there is no distance. */
export function sortOptions({ text, place }: Search): SortOption[] {
  const options: (SortOption | false)[] = [
    { value: 'relevance', label: text === '' ? t('Neueste') : t('Beste Treffer') },
    text !== '' && { value: 'newest', label: t('Neueste') },
    takesPerimeter(place) && { value: 'distance', label: t('Entfernung') },
    { value: 'start', label: t('Beginn') },
  ];
  return options.filter((option) => option !== false);
}

/** Returns the search's order, or the default if that order is not available. */
export function sortingOf(search: Search): Sorting {
  return sortOptions(search).find(({ value }) => value === search.sort)?.value ?? 'relevance';
}
