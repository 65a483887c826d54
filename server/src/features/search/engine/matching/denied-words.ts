import type { DeniedSets, DeniedTexts } from '../filters/denied.ts';
import { fields } from '../filters/fields.ts';
import { stem } from '../text/analysis.ts';
import type { QueryWord } from '../text/query-texts.ts';
import { minWordLength } from '../text/vocabulary.ts';
import { emptyMatchSet, type MatchSet } from './match-sets/match-set.ts';
import { findWordMatches, type WordMatch } from './word-matches.ts';
import { isNamedBy, type MatchedTerm } from './soft-terms.ts';
import type { TermMatcher } from './term-matcher.ts';
import type { WordTable } from './words/word-table.ts';

/** Fields with the ad's own names, and fields with other names of its occupation. */
const titles = fields.jobName | fields.title;
const ownFields = titles | fields.profession;
const otherNames = fields.synonym | fields.phrase;

const wholly = (matchSet: MatchSet) => ({ matchSet, percent: 100 });

/** Lookups of words and of the ads that they match. */
interface KnownWords {
  readonly texts: {
    wordsOf: (text: string) => readonly QueryWord[];
    termsOf: (text: string) => readonly MatchedTerm[];
    /** Whether a word is in the vocabulary or the catalogue. */
    isMeant: (word: string) => boolean;
  };
  readonly maker: TermMatcher;
  readonly table: () => WordTable;
  /** Match set of the meanings of a word, joined with other ads. */
  readonly meant: (word: string, called: MatchSet) => MatchSet;
  /** Match set of the joint meaning of several words, regardless of their single meanings: 'alte Leute' are no 'Leute'. */
  readonly meantTogether: (words: readonly string[]) => MatchSet;
  /** Match sets of words that are in no ad. */
  readonly unknown: { matchSetOf: (word: string) => MatchSet };
}

/** Matches denied words, and the words beside them, with the names of ads. */
export class DeniedWords implements DeniedTexts {
  readonly #known: KnownWords;

  constructor(known: KnownWords) {
    this.#known = known;
  }

  named(text: string): readonly MatchSet[] {
    if (text === '') return [];
    return this.#known.texts
      .termsOf(text)
      .filter(isNamedBy)
      .map(({ matchSet }) => matchSet);
  }

  /** Without ends of compounds: 'Kraftfahrzeugmechatroniker' is not called 'Mechatroniker'. */
  bearing(text: string): MatchSet {
    const table = this.#known.table();
    const matches = this.#known.texts.wordsOf(text).flatMap(({ word }) => {
      const beginning = stem(word);
      const all = findWordMatches(table, word, { whole: false, isMeant: true });
      return all.filter(({ word: number }) => table.word(number).startsWith(beginning));
    });
    return this.#within(titles, matches);
  }

  deniedBy(text: string): DeniedSets {
    const { maker, texts, meant, meantTogether, unknown } = this.#known;
    const [word, more] = texts.wordsOf(text);
    if (word === undefined || more !== undefined) {
      const ofPhrase = meantTogether(texts.wordsOf(text).map((one) => one.word));
      const matchSets = () => texts.termsOf(text).map(({ matchSet }) => matchSet);
      return {
        own: emptyMatchSet,
        meant: ofPhrase.count > 0 ? ofPhrase : maker.all(matchSets()),
      };
    }
    const [whole, ends] = this.#findWordMatches(word);
    const own = maker.any([this.#within(ownFields, whole), this.#within(titles, ends)].map(wholly));
    const isShort = word.word.length <= minWordLength;
    // 'Bau' is the beginning of many names: 'Bau- und Möbeltischler', 'Bautenmaler'.
    const called = isShort ? whole.filter((one) => this.#isWhole(word, one)) : whole;
    const others = meant(word.word, this.#within(otherNames, called));
    if (own.count > 0 || others.count > 0 || texts.isMeant(word.word))
      return { own, meant: others };
    return { own: unknown.matchSetOf(word.word), meant: others };
  }

  /** Words that begin with a word, and compounds that end in it. */
  #findWordMatches(word: QueryWord): [begun: readonly WordMatch[], ends: readonly WordMatch[]] {
    const whole = word.word.length < minWordLength;
    // Parts of a compound are denied, too: 'Labor' in 'Chemielaborant', but not 'Pflege' in the profession 'Körperpflege'.
    const matches = findWordMatches(this.#known.table(), word.word, {
      whole,
      isMeant: false,
    }).filter(({ word: number }) => !this.#isOtherBeginning(word, number));
    const beginning = stem(word.word);
    const isBegun = ({ word: number }: WordMatch) =>
      this.#known.table().word(number).startsWith(beginning);
    return [matches.filter(isBegun), matches.filter((one) => !isBegun(one))];
  }

  /** Whether a word begins with other letters than the typed ones: 'Schüler' for 'Schule'. */
  #isOtherBeginning({ word, written }: QueryWord, number: number): boolean {
    const table = this.#known.table();
    const other = table.word(number);
    if (other === word || !other.startsWith(word)) return false;
    return !table.written(number).toLowerCase().startsWith(written.toLowerCase());
  }

  #isWhole({ word }: QueryWord, { word: number }: WordMatch): boolean {
    return this.#known.table().word(number) === word;
  }

  #within(some: number, matches: readonly WordMatch[]): MatchSet {
    const table = this.#known.table();
    return this.#known.maker.built((builder) => {
      for (const { word, matchType } of matches) {
        const meet = (docId: number, mask: number) =>
          builder.addMatch(docId, matchType.scores[mask & some] ?? 0);
        table.forEachDocId(word, meet, some);
      }
    });
  }
}
