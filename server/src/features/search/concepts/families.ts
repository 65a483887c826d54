import { wordsOf } from '../engine/text/analysis.ts';
import type { Family } from '../engine/text/synonyms.ts';
import { itemsOf } from './concept.ts';
import { neighbours } from './data/neighbours.ts';

const families: readonly Family[] = neighbours.map((line, at) => ({
  key: String(at),
  members: itemsOf(line),
}));

interface Member {
  readonly words: readonly string[];
  readonly family: Family;
}

/** Members by each of their words, so that few are compared with a meaning. */
const membersByWord = () => {
  const all = families.flatMap((family) =>
    family.members.map((member): Member => ({ words: wordsOf(member), family })),
  );
  return Map.groupBy(
    all.flatMap((member) => member.words.map((word) => ({ word, member }))),
    ({ word }) => word,
  );
};

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((word) => all.includes(word));

/** Number of a term's meanings that lead to related occupations, too: its further meanings are remote already. */
const maxMeanings = 3;

/** Shortest word that tells which names begin with it: 'Polizeimeister' means 'Polizeimeisteranwärter'. */
const minBeginning = 10;

/** Finds the families of occupations; a meaning that contains all words of a member is a specialisation of it. */
export class Families {
  readonly #members = membersByWord();
  readonly #ofMeaning = new Map<string, readonly Family[]>();
  readonly #ofMeanings = new Map<string, readonly Family[]>();

  /** @returns the same list for the same meanings */
  of(meanings: readonly string[]): readonly Family[] {
    const telling = meanings.slice(0, maxMeanings);
    const key = telling.join(',');
    const known = this.#ofMeanings.get(key);
    if (known !== undefined) return known;
    const found = [...new Set(telling.flatMap((meaning) => this.#familiesOf(meaning)))];
    this.#ofMeanings.set(key, found);
    return found;
  }

  #familiesOf(meaning: string): readonly Family[] {
    const known = this.#ofMeaning.get(meaning);
    if (known !== undefined) return known;
    const words = wordsOf(meaning);
    const near = words.flatMap((word) => this.#members.get(word) ?? []);
    const named = near.filter(({ member }) => isWithin(member.words, words));
    const meant =
      named.length > 0 ? named : near.filter(({ member }) => isWithin(words, member.words));
    const all = meant.length > 0 ? meant : this.#begunBy(words);
    const found = [...new Set(all.map(({ member }) => member.family))];
    this.#ofMeaning.set(meaning, found);
    return found;
  }

  /** The members of one word that begin with the only word of a meaning. */
  #begunBy([word = '', ...more]: readonly string[]) {
    if (word.length < minBeginning || more.length > 0) return [];
    return [...this.#members].flatMap(([name, members]) =>
      name.startsWith(word) ? members.filter(({ member }) => member.words.length === 1) : [],
    );
  }
}

let shared: Families | undefined;

/** The families of all occupations, which are parsed at the first call. */
export const occupationFamilies = (): Families => (shared ??= new Families());

/**
 * The members of the families of an occupation: names of the catalogue or enough of their words. The family that names the occupation first is
 * the nearest.
 */
export function relatedOccupations(name: string): readonly string[] {
  const words = wordsOf(name);
  const placeIn = ({ members }: Family) => {
    const at = members.findIndex((member) => isWithin(wordsOf(member), words));
    return at === -1 ? members.length : at;
  };
  const nearestFirst = occupationFamilies()
    .of([name])
    .toSorted((a, b) => placeIn(a) - placeIn(b));
  return [...new Set(nearestFirst.flatMap(({ members }) => members))];
}
