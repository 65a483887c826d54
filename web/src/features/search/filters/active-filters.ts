import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import { createdLabel, startLabel } from './date-labels.ts';
import { changed, toggled, type Search } from '../search.ts';
import { t, translated } from '../../../core/texts/texts.ts';

export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** The search without this filter. */
  readonly removed: Search;
}

/** Returns the active filters, each with the search without it. `fields` may not have loaded yet. */
export function activeFilters(
  search: Search,
  fields: readonly BrafoField[],
  today: string,
): ActiveFilter[] {
  const { types, start, created, brafo, jobIds } = search;
  const filters: ActiveFilter[] = [];
  const add = (key: string, label: string, change: Partial<Search>) =>
    filters.push({ key, label, removed: changed(search, change) });

  if (jobIds.length > 0) {
    add('ids', jobIds.length === 1 ? t('Geteilte Stelle') : t('Ausgewählte Stellen'), {});
  }
  for (const { key, label } of jobTypes) {
    if (types.includes(key)) add(key, translated(label), { types: toggled(types, key, false) });
  }
  if (start !== 0)
    add('start', t('Beginn: {start}', { start: startLabel(start, today) }), { start: 0 });
  if (created !== 0)
    add('created', t('Veröffentlicht: {created}', { created: createdLabel(created) }), {
      created: 0,
    });
  for (const number of brafo) {
    const field = fields.find((candidate) => candidate.number === number);
    add(
      `brafo-${number}`,
      (field && translated(field.description)) ?? t('Feld {number}', { number }),
      {
        brafo: toggled(brafo, number, false),
      },
    );
  }
  return filters;
}
