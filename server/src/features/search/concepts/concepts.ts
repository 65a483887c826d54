import { readFileSync } from 'node:fs';
import type { VocabularyEntry } from '../engine/text/vocabulary.ts';
import { itemsOf, type Concept } from './concept.ts';
import { arabicInLatin } from './data/arabic-in-latin.ts';
import { businesses } from './data/businesses.ts';
import { building } from './data/building.ts';
import { crafts } from './data/crafts.ts';
import { culture } from './data/culture.ts';
import { electric } from './data/electric.ts';
import { employers } from './data/employers.ts';
import { everydayThings } from './data/everyday-things.ts';
import { fillers } from './data/fillers.ts';
import { food } from './data/food.ts';
import { functionWords } from './data/function-words.ts';
import { health } from './data/health.ts';
import { interests } from './data/interests.ts';
import { land } from './data/land.ts';
import { metal } from './data/metal.ts';
import { namesInMoreLanguages } from './data/names-in-more-languages.ts';
import { pastimes } from './data/pastimes.ts';
import { selfDenials } from './data/self-denying.ts';
import { buildingTasks } from './data/tasks-of-building.ts';
import { industryTasks } from './data/tasks-of-industry.ts';
import { serviceTasks } from './data/tasks-of-services.ts';
import { steps } from './data/steps.ts';
import { tasksInLanguages } from './data/tasks-in-languages.ts';
import { tools } from './data/tools.ts';
import { trade } from './data/trade.ts';
import { tradesInMoreWords } from './data/trades-in-more-words.ts';
import { transport } from './data/transport.ts';
import { workplaces } from './data/workplaces.ts';
import { leaningsAlone, withFamilies } from './leanings.ts';
import { countedTerms, forgetWords, formOf, keyOf, wordsOfTerm } from './terms.ts';

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
  pastimes,
  workplaces,
  buildingTasks,
  industryTasks,
  serviceTasks,
  businesses,
  tools,
  namesInMoreLanguages,
  arabicInLatin,
  tasksInLanguages,
  tradesInMoreWords,
  everydayThings,
  selfDenials,
];

const concepts: readonly Concept[] = families.flat();

/** Each names many trades, any of which could be cut off arbitrarily. */
const broad: readonly Concept[] = [
  ...interests,
  ...employers,
  ...pastimes,
  ...workplaces,
  ...businesses,
];

/** Letters of a word that counts only if it is known. */
const shortWord = 2;

/** @param keyed the key by which terms are equal: by their stems, or each form by itself */
function compiled(
  some: readonly Concept[],
  keyed: typeof keyOf,
): ReadonlyMap<string, VocabularyEntry> {
  const entries = new Map<string, VocabularyEntry>();
  const add = (kind: VocabularyEntry['kind'], term: string, meanings: readonly string[]) => {
    const key = keyed(kind, term);
    const before = entries.get(key)?.meanings;
    // Most terms stand once, and all terms of a concept share its list.
    const all = before === undefined ? meanings : [...new Set([...before, ...meanings])];
    entries.set(key, { kind, term, meanings: all, brafo: [] });
  };
  for (const concept of some) {
    const meanings = [...new Set(itemsOf(concept.means))];
    for (const { term, word, isOneWord } of countedTerms(concept)) {
      add('synonym', term, meanings);
      if (isOneWord && word.length === shortWord) add('kept', term, []);
    }
  }
  for (const filler of [...fillers.flatMap(itemsOf), ...functionWords]) add('noise', filler, []);
  return entries;
}

const compiledOnce = (some: readonly Concept[], keyed: typeof keyOf) => {
  let made: ReadonlyMap<string, VocabularyEntry> | undefined;
  return () => (made ??= compiled(some, keyed));
};
const known = compiledOnce(concepts, formOf);
const knownLeanings = compiledOnce(leaningsAlone, keyOf);
const knownBroadly = compiledOnce(broad, keyOf);
const knownSteps = compiledOnce(steps, formOf);

