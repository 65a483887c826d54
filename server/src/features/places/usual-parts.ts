/** Names of parts that many towns have, so that they do not identify a town; folded (lower case, umlauts as two letters). */
export const usualParts: ReadonlySet<string> = new Set(
  'altstadt neustadt nordstadt suedstadt oststadt weststadt innenstadt vorstadt unterstadt oberstadt siedlung werder alten reform gesundbrunnen mitte nord sued ost west nordwest zentrum industriehafen hafen'.split(
    ' ',
  ),
);

/** Minimum inhabitants: parts of smaller towns have names of people and things: 'Moritz', 'Schwarz', 'Buch'. */
const leastPopulation = 30_000;

/** Minimum letters: shorter names are too often other words. */
const leastLetters = 6;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Whether the name of a part without its town means only that part: 'Sudenburg', not 'Altstadt'. */
export function isKnownAlone(part: string, population: number): boolean {
  const folded = part.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
  const isWord = /^\p{L}+$/u.test(part) && part.length >= leastLetters;
  return isWord && population >= leastPopulation && !usualParts.has(folded);
}
