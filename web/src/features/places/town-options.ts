import type { Place as TownRow } from '@lehrpfad/contract/places/places.ts';
import { regions } from '@lehrpfad/contract/core/options.ts';
import type { Suggestion, SuggestionGroup } from '../../core/ui/suggest/suggestion.ts';
import { placeName, type Place, type Town } from './place.ts';

export interface PlaceSuggestion extends Suggestion {
  readonly place: Place;
  /** Not where the text names a district of the town, or is spelt otherwise: then only a choice tells. */
  readonly isSure: boolean;
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
    isSure: true,
  })),
};

/** Suggestions start with the first letter, but with the second digit of a postcode. */
export function isEnough(text: string): boolean {
  return /^\d/.test(text) ? text.length > 1 : text.length > 0;
}

/** Each town once; the district stands beside a name that another town has, too, the postcode where one was typed. */
export function townSuggestions(rows: readonly TownRow[], typed: string): PlaceSuggestion[] {
  const towns = [...new Map(rows.map((row) => [`${row.city}|${row.district}`, row])).values()];
  return towns.map((row) => {
    const isOfDistrict = row.shared || row.found_by === 'district';
    const hint = [
      /^\d/.test(typed) ? row.postcode : '',
      row.part ?? '',
      isOfDistrict ? row.district : '',
    ];
    return {
      key: String(row.id),
      label: row.city,
      hint: hint.filter(Boolean).join(' · '),
      place: townOf(row),
      isSure: row.found_by !== 'district' && row.found_by !== 'spelling',
    };
  });
}

function townOf({ city, postcode, state, district, shared }: TownRow): Town {
  return { kind: 'town', city, postcode, state, ...(shared && { district }) };
}

/** The town meant by a text that nobody picked from the list: of that name, else the first that the list offers. */
export function meantBy(
  text: string,
  suggestions: readonly PlaceSuggestion[],
): PlaceSuggestion | undefined {
  const candidates = [...regionGroup.items, ...suggestions];
  return (
    candidates.find(({ place }) => isSameText(placeName(place), text)) ??
    candidates.find(({ label }) => isSameText(label, text)) ??
    suggestions[0]
  );
}

/** Whether only the list can tell which of several towns of one name is meant. A postcode or the district tells, too. */
export function isAmbiguous(text: string, place: Place): boolean {
  if (place.kind !== 'town' || !place.district) return false;
  return !/^\s*\d/.test(text) && !isSameText(placeName(place), text);
}

/** The row of the town that a link or a suggestion names. Never a namesake elsewhere: better none than the wrong one. */
export function rowOf(
  town: Town,
  withPostcode: readonly TownRow[],
  withName: readonly TownRow[],
): TownRow | undefined {
  const isNamed = (row: TownRow) => isSameText(row.city, town.city);
  if (town.postcode === '') return withName.find(isNamed) ?? withName[0];
  if (town.city === '') return withPostcode[0];
  const isHere = (row: TownRow) => !town.district || row.district === town.district;
  const there = withPostcode.filter(isNamed);
  return there.find(isHere) ?? there[0] ?? withName.find((row) => isNamed(row) && !row.shared);
}

function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().toLocaleLowerCase('de');
  return plain(one) === plain(other);
}
