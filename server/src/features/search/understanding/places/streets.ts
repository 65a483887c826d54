import { smallWords } from '../small-words.ts';
import type { Token } from '../tokens.ts';

const roads: ReadonlySet<string> = new Set(['strasse', 'str', 'allee', 'chaussee', 'weg', 'ring']);

/** Before 'weg' they say how far something is: 'weiter weg'. */
const distances: ReadonlySet<string> = new Set(['weiter', 'kilometer']);

/** Words with such endings that are no addresses: 'an der Bundesstraße bauen'. */
const kindsOfRoads: ReadonlySet<string> = new Set([
  'bundesstrasse',
  'landstrasse',
  'kreisstrasse',
  'wasserstrasse',
]);

const ofTown = /.{3}(?:er|sche|schen)$/;
const oneWord = /^.{4,40}(?:strasse|str)$/;

/** Whether a street may begin with a word: a quick check that excludes most words. */
export const mayBeStreet = (tokens: readonly Token[], at: number): boolean =>
  roads.has(tokens[at + 1]?.word ?? '') || oneWord.test(tokens[at]?.word ?? '');

/**
 * How many words are a street there, with the number of a house: 'Leipziger Straße 5' is in another town, 'Breiter Weg' and 'Bahnhofstr.'
 * are no places of work. 0 where none is.
 */
export function streetLength(
  tokens: readonly Token[],
  at: number,
  isPlace: boolean,
  isMeant: (word: string) => boolean,
): number {
  const { word = '' } = tokens[at] ?? {};
  const isOneWord = oneWord.test(word) && !kindsOfRoads.has(word) && !isMeant(word);
  const isName = isPlace || (!isMeant(word) && !smallWords.has(word) && !distances.has(word));
  const isOfTown = isName && ofTown.test(word) && roads.has(tokens[at + 1]?.word ?? '');
  if (!isOneWord && !isOfTown) return 0;
  const length = isOneWord ? 1 : 2;
  return /^\d{1,3}[a-z]?$/.test(tokens[at + length]?.plain ?? '') ? length + 1 : length;
}
