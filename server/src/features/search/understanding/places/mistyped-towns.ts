import { editsBetween } from '../../engine/text/edit-distance.ts';
import type { Town } from '../../engine/filters/towns.ts';
import { inLatin } from '../../concepts/transliteration.ts';
import { editsIn, MistypableWords } from '../mistypable-words.ts';
import type { Token } from '../tokens.ts';
import type { PlaceHints } from './place-hints.ts';

/** Minimum population of a town that is recognised if its name is mistyped, if a short name lacks a letter, and if the second word is mistyped. */
const population = { mistyped: 4000, lacking: 15_000, ofTwoWords: 1000 };

/** After the first word of a name hardly anything else follows than its second: 'Bad Kösn'. */
const minSecondLength = 4;

/** Words of fewer letters may be too many other names with any letter replaced. */
const minLength = 6;
/** Minimum letters of a village that is recognised with a letter doubled or single: 'Osterwedingen'. */
const minVillageLength = 8;
/** From this length on, two letters may be wrong. */
const minLengthForTwo = 9;
const minShortLength = 4;

/** 'burg' for 'burgg' and 'bbuurg'. */
const withoutDoubles = (word: string): string =>
  [...word].filter((letter, at, all) => letter !== all[at - 1]).join('');

/** 'Madeburch', as people speak and type it. */
const spokenEnd = /bur(?:ch|sch|ich)$/;

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

  /** Names of villages and parts of towns, without doubled letters. */
  readonly #undoubled = new Map<string, Town>();

  /** The second words of names, by the first. */
  readonly #seconds = new Map<string, MistypableWords<Town>>();

  /** @param name folded */
  add(name: string, town: Town): void {
    this.#addSecond(name, town);
    if ((town.population ?? 0) < population.mistyped) return;
    this.#long.add(name, town);
    if (name.length < minShortLength || name.length > minLength || name.includes(' ')) return;
    const first = name.slice(0, 1);
    this.#short.set(first, [...(this.#short.get(first) ?? []), [name, town]]);
  }

  /** @param name of a town of any size or of a part, folded; the first town with it keeps it */
  addVillage(name: string, town: Town): void {
    if (name.length < minVillageLength || name.includes(' ')) return;
    const undoubled = withoutDoubles(name);
    if (!this.#undoubled.has(undoubled)) this.#undoubled.set(undoubled, town);
  }

  /** The village or part whose name has other doubled letters than a word. */
  village(word: string): Town | undefined {
    return word.length < minVillageLength - 1
      ? undefined
      : this.#undoubled.get(withoutDoubles(word));
  }

  #addSecond(name: string, town: Town): void {
    const [first = '', second, third] = name.split(' ');
    if (second === undefined || third !== undefined) return;
    if ((town.population ?? 0) < population.ofTwoWords) return;
    const seconds = this.#seconds.get(first) ?? new MistypableWords<Town>(minSecondLength);
    seconds.add(second, town);
    this.#seconds.set(first, seconds);
  }

  /** The town with a mistyped name that begins at a token. */
  at(
    tokens: readonly Token[],
    at: number,
    hints: PlaceHints,
  ): { readonly town: Town; readonly length: number } | undefined {
    const ofTwo = this.#ofTwoWordsAt(tokens, at, hints);
    if (ofTwo !== undefined) return { town: ofTwo, length: 2 };
    const { word = '' } = tokens[at] ?? {};
    // 'Reicht' is no 'Reichow'.
    if (hints.isOtherwiseMeant(word) || !hints.isCounted(word)) return undefined;
    // 'Zeit' is no 'Zeitz'.
    if (word.length < minLength && hints.isKnown(word)) return undefined;
    const town = this.near(inLatin(word)) ?? this.#villageAt(word, hints);
    return town && { town, length: 1 };
  }

  #villageAt(word: string, { afterPreposition, isAlone, isBesideTrade }: PlaceHints) {
    const town = this.village(word);
    return town && (afterPreposition || isAlone() || isBesideTrade()) ? town : undefined;
  }

  /** 'Bad Lauchstedt': otherwise the town is searched with the word 'Bad'. */
  #ofTwoWordsAt(tokens: readonly Token[], at: number, { isKnown }: PlaceHints): Town | undefined {
    const seconds = this.#seconds.get(tokens[at]?.word ?? '');
    const { word = '' } = tokens[at + 1] ?? {};
    if (seconds === undefined || word.length < minSecondLength || isKnown(word)) return undefined;
    return seconds.near(word, editsIn(word));
  }

  /** The town that a word means if it means nothing else. */
  near(written: string): Town | undefined {
    const word = written.replace(spokenEnd, 'burg');
    if (word.length >= minLength) {
      const town = this.#long.near(word, word.length < minLengthForTwo ? 1 : 2);
      if (town !== undefined) return town;
    }
    return word.length < minShortLength || word.length > minLength
      ? undefined
      : this.#shortNear(word);
  }

  #shortNear(word: string): Town | undefined {
    const mayLack = (town: Town) => (town.population ?? 0) >= population.lacking;
    return this.#short
      .get(word.slice(0, 1))
      ?.find(([name, town]) => isSlip(word, name, mayLack(town)))?.[1];
  }
}
