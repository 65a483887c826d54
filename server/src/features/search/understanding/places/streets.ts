import type { Token } from '../tokens.ts';

const roads: ReadonlySet<string> = new Set(['strasse', 'str', 'allee', 'chaussee']);

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
 * Number of words of a street with its house number: 'Magdeburger Straße 5' is in another town, and 'Bahnhofstr.' no place of
 * work. 0 if there is none.
 */
export function streetLength(
  tokens: readonly Token[],
  at: number,
  isPlace: boolean,
  isMeant: (word: string) => boolean,
): number {
  const { word = '' } = tokens[at] ?? {};
  const isOneWord = oneWord.test(word) && !kindsOfRoads.has(word) && !isMeant(word);
  const isOfTown = isPlace && ofTown.test(word) && roads.has(tokens[at + 1]?.word ?? '');
  if (!isOneWord && !isOfTown) return 0;
  const length = isOneWord ? 1 : 2;
  return /^\d{1,3}[a-z]?$/.test(tokens[at + length]?.plain ?? '') ? length + 1 : length;
}
