import { limits } from '@lehrpfad/contract/core/limits.ts';
import { fold, foldLetters, tokensOf, wordsOf } from '../text/analysis.ts';
import { eachBit, emptyBits, setBit } from '../collections/bits.ts';
import { quality } from '../filters/fields.ts';
import { Intersection } from '../matching/match-sets/intersection.ts';
import type { DocIds } from '../index/doc-ids.ts';
import { TextSearch } from '../matching/text-search.ts';
import { Vocabulary } from '../text/vocabulary.ts';
import { isWholeName } from '../text/whole-name.ts';
import { typedForms } from '../matching/words/new-words.ts';

interface Entry {
  readonly name: string;
  readonly synonyms?: readonly string[];
}

interface Ranking<Item> {
  readonly adsOf: (item: Item) => number;
  readonly isLast?: (item: Item) => boolean;
}

/** Which items a text can mean, and which of them also by a synonym; by default all. */
interface Asked<Item> {
  readonly isAsked?: (item: Item) => boolean;
  readonly hasSynonyms?: (item: Item) => boolean;
}

interface Match<Item> {
  readonly item: Item;
  readonly score: number;
}

/** From this score on a synonym begins with the typed text; below it, there is a typo or a weaker match. */
const closeScore = quality.prefix - 5;

/** Words of names that do not count as the beginning of typed text. */
const linking = new Set(
  'fachrichtung schwerpunkt fur und der die das im in am mit an auf fachrichtungen'.split(' '),
);

/** A typed word: while the last one is unfinished, 'fachin' is no 'Fach' but the beginning of 'Fachinformatiker'. */
interface TypedWord {
  /** Folded. */
  readonly word: string;
  /** The typed letters. */
  readonly letters: string;
}

function typedWords(text: string): TypedWord[] {
  return tokensOf(text).tokens.map((token) => ({ word: fold(token), letters: foldLetters(token) }));
}

const begins = (own: string, { word, letters }: TypedWord) =>
  own === word || own.startsWith(letters);
const holds = (own: string, { word, letters }: TypedWord) => own === word || own.includes(letters);

/** Multiplies the number of ads of a name that begins with the typed text. */
const firstWordWeight = 5;

/** The words of a name that people may begin to type. */
interface NameWords {
  readonly first: string;
  readonly telling: readonly string[];
}

function nameWordsOf(name: string): NameWords {
  const [first = '', ...rest] = tokensOf(name).tokens.map(foldLetters);
  const telling = [first, ...rest.filter((word) => !linking.has(word))].flatMap(typedForms);
  return { first, telling };
}

/** A name that begins with the typed text. */
interface Begun<Item> {
  readonly item: Item;
  /** The word that begins with the typed text. */
  readonly family: string;
  readonly ads: number;
  /** The name consists of this word only. */
  readonly isPlain: boolean;
}

/**
 * One name of each family, then the others: 'k' may mean 'Koch' and 'Konditor', not just five kinds of 'Kaufmann'. Words that many names
 * share rank later: people who want one of these names type its distinctive word first.
 */
function oneOfEach<Item>(begun: readonly Begun<Item>[]): readonly Item[] {
  const families = [...Map.groupBy(begun, ({ family }) => family).values()].map((names) => {
    const first = names.find(({ isPlain }) => isPlain) ?? names[0];
    const max = Math.max(...names.map(({ ads }) => ads));
    return { first, others: names.filter((one) => one !== first), rank: max / names.length ** 2 };
  });
  const others = families.flatMap((family) => family.others).toSorted((a, b) => b.ads - a.ads);
  const firsts = families.toSorted((a, b) => b.rank - a.rank).flatMap(({ first }) => first ?? []);
  return [...firsts, ...others].map(({ item }) => item);
}

/** A lower group is better: a word of the name begins with the typed text, contains it, a synonym begins with it, anything else. */
function rankOf({ first, telling }: NameWords, typed: readonly TypedWord[], score: number) {
  const isBegun = (one: TypedWord) => telling.some((own) => begins(own, one));
  if (typed.every(isBegun))
    return { group: 0, weight: typed.some((one) => begins(first, one)) ? firstWordWeight : 1 };
  if (typed.every((one) => telling.some((own) => holds(own, one)))) return { group: 1, weight: 1 };
  return { group: score < closeScore ? 3 : 2, weight: 1 };
}

/** The indexed text of an item; no name contains a line break. */
function textOf({ name, synonyms = [] }: Entry): string {
  return `${name}\n${synonyms.join(' ')}`;
}

/** One doc id for each item, in the order of the items. */
class ItemDocIds implements DocIds {
  used = 0;
  alive = emptyBits(0);
  readonly brafo = new Uint16Array(0);
  readonly eachNewestFirst = eachBit;
  readonly comesBefore = (docId: number, other: number) => docId < other;

  fill(count: number): void {
    this.used = count;
    this.alive = emptyBits(count);
    for (let docId = 0; docId < count; docId += 1) setBit(this.alive, docId);
  }
}

