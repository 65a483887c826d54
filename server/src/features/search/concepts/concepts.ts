import { readFileSync } from 'node:fs';
import { stem, wordsOf } from '../engine/text/analysis.ts';
import { longestPhrase, type VocabularyEntry } from '../engine/text/vocabulary.ts';
import { itemsOf, type Concept } from './concept.ts';
import { businesses } from './data/businesses.ts';
import { building } from './data/building.ts';
import { crafts } from './data/crafts.ts';
import { culture } from './data/culture.ts';
import { electric } from './data/electric.ts';
import { employers } from './data/employers.ts';
import { fillers } from './data/fillers.ts';
import { food } from './data/food.ts';
import { functionWords } from './data/function-words.ts';
import { health } from './data/health.ts';
import { interests } from './data/interests.ts';
import { land } from './data/land.ts';
import { metal } from './data/metal.ts';
import { pastimes } from './data/pastimes.ts';
import { buildingTasks } from './data/tasks-of-building.ts';
import { industryTasks } from './data/tasks-of-industry.ts';
import { serviceTasks } from './data/tasks-of-services.ts';
import { steps } from './data/steps.ts';
import { tools } from './data/tools.ts';
import { trade } from './data/trade.ts';
import { transport } from './data/transport.ts';
import { workplaces } from './data/workplaces.ts';
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
  pastimes,
  workplaces,
  buildingTasks,
  industryTasks,
  serviceTasks,
  businesses,
  tools,
];

const concepts: readonly Concept[] = families.flat();

/** Each names many trades, of which one would be left out at will. */
const broad: readonly Concept[] = [
  ...interests,
  ...employers,
  ...pastimes,
  ...workplaces,
  ...businesses,
];

/** Synonyms are met in any inflection, noise and kept words as they are. */
const keyOf = (kind: VocabularyEntry['kind'], term: string) => {
  const words = wordsOf(term);
  return `${kind} ${(kind === 'synonym' ? words.map(stem) : words).join(' ')}`;
};

/** Arabic joins the article to its word: 'حلاقة' and 'الحلاقة' are one trade. */
function withArticle(term: string): string[] {
  return term.includes(' ') || term.startsWith('ال') ? [] : [`ال${term}`];
}

function termsOf({ de, en, pl, uk, ru, ar, vi, tr, ro }: Concept): string[] {
  const cyrillic = [...itemsOf(uk), ...itemsOf(ru)];
  const arabic = itemsOf(ar);
  return [
    ...[de, en, pl, vi, tr, ro].flatMap(itemsOf),
    ...arabic,
    ...arabic.flatMap(withArticle),
    ...cyrillic,
    ...cyrillic.flatMap(transliterated),
  ];
}

/** Letters of a word that counts only where it is known. */
const shortWord = 2;

/** @param keyed which terms are one: by their stems, or each form by itself */
function compiled(
  some: readonly Concept[],
  keyed: typeof keyOf,
): ReadonlyMap<string, VocabularyEntry> {
  const entries = new Map<string, VocabularyEntry>();
  const add = (kind: VocabularyEntry['kind'], term: string, meanings: readonly string[]) => {
    const key = keyed(kind, term);
    const before = entries.get(key)?.meanings ?? [];
    entries.set(key, { kind, term, meanings: [...new Set([...before, ...meanings])], brafo: [] });
  };
  for (const concept of some) {
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
  for (const filler of [...fillers.flatMap(itemsOf), ...functionWords]) add('noise', filler, []);
  return entries;
}

const formOf: typeof keyOf = (kind, term) => `${kind} ${wordsOf(term).join(' ')}`;

const compiledOnce = (some: readonly Concept[], keyed: typeof keyOf) => {
  let made: ReadonlyMap<string, VocabularyEntry> | undefined;
  return () => (made ??= compiled(some, keyed));
};
const known = compiledOnce(concepts, formOf);
const knownBroadly = compiledOnce(broad, keyOf);
const knownSteps = compiledOnce(steps, formOf);

const said = ({ kind, term, meanings }: VocabularyEntry) =>
  `${keyOf(kind, term)}: ${meanings.join(', ')}`;

let broughtAlong: ReadonlySet<string> | undefined;

/** The vocabulary that comes with the program, from which the editors start. */
function readBroughtAlong(): ReadonlySet<string> {
  const file = new URL('../data/vocabulary.json', import.meta.url);
  const entries = JSON.parse(readFileSync(file, 'utf8')) as VocabularyEntry[];
  return new Set(entries.map(said));
}

/** Leaves out phrases of which only a word remains that means something by itself: 'Bewerbungen lesen' beside 'lesen'. */
function withoutStumps(
  own: readonly VocabularyEntry[],
  theirs: readonly VocabularyEntry[],
): VocabularyEntry[] {
  const all = [...theirs, ...own];
  const formsOf = (kind: VocabularyEntry['kind']) =>
    new Set(all.flatMap((entry) => (entry.kind === kind ? [wordsOf(entry.term).join(' ')] : [])));
  const [noise, synonyms] = [formsOf('noise'), formsOf('synonym')];
  return own.filter(({ kind, term }) => {
    const words = kind === 'synonym' ? wordsOf(term) : [];
    const left = words.filter((word) => !noise.has(word));
    return left.length === words.length || left.length !== 1 || !synonyms.has(left[0] ?? '');
  });
}

/**
 * The vocabulary of the editors, and what the program knows of the occupations beside it. Where both have a term, theirs counts; what
 * they take for noise means nothing. What they have left as the program brought it means what the program knows of employers and interests, too.
 */
export function withConcepts(entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const unchanged = (broughtAlong ??= readBroughtAlong());
  const theirs = new Set(entries.map(({ kind, term }) => keyOf(kind, term)));
  const theirForms = new Set(entries.map(({ kind, term }) => formOf(kind, term)));
  const theirSynonyms = new Set(
    entries.flatMap(({ kind, term }) => (kind === 'synonym' ? [wordsOf(term).join(' ')] : [])),
  );
  const completed = entries.map((entry) => {
    const ours = knownBroadly().get(keyOf(entry.kind, entry.term))?.meanings ?? [];
    const isLeftAsItWas = entry.kind === 'synonym' && unchanged.has(said(entry));
    return isLeftAsItWas
      ? { ...entry, meanings: [...new Set([...entry.meanings, ...ours])] }
      : entry;
  });
  const own = withoutStumps(
    [
      ...[...known().values()].filter(({ kind, term }) => !theirs.has(keyOf(kind, term))),
      // 'Verkäufer' is another word than 'verkaufen', of which it has the stem.
      ...[...knownSteps().values()].filter(({ kind, term }) => !theirForms.has(formOf(kind, term))),
    ],
    entries,
  );
  // A word that editors give a meaning is no noise, whatever it says in another language.
  const meant = own.filter(
    ({ kind, term }) => kind !== 'noise' || !theirSynonyms.has(wordsOf(term).join(' ')),
  );
  return [...completed, ...meant];
}
