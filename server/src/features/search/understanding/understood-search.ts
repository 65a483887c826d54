import {
  schoolStarts,
  type SchoolPeriod,
} from '@lehrpfad/contract/school-internships/period-weeks.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { heapShare } from '../../../core/heap-share.ts';
import { ResultCache } from '../engine/index/result-cache.ts';
import type { Found, FindOptions, SearchIndex } from '../engine/index/search-index.ts';
import type { Vocabulary } from '../engine/text/vocabulary.ts';
import { keyOfFilters, type Understood } from './planning/asked-search.ts';
import { Completions, type Completion } from './completions.ts';
import { understandingBytes, understoodBytes } from './kept-bytes.ts';
import { PlaceNames } from './places/place-names.ts';
import { readQuery } from './read-query.ts';
import { companySearch, isNameOnly } from './planning/company-search.ts';
import { needsRelated, type RelatedTo } from './planning/related-occupation.ts';
import { SearchPlanner } from './planning/search-planner.ts';
import { remembered } from './tokens.ts';
import type { Known, Understanding } from './understanding.ts';

const nothing: Pick<Understood, 'slots' | 'ignored' | 'leftOut'> = {
  slots: [],
  ignored: [],
  leftOut: [],
};

/**
 * Bytes of cached searches with a parsed text: most are requested again, for further pages and by other users. Most of these bytes are steps
 * that searches share, counted for each of them.
 */
const understoodLimit = heapShare(24 << 20);

/** Bytes of cached parsed texts. */
const readingLimit = heapShare(2 << 20);

/** Bytes of cached checks whether words are known. */
const knownLimit = heapShare(2 << 20);

/** Whether a word counts by itself, by vocabulary: independent of changes of ads. */
const counted = new WeakMap<Vocabulary, (word: string) => boolean>();

function countedWith(vocabulary: Vocabulary): (word: string) => boolean {
  const known = counted.get(vocabulary);
  if (known !== undefined) return known;
  const isCounted = remembered((word) => vocabulary.words(word).length > 0);
  counted.set(vocabulary, isCounted);
  return isCounted;
}

/** @param guesses words of the text, with the words that are searched instead */
function withGuessed(
  understood: Understood,
  text: string,
  guesses: readonly { readonly written: string; readonly meant: string }[],
): Understood {
  const without = (written: string) => {
    const words = written.split(' ');
    const othersOf = (all: readonly string[]) => all.filter((word) => !words.includes(word));
    const all = text.split(/\s/);
    const others = othersOf(all);
    // 'Hebamme, Halle': the word is joined to the next one by a mark.
    return (others.length < all.length ? others : othersOf(text.split(/[\s,;/|()]+/))).join(' ');
  };
  const guessed = guesses.map((one) => ({ ...one, without: without(one.written) }));
  return { ...understood, guessed };
}

/** Searches the index with the texts that users type. */
export class UnderstoodSearch {
  readonly #index: SearchIndex;
  readonly #today: () => string;
  readonly #schoolPeriods: () => readonly SchoolPeriod[];
  readonly #relatedTo: RelatedTo;
  readonly #planner: SearchPlanner;
  readonly #readings: ResultCache<Understanding>;
  readonly #understood: ResultCache<Understood>;
  readonly #knownWords: ResultCache<boolean>;
  /** Data other than ads, for a day, a vocabulary and a catalogue. */
  #completions: { of: unknown; from: Completions } | undefined;
  #known: (Known & { readonly since: number }) | undefined;
  #places: { of: unknown; names: PlaceNames } | undefined;

  /**
   * @param today ISO day in Berlin
   * @param schoolPeriods periods in which schools send their pupils to companies; they change with the vocabulary
   * @param relatedTo changes with the catalogue and the vocabulary, apart from whether there are ads
   */
  constructor(
    index: SearchIndex,
    today: () => string,
    schoolPeriods: () => readonly SchoolPeriod[] = () => [],
    relatedTo: RelatedTo = () => [],
  ) {
    this.#index = index;
    this.#readings = new ResultCache(index.reads, understandingBytes);
    this.#understood = new ResultCache(index.reads, understoodBytes);
    this.#knownWords = new ResultCache(index.reads, () => 8);
    this.#planner = new SearchPlanner(index);
    this.#today = today;
    this.#schoolPeriods = schoolPeriods;
    this.#relatedTo = relatedTo;
  }

  get text() {
    return this.#index.text;
  }

  get towns() {
    return this.#index.towns;
  }

  /** Parses a text by itself. */
  read(text: string): Understanding {
    const known = this.#knownNow();
    return this.#readings.remember(text, () => readQuery(text, known), readingLimit);
  }