/** Names for suggestions, found like ads: every typed word must match the name or a synonym. */
export class Suggestions<Item extends Entry> {
  #items: readonly Item[] = [];
  /** Words by name, cached because a single letter matches thousands of names. */
  readonly #nameWords = new Map<string, NameWords>();
  readonly #docIds = new ItemDocIds();
  readonly #text: TextSearch;
  readonly #intersection = new Intersection(this.#docIds);

  constructor(items: readonly Item[], vocabulary = new Vocabulary([])) {
    const reading = { minLength: 1, unfinished: true };
    this.#text = new TextSearch(this.#docIds, vocabulary, reading, 'names');
    this.replace(items);
  }

  /** Replaces the items. Only new texts are parsed, because parsing is slow. */
  replace(items: readonly Item[]): void {
    const before = new Map(this.#items.map((item, docId) => [textOf(item), docId]));
    const newDocIds = new Int32Array(this.#items.length).fill(-1);
    const unread: number[] = [];
    items.forEach((item, docId) => {
      const text = textOf(item);
      const known = before.get(text);
      if (known === undefined) unread.push(docId);
      else newDocIds[known] = docId;
      before.delete(text);
    });
    this.#items = items;
    this.#nameWords.clear();
    this.#docIds.fill(items.length);
    this.#text.renumber((docId) => newDocIds[docId] ?? -1);
    for (const docId of unread) this.#read(docId);
  }

  /** Bytes of the caches. */
  get keptBytes(): number {
    return this.#text.keptBytes;
  }

  setVocabulary(vocabulary: Vocabulary): void {
    this.#text.setVocabulary(vocabulary);
  }

  /**
   * At most ten: names with a word that begins with the typed text, first one for each such word, then names that contain the text, then
   * names matched by a synonym, then the rest; in each group names with more ads first. Empty for an empty text.
   */
  matching(text: string, { adsOf, isLast = () => false }: Ranking<Item>): Item[] {
    const typed = typedWords(text);
    const last = typed.at(-1);
    const ranked = this.#matches(text)
      .map(({ item, score }) => {
        const words = this.#wordsOfName(item.name);
        const { group, weight } = rankOf(words, typed, score);
        return { item, words, group: group + (isLast(item) ? 4 : 0), ads: adsOf(item) * weight };
      })
      .sort((a, b) => a.group - b.group || b.ads - a.ads || (a.item.name < b.item.name ? -1 : 1));
    const begun = ranked.flatMap(({ item, words: { telling }, group, ads }) => {
      const family = last && telling.find((own) => begins(own, last));
      const isBegun = group === 0 && family !== undefined;
      return isBegun ? [{ item, family, ads, isPlain: new Set(telling).size === 1 }] : [];
    });
    return [...oneOfEach(begun), ...ranked.slice(begun.length).map(({ item }) => item)].slice(
      0,
      limits.suggestions,
    );
  }

  /** The name that a text most probably means. */
  best(text: string): Item | undefined {
    let best: Match<Item> | undefined;
    for (const match of this.#matches(text)) if (match.score > (best?.score ?? 0)) best = match;
    return best?.item;
  }

  /**
   * The name that the whole text means: by itself, else by a synonym of this name only. A text that is a part of a name, or
   * contains more than it, means none; nor does a word of the vocabulary, which finds related names.
   */
  meant(
    text: string,
    { isAsked = () => true, hasSynonyms = () => true }: Asked<Item> = {},
  ): Item | undefined {
    const typed = this.#text.wordsOf(text).map(({ word }) => word);
    if (typed.length === 0) return undefined;
    const items = this.#matches(text).flatMap(({ item }) => (isAsked(item) ? [item] : []));
    const said = items.filter(({ name }) => isWholeName(typed, name));
    if (said.length > 0) return nearestTo(text, said);
    const called = items.filter(
      (item) => hasSynonyms(item) && item.synonyms?.some((synonym) => isWholeName(typed, synonym)),
    );
    return called.length === 1 ? called[0] : undefined;
  }

  #wordsOfName(name: string): NameWords {
    const known = this.#nameWords.get(name) ?? nameWordsOf(name);
    this.#nameWords.set(name, known);
    return known;
  }

  #read(docId: number): void {
    const { name = '', synonyms = [] } = this.#items[docId] ?? {};
    this.#text.add(docId, { jobName: name, synonym: synonyms.join(' ') });
  }

  /** Matches in no order, with the mean score of the words. */
  #matches(text: string): Match<Item>[] {
    const matchSets = this.#text.matchSetsOf(text);
    if (matchSets === undefined) return [];
    this.#intersection.intersect(matchSets);
    const words = matchSets.reduce((sum, { weight }) => sum + weight, 0);
    const { found, count, sums } = this.#intersection;
    return [...found.subarray(0, count)].flatMap((docId) => {
      const item = this.#items[docId];
      return item ? [{ item, score: (sums[docId] ?? 0) / words }] : [];
    });
  }
}

/** The name with the most similar spelling among names that match the same text. */
function nearestTo<Item extends Entry>(text: string, items: readonly Item[]): Item | undefined {
  const written = wordsOf(text).join(' ');
  const isExact = ({ name }: Item) => wordsOf(name).join(' ') === written;
  return items.find(isExact) ?? items.toSorted((a, b) => a.name.length - b.name.length)[0];
}
