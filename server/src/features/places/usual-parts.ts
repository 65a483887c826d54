/** Names of parts that many towns have, so that they do not identify a town; folded (lower case, umlauts as two letters). */
export const usualParts: ReadonlySet<string> = new Set(
  'altstadt neustadt nordstadt suedstadt oststadt weststadt innenstadt vorstadt unterstadt oberstadt siedlung werder alten reform gesundbrunnen mitte nord sued ost west nordwest zentrum industriehafen hafen'.split(
    ' ',
  ),
);

/** Minimum inhabitants: parts of smaller towns have names of people and things: 'Moritz', 'Schwarz', 'Buch'. */
const minPopulation = 30_000;

/** Minimum letters: shorter names are too often other words. */
const minLetters = 6;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'Neu Olvenstedt' is also called 'Olvenstedt', and 'Stadtfeld Ost' 'Stadtfeld'. */
export function namesOfPart(part: string): string[] {
  const bare = part
    .replace(/^(?:Alt|Neu|Klein|Groß)[ -](?=\p{L}{6})/u, '')
    .replace(/(?<=\p{L}{6})[ -](?:Nord|Süd|Ost|West)$/u, '');
  return bare === part ? [part] : [part, bare];
}

/** One word, also with what distinguishes it from another part: 'Heide-Nord', 'Neu Olvenstedt'. */
const ownName = /^(?:(?:Alt|Neu|Klein|Groß)[ -])?\p{L}+(?:[ -](?:Nord|Süd|Ost|West))?$/u;

const foldedPart = (part: string): string =>
  part.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);

/** Whether the name of a part without its town means only that part: 'Sudenburg', not 'Altstadt'. */
function isKnownAlone(part: string): boolean {
  return ownName.test(part) && part.length >= minLetters && !usualParts.has(foldedPart(part));
}

/** Ends that only names of places have: of municipalities of any size such parts are villages of their own, as Osterweddingen of Sülzetal. */
const villageEnd =
  /(?:leben|stedt|städt|dorf|rode|roda|ingen|ungen|hausen|nitz|witz|litz|ritz|born|hagen)$/;
const minVillageLetters = 8;

const isVillage = (part: string): boolean =>
  part.length >= minVillageLetters && /^\p{L}+$/u.test(part) && villageEnd.test(part);

/** The parts of a town that are known without its name, by all their names. */
export function knownPartsOf(parts: readonly string[], population: number): string[] {
  if (population < minPopulation) return parts.filter(isVillage);
  return [...new Set(parts.flatMap(namesOfPart))].filter(isKnownAlone);
}

/** Minimum letters of a part that is known after a preposition: 'in Elbeu'. */
const minLettersInPlace = 4;

/** The parts that mean their town where a text says that they are a place. */
export const villagesOf = (parts: readonly string[]): string[] =>
  parts.filter(
    (part) =>
      part.length >= minLettersInPlace &&
      /^\p{Lu}\p{L}+$/u.test(part) &&
      !usualParts.has(foldedPart(part)),
  );
