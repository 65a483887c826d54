import { placeName, type Place } from '../../places/place.ts';
import { findPlace } from '../../places/find-place.ts';
import type { Search } from '../search.ts';
import { t } from '../../../core/texts/texts.ts';

/** Values of the search fields. The place's text may be newer than the place. */
export interface Draft {
  readonly text: string;
  readonly placeText: string;
  readonly place: Place | null;
  readonly perimeter: number;
  readonly placeError?: string | undefined;
}

export function draftOf({ text, place, perimeter }: Search): Draft {
  return { text, place, perimeter, placeText: place ? placeName(place) : '' };
}

/** Whether the radius can be chosen: a town is typed or chosen; a region has no radius. */
export function allowsPerimeter({ place, placeText }: Draft): boolean {
  return place ? place.kind !== 'region' : placeText.trim() !== '';
}

/** Whether a town is typed that was neither chosen nor looked up yet. */
export function isUnsettled({ place, placeText }: Draft): boolean {
  return place === null && placeText.trim() !== '';
}

/**
 * Returns the draft after the search has changed. Keeps the user's typed input: the text, if this field caused the change (`isOwnText`),
 * and the town, unless the search's town changed.
 */
export function followed(draft: Draft, before: Search, now: Search, isOwnText: boolean): Draft {
  const own = draftOf(now);
  const isSamePlace = JSON.stringify(before.place) === JSON.stringify(now.place);
  return {
    ...(isSamePlace ? draft : own),
    text: isOwnText ? draft.text : own.text,
    // Without a town the search has no radius; the field keeps it for the next town.
    perimeter: now.place ? now.perimeter : draft.perimeter,
  };
}

const unknownPlace = t('Diesen Ort kennen wir nicht. Bitte wähle einen aus der Liste.');
const ambiguousPlace = t('Bitte wähle den Ort aus der Liste.');

/**
 * Looks up the typed place and returns the draft with it, or with an error. Keeps the typed text in any case. If the lookup fails, the
 * place is the town as typed.
 */
export async function settlePlace(draft: Draft): Promise<Draft> {
  if (!isUnsettled(draft)) return { ...draft, placeError: undefined };
  const place = await findPlace(draft.placeText);
  if (!place) return { ...draft, placeError: unknownPlace };
  if (place === 'ambiguous') return { ...draft, placeError: ambiguousPlace };
  return { ...draft, place, placeText: placeName(place), placeError: undefined };
}

/** Returns the current draft with the place found for an earlier one. Keeps text that was typed meanwhile. */
export function withSettledPlace(now: Draft, before: Draft, settled: Draft): Draft {
  if (now.placeText !== before.placeText || now.place !== before.place) return now;
  const { place, placeText, placeError } = settled;
  return { ...now, place, placeText, placeError };
}

/** Returns the part of a search that the fields contain. */
export function searchOf(draft: Draft): Pick<Search, 'text' | 'place' | 'perimeter'> {
  const { text, place, perimeter } = draft;
  return { text: text.trim(), place, perimeter: allowsPerimeter(draft) ? perimeter : 0 };
}
