import { placeName, type Place } from '../../places/place.ts';
import { findPlace } from '../../places/find-place.ts';
import type { Search } from '../search.ts';

/** What stands in the search fields. The place's text may be ahead of the place itself. */
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

/** Whether the radius can be chosen: a town is entered or chosen; a region has no radius. */
export function allowsPerimeter({ place, placeText }: Draft): boolean {
  return place ? place.kind !== 'region' : placeText.trim() !== '';
}

/** Whether a town is typed that nobody has picked or looked up yet. */
export function isUnsettled({ place, placeText }: Draft): boolean {
  return place === null && placeText.trim() !== '';
}

/**
 * The draft after the search changed. What a person is typing stays: the text, if the change is what was sent from this very
 * field (`isOwnText`), and the town, unless the search's town changed.
 */
export function followed(draft: Draft, before: Search, now: Search, isOwnText: boolean): Draft {
  const own = draftOf(now);
  const isSamePlace = JSON.stringify(before.place) === JSON.stringify(now.place);
  return {
    ...(isSamePlace ? draft : own),
    text: isOwnText ? draft.text : own.text,
    // Without a town the search has no radius; the field remembers it for the next town.
    perimeter: now.place ? now.perimeter : draft.perimeter,
  };
}

const unknownPlace = 'Diesen Ort kennen wir nicht. Bitte wähle einen aus der Liste.';
const ambiguousPlace = 'Bitte wähle den Ort aus der Liste.';

/**
 * The draft with its place found, or with the reason why there is none. What is typed stays in any case. One that cannot be looked up
 * goes along as it was typed.
 */
export async function settlePlace(draft: Draft): Promise<Draft> {
  if (!isUnsettled(draft)) return { ...draft, placeError: undefined };
  const place = await findPlace(draft.placeText);
  if (!place) return { ...draft, placeError: unknownPlace };
  if (place === 'ambiguous') return { ...draft, placeError: ambiguousPlace };
  return { ...draft, place, placeText: placeName(place), placeError: undefined };
}

/** What the fields hold now, with the place that was found for an earlier draft. What was typed meanwhile stays. */
export function withSettledPlace(now: Draft, before: Draft, settled: Draft): Draft {
  if (now.placeText !== before.placeText || now.place !== before.place) return now;
  const { place, placeText, placeError } = settled;
  return { ...now, place, placeText, placeError };
}

/** The part of a search that the fields hold. */
export function searchOf(draft: Draft): Pick<Search, 'text' | 'place' | 'perimeter'> {
  const { text, place, perimeter } = draft;
  return { text: text.trim(), place, perimeter: allowsPerimeter(draft) ? perimeter : 0 };
}
