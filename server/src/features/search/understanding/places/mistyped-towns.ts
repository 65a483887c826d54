import { editsBetween } from '../../engine/text/edit-distance.ts';
import type { Town } from '../../engine/filters/towns.ts';
import { MistypableWords } from '../mistypable-words.ts';

/** Minimum population of a town that is recognised if its name is mistyped, and if a short name lacks a letter. */
const population = { mistyped: 4000, lacking: 15_000 };

/** Words of fewer letters may be too many other names with any letter replaced. */
const minLength = 6;
/** From this length on, two letters may be wrong. */
const minLengthForTwo = 9;
const minShortLength = 4;

/** 'burg' for 'burgg' and 'bbuurg'. */
const withoutDoubles = (word: string): string =>
  [...word].filter((letter, at, all) => letter !== all[at - 1]).join('');

const sorted = (word: string): string => [...word].sort().join('');

/**
 * Whether a short word has the letters of a name with two neighbours swapped ('Halel'), doubled or single ('Burgg'), or with one missing
 * ('Köthn'). A replaced letter makes another word: 'Hallo' is no 'Halle'.
 */
function isSlip(word: string, name: string, mayLack: boolean): boolean {
  if (editsBetween(word, name, 1) > 1) return false;
  if (word.length === name.length) return sorted(word) === sorted(name);
  return withoutDoubles(word) === withoutDoubles(name) || (mayLack && word.length < name.length);
}

/** Larger towns whose names are recognised with wrong letters. */
export class MistypedTowns {
  readonly #long = new MistypableWords<Town>(minLength);
  /** By the first letter, which is hardly ever mistyped. */
  readonly #short = new Map<string, [name: string, town: Town][]>();

  /** @param name folded */
  add(name: string, town: Town): void {
    if ((town.population ?? 0) < population.mistyped) return;
    this.#long.add(name, town);
    if (name.length < minShortLength || name.length > minLength || name.includes(' ')) return;
    const first = name.slice(0, 1);
    this.#short.set(first, [...(this.#short.get(first) ?? []), [name, town]]);
  }

  /** The town that a word means if it means nothing else. */
  near(word: string): Town | undefined {
    if (word.length >= minLength) {
      const town = this.#long.near(word, word.length < minLengthForTwo ? 1 : 2);
      if (town !== undefined) return town;
    }
    return word.length < minShortLength || word.length > minLength
      ? undefined
      : this.#shortNear(word);
  }

  /** Whether a word is so short that a word of an ad is no town. */
  static isShort(word: string): boolean {
    return word.length < minLength;
  }

  #shortNear(word: string): Town | undefined {
    const mayLack = (town: Town) => (town.population ?? 0) >= population.lacking;
    return this.#short
      .get(word.slice(0, 1))
      ?.find(([name, town]) => isSlip(word, name, mayLack(town)))?.[1];
  }
}
