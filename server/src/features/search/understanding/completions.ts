import type { Town } from '../engine/filters/towns.ts';
import { foldLetters } from '../engine/text/analysis.ts';
import { completableConditions, deniableConditions } from './conditions/condition-words.ts';
import { areaNames } from './places/area-names.ts';
import { denials } from './denials/denial-words.ts';
import { completableStarts } from './start-dates.ts';
import { keyOf } from './tokens.ts';

/** A text with its last word completed, and the number of ads that it finds. */
export interface Completion {
  readonly text: string;
  readonly count: number;
}

/** A phrase and its folded letters. */
interface Phrase {
  readonly text: string;
  readonly letters: string;
}

const phrase = (text: string): Phrase => ({ text, letters: foldLetters(text.toLowerCase()) });

const conditions = completableConditions.map(phrase);
const denied = deniableConditions.map(phrase);

const types = ['Praktikum', 'Ausbildung'].map(phrase);

const areas = areaNames.map(phrase);

/** Minimum letters of a first word that is completed: fewer are the beginning of an occupation. */
const minFirstWordLength = 3;

/** Maximum number of tested phrases of a kind, so that a keystroke costs a bounded number of searches. */
const maxTried = 3;
const maxShown = 3;

const lastWord = /(?:^|\s)(\S+)$/;

/** Completes the last word of a text as a place, a condition, a type or a time. */
export class Completions {
  readonly #places: readonly Phrase[];

  /** @param towns larger ones first */
  constructor(towns: readonly Town[]) {
    this.#places = [...towns.map(({ name }) => phrase(name)), ...areas];
  }

  /**
   * The best completion of each kind first; none without hits.
   * @param today ISO day in Berlin
   * @param count number of ads that match the whole text
   */
  of(text: string, today: string, count: (text: string) => number): Completion[] {
    const last = lastWord.exec(text)?.[1];
    if (last === undefined) return [];
    const head = text.slice(0, text.length - last.length).trim();
    if (head === '' && last.length < minFirstWordLength) return [];
    const letters = foldLetters(last.toLowerCase());
    const found = this.#kinds(head, today).map((phrases) =>
      phrases
        .filter((one) => one.letters.startsWith(letters) && one.letters !== letters)
        .slice(0, maxTried)
        .map((one) => (head === '' ? one.text : `${head} ${one.text}`))
        .map((whole) => ({ text: whole, count: count(whole) }))
        .filter((one) => one.count > 0)
        .toSorted((a, b) => b.count - a.count),
    );
    const rounds = Array.from({ length: maxShown }, (_, at) => at);
    return rounds.flatMap((at) => found.flatMap((some) => some[at] ?? [])).slice(0, maxShown);
  }

  #kinds(head: string, today: string): (readonly Phrase[])[] {
    // After 'ohne A…' no place and no time can follow.
    if (denials.has(keyOf(head).split(' ').at(-1) ?? '')) return [denied];
    return [this.#places, conditions, types, completableStarts(today).map(phrase)];
  }
}
