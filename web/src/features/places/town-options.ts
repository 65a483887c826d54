import type { Place as TownRow } from '@lehrpfad/contract/places/places.ts';
import { regions } from '@lehrpfad/contract/core/options.ts';
import { hasSeveralStates } from '@lehrpfad/regions/parts/names.ts';
import type { Suggestion, SuggestionGroup } from '../../core/ui/suggest/suggestion.ts';
import { placeName, type Place, type Town } from './place.ts';
import { t, translated } from '../../core/texts/texts.ts';

export interface PlaceSuggestion extends Suggestion {
  readonly place: Place;
  /** False if the text is the name of a district or is spelled differently: then only a choice is certain. */
  readonly isSure: boolean;
}

/** Options of an empty field; of several states each is one, and they come first. */
export const regionGroup: SuggestionGroup<PlaceSuggestion> = {
  label: hasSeveralStates ? t('Länder und Regionen') : t('Regionen'),
  items: regions.map(({ key, label, hint }) => ({
    key,
    label: translated(label),
    hint,
    place: { kind: 'region', region: key },
    isSure: true,
  })),
};

/** Whether a text is long enough for suggestions: one letter, or two digits of a postcode. */
export function isEnough(text: string): boolean {
  return /^\d/.test(text) ? text.length > 1 : text.length > 0;
}

/** Returns each town once; with its district if the name is not unique, and with the postcode if one was typed. */
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

export function townOf({ city, postcode, state, district, shared }: TownRow): Town {
  return { kind: 'town', city, postcode, state, ...(shared && { district }) };
}

/** Returns the town that a typed text means: one with exactly this name, otherwise the first suggestion. */
export function townOfText(
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

/** Whether a name belongs to several towns, so that the user has to choose from the list. A postcode or district makes it unique. */
export function isAmbiguous(text: string, place: Place): boolean {
  if (place.kind !== 'town' || !place.district) return false;
  return !/^\s*\d/.test(text) && !isSameText(placeName(place), text);
}

/** Whether two names are the same but for capitals and spaces around them. */
export function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().toLocaleLowerCase('de');
  return plain(one) === plain(other);
}
