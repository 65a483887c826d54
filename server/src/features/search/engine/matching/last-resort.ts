import { soundOf } from '../text/phonetics.ts';
import type { Synonym, Vocabulary } from '../text/vocabulary.ts';
import type { WordTable } from './word-table.ts';

/** Shortest word that may be one letter further away than a usual typo; of shorter ones only letters may be swapped. */
const shortestFar = 6;
/** From this length on a word may be three letters away. */
const shortestThree = 10;
const shortestSwapped = 4;

/** What a word may have been meant to be. */
export interface Meant {
  readonly edits: number;
  /** Words of names, as they are compared. */
  readonly names: readonly string[];
  readonly synonyms: readonly Synonym[];
}

function furthest(length: number): number {
  if (length >= shortestThree) return 3;
  return length >= shortestFar ? 2 : 1;
}

const sorted = (word: string) => [...word].sort().join('');

/** The endings of women's names of occupations when they are mistyped: 'Köchinn', 'Friseurni'. */
const mistypedEnding = /(?:inn|iin|imn|ni|inen)$/;

/**
 * The names and terms that are spelled most like a word that nothing is known of and that is no usual typo. They begin like it. Of those
 * equally near all count.
 */
export function nearestMeant(
  word: string,
  table: WordTable,
  vocabulary: Vocabulary,
): Meant | undefined {
  if (word.length < shortestSwapped) return undefined;
  const mayBe = (other: string) =>
    other[0] === word[0] && (word.length >= shortestFar || sorted(other) === sorted(word));
  const limit = furthest(word.length);
  const names: { word: string; edits: number }[] = [];
  table.nameTypos.near(
    word,
    (number, edits) => {
      const name = table.word(number);
      if (mayBe(name) && table.standsInNames(number)) names.push({ word: name, edits });
    },
    limit,
  );
  const terms = vocabulary.nearSynonyms(word, limit).filter(({ term }) => mayBe(term));
  const edits = Math.min(...names.map((one) => one.edits), ...terms.map((one) => one.edits));
  if (edits > limit) return undefined;
  const sound = soundOf(word);
  const isSound = (other: string) => soundOf(other) === sound;
  const nearest = { names: names.filter(isOf(edits)), terms: terms.filter(isOf(edits)) };
  // Of words that are equally near, those that sound like it were meant: 'Metzga' is 'Metzger'.
  const sounding =
    nearest.names.some((one) => isSound(one.word)) ||
    nearest.terms.some((one) => isSound(one.term));
  const counts = (other: string) => !sounding || isSound(other);
  return {
    edits,
    names: [...new Set(nearest.names.map((one) => one.word).filter(counts))],
    synonyms: nearest.terms.filter(({ term }) => counts(term)).map(({ synonym }) => synonym),
  };
}

const isOf = (edits: number) => (one: { readonly edits: number }) => one.edits === edits;

/** 'koch' for 'kochinn'; undefined where the word does not end so. */
export function withoutMistypedEnding(word: string): string | undefined {
  const rest = word.replace(mistypedEnding, '');
  return rest !== word && rest.length >= shortestSwapped ? rest : undefined;
}
