import type { GroupedSuggestions } from '@lehrpfad/contract/search/suggestions.ts';
import type { Suggestion, SuggestionGroup } from '../../../core/ui/suggest/suggestion.ts';
import { counted, t } from '../../../core/texts/texts.ts';

/** Groups suggestions by kind, with the number of ads. Leaves out the suggestion that equals the typed text. */
export function groupSuggestions(
  typed: string,
  found: GroupedSuggestions | undefined,
): SuggestionGroup<Suggestion>[] {
  const text = typed.trim().toLocaleLowerCase('de');
  if (text === '' || found === undefined) return [];
  const groups: [label: string, items: { name: string; count: number }[]][] = [
    [t('Suche'), found.searches.map((one) => ({ name: one.text, count: one.count }))],
    [t('Berufe'), found.job_names],
    [t('Branchen'), found.professions],
    [t('Unternehmen'), found.companies],
  ];
  return groups
    .map(([label, items]) => ({
      label,
      items: items
        .filter(({ name }) => name.toLocaleLowerCase('de') !== text)
        .map(({ name, count }) => ({
          key: `${label}-${name}`,
          label: name,
          hint: counted(count, 'Stelle', 'Stellen'),
        })),
    }))
    .filter((group) => group.items.length > 0);
}
