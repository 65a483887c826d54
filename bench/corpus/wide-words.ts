import { nameBeginnings, nameEndings } from '../../server/src/commands/demo/texts/names.ts';
import type { Random } from '../../server/src/commands/demo/random.ts';
import {
  adjectiveEndings,
  firstParts,
  lastParts,
  middleParts,
  verbPrefixes,
  verbStems,
} from './word-parts.ts';
import { mixed, zipfRank } from './zipf.ts';

/**
 * Number of ranks in the wide vocabulary. With ten draws per ad, 50,000 ads contain some 75,000 distinct words; more ads add more
 * words, as in real texts (Heaps' law).
 */
const wideRanks = 120_000;

/** Makes several choices from one number: each call uses up a part of it. */
function chooser(rank: number): <Item>(items: readonly Item[]) => Item {
  let step = 0;
  return <Item>(items: readonly Item[]) => {
    step += 1;
    return items[mixed(rank * 31 + step * 0x9e3779b1) % items.length] as Item;
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Omits, doubles or swaps a letter, somewhere after the second one. */
export function misspelt(word: string, at: number): string {
  const place = 2 + (at % Math.max(1, word.length - 3));
  const [before, letter, next, after] = [
    word.slice(0, place),
    word.charAt(place),
    word.charAt(place + 1),
    word.slice(place + 2),
  ];
  if (at % 3 === 0) return before + next + after;
  if (at % 3 === 1) return before + letter + letter + next + after;
  return before + next + letter + after;
}

function properWord(rank: number): string {
  const choose = chooser(rank);
  const kind = mixed(rank) % 100;
  if (kind < 52) return choose(firstParts) + choose(lastParts);
  if (kind < 76) return choose(firstParts) + choose(middleParts) + choose(lastParts);
  if (kind < 84) return choose(firstParts).toLowerCase() + choose(adjectiveEndings);
  if (kind < 89) return capital(choose(verbPrefixes) + choose(verbStems));
  if (kind < 95) return `${choose(nameBeginnings)}${choose(nameEndings)}${choose(['', 'er', 's'])}`;
  return `${choose(['DIN', 'ISO', 'EN', 'Typ', 'Raum', 'Modul'])} ${10 + (mixed(rank + 7) % 19_990)}`;
}

/** Returns the word of that rank, the same in every run. One in thirty is misspelt. */
export function wideWord(rank: number): string {
  if (mixed(rank + 1_000_003) % 30 > 0) return properWord(rank);
  return misspelt(properWord(mixed(rank) % 3000), mixed(rank + 5));
}

/** Draws a word of the wide vocabulary by Zipf's law. */
export function anyWideWord(random: Random): string {
  return wideWord(zipfRank(random, wideRanks));
}
