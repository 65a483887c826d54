import { editsBetween } from '../../engine/text/edit-distance.ts';
import { keyOf } from '../tokens.ts';
import type { Place } from './place-names.ts';

/** Minimum length of a further word of a town's name, and maximum number of wrong letters in it. */
const minRestLength = 5;
const mistypedRest = 2;

/**
 * 1 if the word behind the name of a place belongs to it: 'Dessau Roslau', the rest of the name, mistyped; 'Magdeburg Stadtfeld', the
 * beginning of a part's name.
 */
export function endOfName(word: string, place: Place, isMeant: (word: string) => boolean): 0 | 1 {
  if (place.kind !== 'town' || word.length < minRestLength) return 0;
  const parts = isMeant(word) ? [] : (place.town.parts ?? []);
  if (parts.some((part) => keyOf(part).split(' ')[0] === word)) return 1;
  const words = keyOf(place.town.name).split(' ');
  return words.some((one) => editsBetween(word, one, mistypedRest) <= mistypedRest) ? 1 : 0;
}
