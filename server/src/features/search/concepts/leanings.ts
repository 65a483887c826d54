import type { Family, VocabularyEntry } from '../engine/text/vocabulary.ts';
import { itemsOf, type Concept } from './concept.ts';
import { characters } from './data/characters.ts';
import { hobbies } from './data/hobbies.ts';
import { schoolSubjects } from './data/school-subjects.ts';
import { worksAndShops } from './data/works-and-shops.ts';
import { Families } from './families.ts';
import { countedTerms, formOf, keyOf } from './terms.ts';

/** What people like, what they are like and where they would work: each leads to many trades. */
export const leanings: readonly Concept[] = [
  ...hobbies,
  ...schoolSubjects,
  ...characters,
  ...worksAndShops,
];

/** So many of them are its meaning where nothing else knows a word; the others follow. */
const mainTrades = 3;

/** What a leaning means where nothing else knows its words. */
export const leaningsAlone: readonly Concept[] = leanings.map((leaning) => ({
  ...leaning,
  means: itemsOf(leaning.means).slice(0, mainTrades).join(','),
}));

/** By the term of a leaning, the trades that it leads to. */
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

let nearby:
  | { readonly families: Families; readonly leanings: ReadonlyMap<string, readonly Family[]> }
  | undefined;
/** The same list for the same families: thousands of terms share them. */
const familyLists = new Map<string, readonly Family[]>();

/** What a term means, and the occupations near to it. */
export function withFamilies(entry: VocabularyEntry): VocabularyEntry {
  if (entry.kind !== 'synonym') return entry;
  nearby ??= { families: new Families(), leanings: leaningFamilies() };
  const own = nearby.leanings.get(keyOf('synonym', entry.term)) ?? [];
  const near = [...own, ...nearby.families.of(entry.meanings)];
  if (near.length === 0) return entry;
  const key = near.map((family) => family.key).join(' ');
  const families = familyLists.get(key) ?? near;
  familyLists.set(key, families);
  return { ...entry, families };
}
