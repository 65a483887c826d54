import { editsBetween } from '../../engine/text/edit-distance.ts';
import { keyOf, keysOf } from '../tokens.ts';
import type { Place } from './place-names.ts';

/** Minimum length of a further word of a town's name, and maximum number of wrong letters in it. */
const minRestLength = 5;
const mistypedRest = 2;

/** Quarters that people name in any town: 'Wolfen Nord', 'Altstadt Halle'. */
const quarters = keysOf(
  'nord süd ost west nordost nordwest südost südwest mitte stadtmitte zentrum stadtzentrum innenstadt altstadt neustadt nordstadt südstadt oststadt weststadt',
);

const partsOf = (place: Place) => (place.kind === 'town' ? (place.town.parts ?? []) : []);

/**
 * 1 if the word behind the name of a place belongs to it: 'Dessau Roslau', the rest of the name, mistyped; 'Magdeburg Stadtfeld', the
 * beginning of a part's name; 'Wolfen Nord'.
 */
export function endOfName(word: string, place: Place, isMeant: (word: string) => boolean): 0 | 1 {
  if (place.kind !== 'town') return 0;
  if (quarters.has(word)) return isMeant(word) ? 0 : 1;
  if (word.length < minRestLength) return 0;
  const parts = isMeant(word) ? [] : partsOf(place);
  if (parts.some((part) => keyOf(part).split(' ')[0] === word)) return 1;
  // 'Schönebeck Salzelmen', which is also called 'Bad Salzelmen'.
  if (place.town.aliases.some((alias) => keyOf(alias).split(' ').at(-1) === word)) return 1;
  const words = keyOf(place.town.name).split(' ');
  return words.some((one) => editsBetween(word, one, mistypedRest) <= mistypedRest) ? 1 : 0;
}

/** 1 if the word before the name of a town is one of its quarters: 'Reform Magdeburg', 'Altstadt Halle'. */
export function startOfName(word: string, place: Place, isMeant: (word: string) => boolean): 0 | 1 {
  if (place.kind !== 'town' || isMeant(word)) return 0;
  return quarters.has(word) || partsOf(place).some((part) => keyOf(part) === word) ? 1 : 0;
}
