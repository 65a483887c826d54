import { furtherStateNames, germanStates } from '@lehrpfad/regions/german-states.ts';
import { importPlaces } from '@lehrpfad/regions/parts/import-places.ts';
import { foldedTown } from './place-text.ts';

const fold = (text: string) => foldedTown(text).replaceAll(' ', '');

/** States as exchanges write them, folded without blanks. */
const ourState = new Set(importPlaces.stateNames);
const allStates = new Set([
  ...furtherStateNames,
  ...Object.entries(germanStates).flatMap(([sign, { name }]) => [
    fold(name),
    `freistaat${fold(name)}`,
    `de${sign.toLowerCase()}`,
  ]),
]);

/** Whether a state, as a source writes it, is ours; undefined if the name is unknown. */
export function isOurState(state: string): boolean | undefined {
  const folded = fold(state);
  if (ourState.has(folded)) return true;
  return allStates.has(folded) ? false : undefined;
}
