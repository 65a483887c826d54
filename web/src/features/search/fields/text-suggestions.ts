import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { Suggestion, SuggestionGroup } from '../../../core/ui/suggest/suggestion.ts';

/** As many of one kind as leave the other kinds in sight on a phone. */
const perGroup = 5;

/** Named lists of suggestions without what would not narrow the search: the very text that stands there already. */
export function groupSuggestions(
  typed: string,
  lists: readonly (readonly [label: string, names: readonly Named[]])[],
): SuggestionGroup<Suggestion>[] {
  const text = typed.trim().toLocaleLowerCase('de');
  if (text === '') return [];
  return lists
    .map(([label, names]) => ({
      label,
      items: names
        .filter(({ name }) => name.toLocaleLowerCase('de') !== text)
        .slice(0, perGroup)
        .map(({ id, name }) => ({ key: `${label}-${id}`, label: name })),
    }))
    .filter((group) => group.items.length > 0);
}