  /** Knowledge for the current day; when the vocabulary, the catalogue or the towns change, the caches are cleared. */
  #knownNow(): Known {
    const today = this.#today();
    const { lastOfAll } = this.#index.reads;
    if (this.#known?.today === today && this.#known.since === lastOfAll) return this.#known;
    for (const kept of [this.#readings, this.#understood, this.#knownWords]) kept.clear();
    this.#known = { ...this.#knownOn(today), since: lastOfAll };
    return this.#known;
  }

  /** The search for a query. If no ad matches all of it, the largest part that some ads match. */
  understand(query: SearchFilters): Understood {
    const text = query.search_multi_match ?? '';
    if (text === '') return { asked: query, ...nothing };
    this.#knownNow();
    const plan = () => this.#ofCompany(query, text) ?? this.#plan(query, text);
    return this.#understood.remember(keyOfFilters(query), plan, understoodLimit);
  }

  /** The ads of the company whose name the whole text is, and of its branches. */
  #ofCompany(query: SearchFilters, text: string): Understood | undefined {
    const companies = this.#index.stock.companiesNamed(text);
    if (companies.length === 0 || !isNameOnly(text, this.read(text), this.#knownNow().isMeant))
      return undefined;
    // Records that an ad of another company with these words in its name may change the result.
    for (const { word } of this.text.wordsOf(text)) this.text.matchSetOfWord(word);
    const found = companySearch(query, text, companies);
    return this.#index.count(found.asked) > 0 ? found : undefined;
  }

  #plan(query: SearchFilters, text: string): Understood {
    const reading = this.read(text);
    const { words, slots } = reading;
    const all = needsRelated(this.#index, reading) ? this.#relatedTo(words) : [];
    const related = this.#planner.firstWithAds(query, slots, all);
    if (related === undefined) return this.#withGuesses(this.#planner.plan(query, reading), text);
    const understood = this.#planner.plan(query, { ...reading, words: related });
    return withGuessed(understood, text, [{ written: words, meant: related }]);
  }

  #withGuesses(understood: Understood, text: string): Understood {
    const words = understood.asked.search_multi_match ?? '';
    const guesses = words === '' ? [] : this.#index.text.guessesOf(words);
    return guesses.length === 0 ? understood : withGuessed(understood, text, guesses);
  }

  find(query: SearchFilters, options: FindOptions = {}): Found & { understood: Understood } {
    const understood = this.understand(query);
    // The surroundings of a town are sorted by distance.
    const sort = options.sort ?? (understood.isWidened ? 'distance' : undefined);
    const isPreferredFirst = options.sort === undefined && understood.isWidened === true;
    const found = this.#index.find(understood.asked, { ...options, sort, isPreferredFirst });
    const isOfCompany = understood.slots.some(({ wish }) => wish.kind === 'company');
    return Object.assign(found, { understood, hasWords: found.hasWords || isOfCompany });
  }

  count(query: SearchFilters): number {
    return this.#index.count(this.understand(query).asked);
  }

  /** The terms of a text with their meanings, each with the number of ads that it matches alone. */
  termsOf(words: string): { written: string; meanings: string[]; count: number }[] {
    const { text } = this.#index;
    return text.termsOf(words).map(({ written, matchSet }) => {
      const read = text.wordsOf(written).map(({ word }) => word);
      const guesses = text.guessesOf(written).map(({ meant }) => meant);
      const meanings = [...(text.vocabulary.synonymOf(read)?.texts ?? []), ...guesses];
      return { written, meanings, count: matchSet.count };
    });
  }

  /** Number of ads that match a whole text with no part dropped; 0 if no part of it can be parsed. */
  countWhole(text: string): number {
    const understood = this.understand({ search_multi_match: text });
    const { asked, leftOut, ignored, isWidened = false } = understood;
    return isWidened || leftOut.length > 0 || ignored.length > 0 ? 0 : this.#index.count(asked);
  }

  /** Completions of the last word of a text; see {@link Completions}. */
  completions(text: string): Completion[] {
    const { towns } = this.#index;
    if (this.#completions?.of !== towns)
      this.#completions = { of: towns, from: new Completions(towns.all) };
    return this.#completions.from.of(text, this.#today(), (whole) => this.countWhole(whole));
  }

  nextPerimeter(query: SearchFilters): number | undefined {
    return this.#index.nextPerimeter(this.understand(query).asked);
  }

  #knownOn(today: string): Known {
    const { text, towns } = this.#index;
    if (this.#places?.of !== towns) this.#places = { of: towns, names: new PlaceNames(towns.all) };
    return {
      today,
      schoolStarts: schoolStarts(today, this.#schoolPeriods()),
      places: this.#places.names,
      isKnown: (word) => this.#knownWords.remember(word, () => text.knows(word), knownLimit),
      isMeant: remembered((word) => text.isMeant(word)),
      isPhrase: (words) => text.vocabulary.synonymOf(words) !== undefined,
      readingOf: text.vocabulary.hasReadings
        ? (words) => text.vocabulary.readingOf(words)
        : undefined,
      isCounted: countedWith(text.vocabulary),
      countedIn: (words) => text.wordsOf(words).map(({ written }) => written),
    };
  }
}
