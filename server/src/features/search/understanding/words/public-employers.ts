import type { PlaceNames } from '../places/place-names.ts';
import { tokenise, type Token } from '../tokens.ts';

/** Words before an employer: 'bei der Stadt Halle', 'beim Landkreis Stendal', 'für die Stadt Halle'. */
const before = new Set(['bei der', 'bei dem', 'beim', 'bei', 'fur die']);

/** What employs people where these words stand before the name of a place. */
const employers: ReadonlyMap<string, string> = new Map([
  ['stadt', 'stadtverwaltung'],
  ['gemeinde', 'gemeindeverwaltung'],
  ['landkreis', 'kreisverwaltung'],
  ['kreis', 'kreisverwaltung'],
]);

function isEmployer(tokens: readonly Token[], at: number, { towns }: PlaceNames): boolean {
  const [second = '', first = ''] = [at - 2, at - 1].map((one) => tokens[one]?.word ?? '');
  const isBefore = before.has(`${second} ${first}`) || before.has(first);
  return isBefore && towns.has(tokens[at + 1]?.word ?? '');
}

/** Adds the employer that a town or a district is: 'bei der Stadt Halle' is the administration of the town, which the place alone does not say. */
export function withPublicEmployers(tokens: readonly Token[], places: PlaceNames): Token[] {
  return tokens.flatMap((token, at) => {
    const employer = employers.get(token.word);
    const isOne = employer !== undefined && isEmployer(tokens, at, places);
    return isOne ? [...tokenise(employer), token] : [token];
  });
}