let ownEntries: readonly { readonly key: string; readonly entry: VocabularyEntry }[] | undefined;

/** Built-in vocabulary; a leaning is included only if no other list contains its words. */
function allOwn() {
  if (ownEntries !== undefined) return ownEntries;
  const all = [...known().values()].map((entry) => ({
    key: keyOf(entry.kind, entry.term),
    entry,
  }));
  const others = new Set(all.map(({ key }) => key));
  const leaned = [...knownLeanings()].flatMap(([key, entry]) =>
    entry.kind === 'synonym' && !others.has(key) ? [{ key, entry }] : [],
  );
  ownEntries = [...all, ...leaned].map(({ key, entry }) => ({
    key,
    entry: withFamilies(entry),
  }));
  return ownEntries;
}

const said = ({ kind, term, meanings }: VocabularyEntry) =>
  `${keyOf(kind, term)}: ${meanings.join(', ')}`;

let broughtAlong: ReadonlySet<string> | undefined;

/** The vocabulary shipped with the program, which is the initial vocabulary of the editors. */
function readBroughtAlong(): ReadonlySet<string> {
  const file = new URL('../data/vocabulary.json', import.meta.url);
  const entries = JSON.parse(readFileSync(file, 'utf8')) as VocabularyEntry[];
  return new Set(entries.map(said));
}

/** Removes phrases that are reduced to a single word with a meaning of its own: 'Bewerbungen lesen' beside 'lesen'. */
function withoutStumps(
  own: readonly VocabularyEntry[],
  theirs: readonly VocabularyEntry[],
): VocabularyEntry[] {
  const all = [...theirs, ...own];
  const formsOf = (kind: VocabularyEntry['kind']) =>
    new Set(
      all.flatMap((entry) => (entry.kind === kind ? [wordsOfTerm(entry.term).join(' ')] : [])),
    );
  const [noise, synonyms] = [formsOf('noise'), formsOf('synonym')];
  return own.filter(({ kind, term }) => {
    const words = kind === 'synonym' ? wordsOfTerm(term) : [];
    const left = words.filter((word) => !noise.has(word));
    return left.length === words.length || left.length !== 1 || !synonyms.has(left[0] ?? '');
  });
}

/**
 * The vocabulary of the editors, completed with the built-in one. The editors' entry takes precedence if both have a term; their
 * noise has no meaning. Their unchanged shipped entries also get the built-in meanings of employers and interests.
 */
export function withConcepts(entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const unchanged = (broughtAlong ??= readBroughtAlong());
  const theirs = new Set(entries.map(({ kind, term }) => keyOf(kind, term)));
  const theirForms = new Set(entries.map(({ kind, term }) => formOf(kind, term)));
  const theirSynonyms = new Set(
    entries.flatMap(({ kind, term }) => (kind === 'synonym' ? [wordsOfTerm(term).join(' ')] : [])),
  );
  const completed = entries.map((entry) => {
    const ours = knownBroadly().get(keyOf(entry.kind, entry.term))?.meanings ?? [];
    const isLeftAsItWas = entry.kind === 'synonym' && unchanged.has(said(entry));
    return isLeftAsItWas
      ? withFamilies({ ...entry, meanings: [...new Set([...entry.meanings, ...ours])] })
      : entry;
  });
  const own = withoutStumps(
    [
      ...allOwn().flatMap(({ key, entry }) => (theirs.has(key) ? [] : [entry])),
      // 'Verkäufer' has the stem of 'verkaufen' but is another word.
      ...[...knownSteps().values()].filter(({ kind, term }) => !theirForms.has(formOf(kind, term))),
    ],
    entries,
  );
  // A word with a meaning from editors is no noise, whatever it means in another language.
  const meant = own.filter(
    ({ kind, term }) => kind !== 'noise' || !theirSynonyms.has(wordsOfTerm(term).join(' ')),
  );
  forgetWords();
  return [...completed, ...meant];
}
