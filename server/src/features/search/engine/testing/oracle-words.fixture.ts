import { distinctiveWords } from '../text/whole-name.ts';
import { stem, wordsOf } from '../text/analysis.ts';
import { headOfBusiness } from '../text/parts-of-words.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import {
  begins,
  bestOf,
  compoundHeads,
  forgivenEdits,
  isOneEditAway,
  isSameForm,
  minEdits,
  meanOf,
  soundsLike,
  standingsIn,
  typedForms,
  type Scores,
} from './oracle-texts.fixture.ts';
import { PlainVocabulary, type Meaning } from './oracle-vocabulary.fixture.ts';
import type { VocabularyEntry } from '../text/vocabulary.ts';

/**
 * A second, simplest implementation of the scores of query words: strings, maps and loops over all words of all
 * ads. Shares only the analysis of texts with the index; all numbers are written down here again.
 */

/** A word of a query, or several that form a phrase, with their scores. */
interface Term {
  readonly words: readonly string[];
  readonly scores: Scores;
}

interface TermScores {
  readonly weight: number;
  readonly counts: readonly (readonly [score: number, ads: number])[];
}

/** The words of some ads, and the scores of query words in them. */
export class PlainWords {
  readonly #ads: readonly IndexedAd[];
  readonly vocabulary: PlainVocabulary;
  /** All words of all ads, and the words in a name of an ad. */
  readonly #all = new Set<string>();
  readonly #names = new Set<string>();
  readonly #stems: ReadonlySet<string>;
  readonly #catalogue: ReadonlySet<string>;
  /** Names of two or three words that count, without specialisations of an occupation. */
  readonly #longNames: ReadonlySet<string>;
  /** Cache of earlier results, only to save time. */
  readonly #plain = new Map<string, Scores>();
  readonly #single = new Map<string, Scores>();

