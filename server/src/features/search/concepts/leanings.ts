import type { Family } from '../engine/text/synonyms.ts';
import type { VocabularyEntry } from '../engine/text/vocabulary.ts';
import { itemsOf, type Concept } from './concept.ts';
import { characters } from './data/characters.ts';
import { figuresAndSeries } from './data/figures-and-series.ts';
import { hobbies } from './data/hobbies.ts';
import { schoolSubjects } from './data/school-subjects.ts';
import { worksAndShops } from './data/works-and-shops.ts';
import { occupationFamilies } from './families.ts';
import { countedTerms, formOf, keyOf } from './terms.ts';

/** Preferences, characteristics and workplaces of people: each leads to many trades. */
export const leanings: readonly Concept[] = [
  ...hobbies,
  ...schoolSubjects,
  ...characters,
  ...worksAndShops,
  ...figuresAndSeries,
];

/** Number of trades that are the main meaning of a word that only a leaning contains; the others follow. */
const mainTrades = 3;

/** Meanings of leanings for words that no other list contains. */
export const leaningsAlone: readonly Concept[] = leanings.map((leaning) => ({
  ...leaning,
  means: itemsOf(leaning.means).slice(0, mainTrades).join(','),
}));

/** The trades of each leaning by its terms. */
function leaningFamilies(): ReadonlyMap<string, readonly Family[]> {
  const found = new Map<string, readonly Family[]>();
  leanings.forEach((leaning, at) => {
    const family = { key: `leaning ${at}`, members: itemsOf(leaning.means), isNamed: true };
    for (const { term } of countedTerms(leaning, formOf)) {
      const key = keyOf('synonym', term);
      found.set(key, [...(found.get(key) ?? []), family]);
    }
  });
  return found;
}

let ofLeanings: ReadonlyMap<string, readonly Family[]> | undefined;
/** Shared lists of families: thousands of terms have the same ones. */
const familyLists = new Map<string, readonly Family[]>();

/** Adds to an entry the occupations related to its meanings. */
export function withFamilies(entry: VocabularyEntry): VocabularyEntry {
  if (entry.kind !== 'synonym') return entry;
  ofLeanings ??= leaningFamilies();
  const own = ofLeanings.get(keyOf('synonym', entry.term)) ?? [];
  const near = [...own, ...occupationFamilies().of(entry.meanings)];
  if (near.length === 0) return entry;
  const key = near.map((family) => family.key).join(' ');
  const families = familyLists.get(key) ?? near;
  familyLists.set(key, families);
  return { ...entry, families };
}
