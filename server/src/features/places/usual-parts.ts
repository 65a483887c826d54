/** Parts that nearly every town has: alone they name no town; folded (small letters, umlauts as two). */
export const usualParts: ReadonlySet<string> = new Set(
  'altstadt neustadt nordstadt suedstadt oststadt weststadt innenstadt vorstadt unterstadt oberstadt siedlung werder alten reform gesundbrunnen mitte nord sued ost west nordwest zentrum industriehafen hafen'.split(
    ' ',
  ),
);

/** Smaller towns have parts that are called like people and things: 'Moritz', 'Schwarz', 'Buch'. Inhabitants. */
const leastPopulation = 30_000;

/** Shorter names are too easily other words. Letters. */
const leastLetters = 6;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Whether people name a part of a town without the town, and mean nothing else by it: 'Sudenburg', not 'Altstadt'. */
export function isKnownAlone(part: string, population: number): boolean {
  const folded = part.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
  const isWord = /^\p{L}+$/u.test(part) && part.length >= leastLetters;
  return isWord && population >= leastPopulation && !usualParts.has(folded);
}