  /** @param catalogue names and synonyms of occupations, with or without ads */
  constructor(
    ads: readonly IndexedAd[],
    entries: readonly VocabularyEntry[],
    catalogue: readonly string[],
  ) {
    this.#catalogue = new Set(catalogue.flatMap(wordsOf));
    this.#longNames = new Set(
      catalogue
        .map((name) => name.replace(/ (?:Fachrichtung|Schwerpunkt) .*/, ''))
        .map((name) => distinctiveWords(wordsOf(name)))
        .filter(({ length }) => length === 2 || length === 3)
        .map((words) => words.join(' ')),
    );
    this.#ads = ads;
    this.vocabulary = new PlainVocabulary(entries);
    for (const ad of ads) {
      for (const [word, { nameWeight }] of standingsIn(ad)) {
        this.#all.add(word);
        if (nameWeight !== undefined) this.#names.add(word);
      }
    }
    this.#stems = new Set([...this.#all].map((word) => stem(word)));
  }

  /** Number of ads by score for each term of a text, best first, up to the first term without matches. */
  termScores(text: string): TermScores[] {
    const terms = this.#termsOf(text);
    const last = terms.findIndex(({ scores }) => scores.size === 0);
    return terms.slice(0, last < 0 ? terms.length : last + 1).map(({ words, scores }) => {
      const ads = Map.groupBy(scores.values(), (score) => score);
      const counts = [...ads].map(([score, { length }]): [number, number] => [score, length]);
      return { weight: words.length, counts: counts.sort(([a], [b]) => b - a) };
    });
  }

  /** Relevance by ad; undefined if the text contains no word. */
  relevance(text: string): Scores | undefined {
    const terms = this.#termsOf(text);
    const [first, ...others] = terms;
    if (first === undefined) return undefined;
    const sums = new Map<IndexedAd, number>();
    for (const ad of first.scores.keys()) {
      if (!others.every(({ scores }) => scores.has(ad))) continue;
      const sum = terms.reduce(
        (all, term) => all + (term.scores.get(ad) ?? 0) * term.words.length,
        0,
      );
      sums.set(ad, sum);
    }
    return sums;
  }

  /** Scores of a single query word. */
  word(asked: string): Scores {
    const before = this.#single.get(asked);
    if (before) return before;
    const scores = [
      () => this.#known(asked),
      () => this.#trade(asked),
      () => (this.#isNearName(asked) ? this.#typo(asked) : new Map()),
      () => this.#parted(asked),
      () => this.#typo(asked),
    ]
      .values()
      .map((way) => way())
      .find(({ size }) => size > 0);
    this.#single.set(asked, scores ?? new Map());
    return scores ?? new Map();
  }

  /** A business also means its trade: 'Kaufmannbüro'. */
  #trade(asked: string): Scores {
    const isMeant = (part: string) => this.#isMeant(part);
    const part = isMeant(asked) ? undefined : headOfBusiness(asked, isMeant);
    const own = part === undefined ? new Map() : this.#known(part);
    if (own.size === 0) return own;
    return bestOf([
      [own, 100],
      [this.#parted(asked), 100],
    ]);
  }

  /** Edits to the names with the nearest spelling, if they are near enough. */
  editsToName(asked: string): number | undefined {
    if (this.word(asked).size > 0 || this.#isMeant(asked)) return undefined;
    const furthest = asked.length < 8 ? 1 : asked.length < 11 ? 2 : 3;
    const edits = [...this.#names].map((name) => minEdits(asked, name));
    const min = Math.min(...edits);
    return min <= furthest ? min : undefined;
  }

  /** Whether a word has a meaning, even without an ad. */
  #isMeant(asked: string): boolean {
    return this.#catalogue.has(asked) || this.#synonymsOf(asked).length > 0;
  }

  #synonymsOf(asked: string): Meaning[] {
    return this.vocabulary.synonymsOfWord(asked, this.#catalogue.has(asked));
  }

  /** Whether a word of seven or more letters is one edit away from a name. */
  #isNearName(asked: string): boolean {
    if (asked.length < 7 || this.#isMeant(asked)) return false;
    return [...this.#names].some((name) => isOneEditAway(asked, name));
  }

  #termsOf(text: string): Term[] {
    const all = wordsOf(text);
    const alternatives = new Set(
      all.filter((_, at) => ['oder', 'or', 'bzw'].includes(all[at - 1] ?? '')),
    );
    return this.#terms(this.vocabulary.counted(text).slice(0, 12), alternatives);
  }

  /** @param alternatives words after 'oder', which begin a new name */
  #terms(words: readonly string[], alternatives: ReadonlySet<string>): Term[] {
    if (words.length === 0) return [];
    const run = [3, 2]
      .filter((length) => length <= words.length)
      .map((length) => words.slice(0, length))
      .find((some) => this.#isOneThing(some, alternatives));
    const [first = ''] = words;
    const term = run
      ? { words: run, scores: this.#phrase(run) }
      : { words: [first], scores: this.word(first) };
    return [term, ...this.#terms(words.slice(term.words.length), alternatives)];
  }

  #isOneThing(words: readonly string[], alternatives: ReadonlySet<string>): boolean {
    const together = words.join('');
    const isWhole = !words.slice(1).some((word) => alternatives.has(word));
    return (
      (isWhole && this.#longNames.has(words.join(' '))) ||
      this.vocabulary.synonymsOf(words).length > 0 ||
      this.vocabulary.synonymsOf([together]).length > 0 ||
      this.#knows(together)
    );
  }

  #phrase(words: readonly string[]): Scores {
    const apart = meanOf(words.map((word) => this.word(word)));
    const together = this.#known(words.join(''));
    return bestOf([
      [apart, 100],
      [together, 100],
      ...this.#meant(this.vocabulary.synonymsOf(words)),
    ]);
  }

  /** Terms a few edits away from a word, else from its stem if that has seven letters. */
  #nearTerms(asked: string) {
    const near = this.vocabulary.nearSynonyms(asked);
    const root = stem(asked);
    const hasOwnRoot = root !== asked && root.length >= 7;
    return near.length === 0 && hasOwnRoot ? this.vocabulary.nearSynonyms(root) : near;
  }

  /** Scores of the word itself and of its meanings. */
  #known(asked: string): Scores {
    const synonyms = this.#synonymsOf(asked);
    const itself = synonyms.length > 0 ? this.#meantItself(asked) : this.#itself(asked);
    return bestOf([[itself, 100], ...this.#meant(synonyms)]);
  }

  #meant(synonyms: readonly Meaning[]): (readonly [Scores, number])[] {
    const interests = synonyms.flatMap(({ brafo }) => brafo);
    const inField = this.#ads.filter((ad) => ad.brafo.some((number) => interests.includes(number)));
    return [
      ...synonyms.flatMap((synonym) =>
        this.#meanings([synonym]).map((scores, at) => [scores, at === 0 ? 90 : 89] as const),
      ),
      [new Map(inField.map((ad) => [ad, 3])), 100],
    ];
  }

  #meanings(synonyms: readonly Meaning[]): Scores[] {
    return synonyms
      .flatMap(({ meanings }) => meanings)
      .map((words) => meanOf(words.map((word) => this.#itself(word))));
  }

  #knows(word: string): boolean {
    return this.#all.has(word) || this.#stems.has(stem(word));
  }

  #itself(asked: string): Scores {
    const before = this.#plain.get(asked);
    if (before) return before;
    const scores = this.#scored(this.#waysToMeet(asked));
    this.#plain.set(asked, scores);
    return scores;
  }

  /** A word with a meaning does not match parts of compounds, except the end after a known word, which counts less. */
  #meantItself(asked: string): Scores {
    const ways = [...this.#waysToMeet(asked)].map(([word, way]): [string, number] => {
      const start = word.slice(0, -asked.length);
      const isEnd = word.endsWith(asked) && compoundHeads(start).some((head) => this.#knows(head));
      if (way > 0 && this.#isOtherwiseBegun(asked, word)) return [word, 0];
      if (way >= 0) return [word, way];
      return [word, isEnd ? -75 : 0];
    });
    return this.#scored(new Map(ways));
  }

  /** 'Krankenhaus' begins with 'krank', which is neither a form nor a compound of 'Kran'. */
  #isOtherwiseBegun(asked: string, word: string): boolean {
    if (asked.length > 4 || !word.startsWith(asked)) return false;
    const longer = Array.from(word, (_, at) => word.slice(0, at)).filter(
      (one) => one.length > asked.length && this.#isMeant(one) && stem(one) !== stem(asked),
    );
    const rests = longer.map((one) => one.slice(asked.length));
    return rests.some(
      (rest) => !/^(?:i?er|ung|ler|ner|isch|lich)/.test(rest) && !this.#isMeant(rest),
    );
  }

  /** For every word of the ads that matches the query word: percent, negative if only names count. */
  #waysToMeet(asked: string): Map<string, number> {
    const askedStem = stem(asked);
    const lastParts = [...this.#names]
      .filter((name) => begins(name, asked))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, 40);
    const whole = asked.length <= 2;
    const isUnfinished =
      !whole && !this.#all.has(asked) && [...this.#all].some((word) => begins(word, asked));
    const matchTypeOf = (word: string): number => {
      if (word === asked) return 100;
      const beginning = !whole && begins(word, asked);
      if (beginning && asked.length >= 5 && word.length <= asked.length + 2) return 93;
      if (isSameForm(word, asked) && !isUnfinished) return 90;
      if (beginning) return 80;
      if (isSameForm(word, asked)) return 75;
      if (whole || asked.length < 4) return 0;
      if (word.endsWith(asked)) {
        const heads = compoundHeads(word.slice(0, -asked.length));
        return heads.some((head) => this.#knows(head)) ? -92 : -75;
      }
      const wordStem = stem(word);
      const isTail = wordStem !== askedStem && wordStem.endsWith(askedStem);
      if (askedStem.length >= 4 && isTail) return -70;
      return lastParts.some((part) => word.endsWith(part)) ? -65 : 0;
    };
    return new Map([...this.#all].map((word) => [word, matchTypeOf(word)]));
  }

  /** The score of the best word of each ad. */
  #scored(ways: ReadonlyMap<string, number>): Scores {
    const scores = new Map<IndexedAd, number>();
    for (const ad of this.#ads) {
      let best = 0;
      for (const [word, { weight, nameWeight = 0 }] of standingsIn(ad)) {
        const way = ways.get(word) ?? 0;
        const score = Math.round((way < 0 ? -way * nameWeight : way * weight) / 100);
        if (score > best) best = score;
      }
      if (best > 0) scores.set(ad, best);
    }
    return scores;
  }

  /** An unknown word as two known ones, the first as long as possible. */
  #parted(asked: string): Scores {
    const isKnown = (part: string) => this.#knows(part) || this.#synonymsOf(part).length > 0;
    for (let length = asked.length - 4; length >= 3; length -= 1) {
      const [start, end] = [asked.slice(0, length), asked.slice(length)];
      const head = compoundHeads(start).find(isKnown);
      if (head === undefined || !isKnown(end)) continue;
      const both = meanOf([this.#known(head), this.#known(end)], 10);
      if (both.size > 0) return both;
    }
    return new Map();
  }

  #typo(asked: string): Scores {
    if (this.#isMeant(asked)) return new Map();
    const ways = new Map<string, number>();
    const meant: (readonly [Scores, number])[] = [];
    for (const word of this.#all) {
      if (this.#names.has(word) && soundsLike(asked, word)) meant.push([this.#itself(word), 45]);
      const edits = typedForms(word).flatMap((form) => forgivenEdits(asked, form) ?? []);
      if (edits.length === 0) continue;
      const percent = Math.min(...edits) === 1 ? 60 : 45;
      ways.set(word, percent);
      if (this.#names.has(word)) meant.push([this.#itself(word), percent]);
    }
    const synonyms = this.#nearTerms(asked).flatMap(({ synonym, edits }) => {
      const percent = edits === 1 ? 60 : 45;
      return this.#meanings([synonym]).map((scores) => [scores, percent] as const);
    });
    return bestOf([[this.#scored(ways), 100], ...meant, ...synonyms]);
  }
}
