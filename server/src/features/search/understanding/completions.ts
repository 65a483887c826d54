import type { Town } from '../engine/filters/towns.ts';
import { foldLetters } from '../engine/text/analysis.ts';
import { denials } from './small-words.ts';
import { completableStarts } from './start-words.ts';
import { keyOf } from './tokens.ts';

/** A text whose last word is finished, and the ads that it finds. */
export interface Completion {
  readonly text: string;
  readonly count: number;
}

/** What people add to a trade; only what `readQuery` takes for a wish. */
const wishes = [
  'Teilzeit',
  'Hauptschulabschluss',
  'Realschulabschluss',
  'Abitur',
  'ohne Abschluss',
  'ohne Abitur',
  'Führerschein',
  'Unterkunft',
  'Wohnheim',
  'Tarif',
  'Homeoffice',
  'Schichtdienst',
  'kein Schichtdienst',
  'Wochenende frei',
];

const typesAndAreas = [
  'Praktikum',
  'Ausbildung',
  'Altmark',
  'Anhalt',
  'Börde',
  'Burgenlandkreis',
  'Harz',
  'Jerichower Land',
  'Mansfeld-Südharz',
  'Saalekreis',
  'Saale-Unstrut',
  'Salzlandkreis',
];

/** Letters from which on a first word is completed: fewer are the beginning of an occupation. */
const shortestAlone = 3;

/** Phrases that are tried, so that a keystroke costs a bounded number of searches. */
const mostTried = 6;
const mostShown = 3;

const lastWord = /(?:^|\s)(\S+)$/;

interface Phrase {
  readonly text: string;
  readonly letters: string;
}

const phrase = (text: string): Phrase => ({ text, letters: foldLetters(text.toLowerCase()) });

const fixed = wishes.map(phrase);
const typeAndAreaPhrases = typesAndAreas.map(phrase);

/** Finishes the last word of a text as a town, an area, a month or a condition. */
export class Completions {
  readonly #towns: readonly Phrase[];

  /** @param towns larger ones first */
  constructor(towns: readonly Town[]) {
    this.#towns = towns.map(({ name }) => phrase(name));
  }

  /**
   * Never one that finds nothing.
   * @param today ISO day in Berlin
   * @param count ads that meet all of a text
   */
  of(text: string, today: string, count: (text: string) => number): Completion[] {
    const last = lastWord.exec(text)?.[1];
    if (last === undefined) return [];
    const head = text.slice(0, text.length - last.length).trim();
    if (head === '' && last.length < shortestAlone) return [];
    const letters = foldLetters(last.toLowerCase());
    // 'ohne A…' asks for no place and no time.
    const isDenied = denials.has(keyOf(head).split(' ').at(-1) ?? '');
    const others = isDenied
      ? []
      : [...typeAndAreaPhrases, ...completableStarts(today).map(phrase), ...this.#towns];
    const tried = [...fixed, ...others]
      .filter((one) => one.letters.startsWith(letters) && one.letters !== letters)
      .slice(0, mostTried);
    return tried
      .map((one) => {
        const whole = head === '' ? one.text : `${head} ${one.text}`;
        return { text: whole, count: count(whole) };
      })
      .filter((one) => one.count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostShown);
  }
}
