import { stem, wordsOf } from '../engine/text/analysis.ts';
import { longestPhrase, type VocabularyEntry } from '../engine/text/vocabulary.ts';
import { itemsOf, type Concept } from './concept.ts';
import { building } from './data/building.ts';
import { crafts } from './data/crafts.ts';
import { culture } from './data/culture.ts';
import { electric } from './data/electric.ts';
import { employers } from './data/employers.ts';
import { fillers } from './data/fillers.ts';
import { food } from './data/food.ts';
import { health } from './data/health.ts';
import { interests } from './data/interests.ts';
import { land } from './data/land.ts';
import { metal } from './data/metal.ts';
import { trade } from './data/trade.ts';
import { transport } from './data/transport.ts';
import { transliterated } from './transliteration.ts';

const families = [
  land,
  building,
  crafts,
  metal,
  electric,
  food,
  trade,
  health,
  transport,
  culture,
  interests,
  employers,
];

const concepts: readonly Concept[] = families.flat();

/** Synonyms are met in any inflection, noise and kept words as they are. */
const keyOf = (kind: VocabularyEntry['kind'], term: string) => {
  const words = wordsOf(term);
  return `${kind} ${(kind === 'synonym' ? words.map(stem) : words).join(' ')}`;
};

function termsOf({ de, en, pl, uk, ru, ar, vi, tr, ro }: Concept): string[] {
  const cyrillic = [...itemsOf(uk), ...itemsOf(ru)];
  return [
    ...[de, en, pl, ar, vi, tr, ro].flatMap(itemsOf),
    ...cyrillic,
    ...cyrillic.flatMap(transliterated),
  ];
}

/** Letters of a word that counts only where it is known. */
const shortWord = 2;

function compiled(): ReadonlyMap<string, VocabularyEntry> {
  const entries = new Map<string, VocabularyEntry>();
  const add = (kind: VocabularyEntry['kind'], term: string, meanings: readonly string[]) => {
    const key = keyOf(kind, term);
    const before = entries.get(key)?.meanings ?? [];
    entries.set(key, { kind, term, meanings: [...new Set([...before, ...meanings])], brafo: [] });
  };
  for (const concept of concepts) {
    const meanings = itemsOf(concept.means);
    const names = new Set(meanings.map((name) => keyOf('synonym', name)));
    for (const term of termsOf(concept)) {
      const [word = '', ...more] = wordsOf(term);
      // Whoever names an occupation means it, and not its neighbours.
      if (more.length >= longestPhrase || names.has(keyOf('synonym', term))) continue;
      add('synonym', term, meanings);
      if (more.length === 0 && word.length === shortWord) add('kept', term, []);
    }
  }
  for (const filler of fillers.flatMap(itemsOf)) add('noise', filler, []);
  return entries;
}

let known: ReadonlyMap<string, VocabularyEntry> | undefined;

/**
 * The vocabulary of the editors, and what the program knows of the occupations beside it. Where both have a term, theirs counts; what
 * they take for noise means nothing.
 */
export function withConcepts(entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  known ??= compiled();
  const theirs = new Set(entries.map(({ kind, term }) => keyOf(kind, term)));
  const theirSynonyms = new Set(
    entries.flatMap(({ kind, term }) => (kind === 'synonym' ? [wordsOf(term).join(' ')] : [])),
  );
  const own = [...known].flatMap(([key, entry]) => (theirs.has(key) ? [] : [entry]));
  // A word that editors give a meaning is no noise, whatever it says in another language.
  const meant = own.filter(
    ({ kind, term }) => kind !== 'noise' || !theirSynonyms.has(wordsOf(term).join(' ')),
  );
  return [...entries, ...meant];
}
