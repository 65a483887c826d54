import type { Place as TownRow } from '@lehrpfad/contract/places.ts';
import { regions } from '@lehrpfad/contract/options.ts';
import type { Suggestion, SuggestionGroup } from '../../floor/ui/suggestion.ts';
import type { Place } from './place.ts';

export interface PlaceSuggestion extends Suggestion {
  readonly place: Place;
}

/** What each region is, in names that its people use. */
const regionHints = {
  norden: 'Altmark, Börde, Harz, Magdeburg',
  sueden: 'Anhalt, Halle, Mansfeld, Wittenberg',
} as const;

/** The list under an empty field. */
export const regionGroup: SuggestionGroup<PlaceSuggestion> = {
  label: 'Regionen',
  items: regions.map(({ key, label }) => ({
    key,
    label,
    hint: regionHints[key],
    place: { kind: 'region', region: key },
  })),
};

/** Suggestions start with the first letter, but with the second digit of a postcode. */
export function isEnough(text: string): boolean {
  return /^\d/.test(text) ? text.length > 1 : text.length > 0;
}

/** Each town once; the district stands beside a name that the list holds twice, the postcode where one was typed. */
export function townSuggestions(rows: readonly TownRow[], typed: string): PlaceSuggestion[] {
  const towns = [...new Map(rows.map((row) => [`${row.city}|${row.district}`, row])).values()];
  const isShared = (row: TownRow) => towns.filter((other) => other.city === row.city).length > 1;
  return towns.map((row) => {
    const hint = [/^\d/.test(typed) ? row.postcode : '', isShared(row) ? row.district : ''];
    return {
      key: String(row.id),
      label: row.city,
      hint: hint.filter(Boolean).join(' · '),
      place: { kind: 'town', city: row.city, postcode: row.postcode, state: row.state },
    };
  });
}

/** The town meant by a text that nobody picked from the list: of that name, else the first that the list offers. */
export function meantBy(
  text: string,
  suggestions: readonly PlaceSuggestion[],
): PlaceSuggestion | undefined {
  const name = text.trim().toLocaleLowerCase('de');
  const candidates = [...regionGroup.items, ...suggestions];
  return candidates.find((item) => item.label.toLocaleLowerCase('de') === name) ?? suggestions[0];
}
