import { percentFor } from '../filters/fields.ts';
import { stem } from '../text/analysis.ts';
import { headOfBusiness, isSubject, withoutParticle } from '../text/parts-of-words.ts';
import { splitMistypedWord, splitWord } from '../text/word-splits.ts';
import type { QueryText, QueryWord, Term } from '../text/query-texts.ts';
import type { Synonym } from '../text/synonyms.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { asSpoken, findKnownPart, nearestMeant, withoutMistypedEnding } from './last-resort.ts';
import { emptyMatchSet, type MatchSet } from './match-sets/match-set.ts';
import { capitalised, isNearName, mistyped } from './word-matches.ts';
import type { TermMatcher } from './term-matcher.ts';
import type { WordTable } from './words/word-table.ts';

/** Lookups of words and of the ads that they match. */
interface KnownWords {
  readonly maker: TermMatcher;
  readonly table: () => WordTable;
  readonly vocabulary: () => Vocabulary;
  /** Whether a word is in the vocabulary or the catalogue. */
  readonly isMeant: (word: string) => boolean;
  /** Whether a word is part of a name of the catalogue. */
  readonly isName: (word: string) => boolean;
  /** Matches of a word itself and of its meanings. */
  readonly known: (word: string) => MatchSet;
  /** A cached match set. */
  readonly kept: (key: string, work: () => MatchSet) => MatchSet;
  /** Matches of a word itself. */
  readonly meaning: (word: string) => MatchSet;
  readonly meaningsOf: (synonym: Synonym) => readonly { readonly matchSet: MatchSet }[];
}

/** Longer words have enough letters to tell a typo: 'Bäcka' is no 'Bank'. */
const maxSpokenLength = 5;

/** Shorter stems are one letter away from too many terms: 'gärner' is no 'Garn'. */
const minStemLength = 7;

/** The terms a few edits away from a word, else from its stem: 'fusballer' is a form of 'fußball', which is a term. */
function nearTerms(vocabulary: Vocabulary, word: string) {
  const near = vocabulary.nearSynonyms(word);
  const root = stem(word);
  const isOther = root !== word && root.length >= minStemLength;
  return near.length === 0 && isOther ? vocabulary.nearSynonyms(root) : near;
}

/** Matches words that are in no ad: split into known words, and then with more and more typos. */
export class UnknownWords {
  readonly #known: KnownWords;

  constructor(known: KnownWords) {
    this.#known = known;
  }

  matchSetOf(word: string): MatchSet {
    const { isMeant, table } = this.#known;
    const part = isMeant(word) ? undefined : this.#tellingPartOf(word);
    if (part !== undefined) return part;
    const spoken = isMeant(word) || word.length > maxSpokenLength ? undefined : asSpoken(word);
    if (spoken !== undefined && isMeant(spoken)) return this.#known.known(spoken);
    if (!isMeant(word) && isNearName(table(), word)) return this.#typo(word);
    const parted = this.#parted(word);
    if (parted.count > 0) return parted;
    // A known word is no typo of another word, even if no ad contains it.
    if (isMeant(word)) return emptyMatchSet;
    return this.#typo(word);
  }

  /** 'Landmaschinenwerkstatt': a business, matched by its trade and by ads that both parts name. 'والنجارة' is 'and joinery'. */
  #tellingPartOf(word: string): MatchSet | undefined {
    const { isMeant, known, maker } = this.#known;
    const part = headOfBusiness(word, isMeant) ?? withoutParticle(word, isMeant);
    if (part === undefined) return undefined;
    const own = known(part);
    if (own.count === 0) return undefined;
    // 'Holztechnik' is no 'Technik'.
    if (isSubject(word)) return own;
    return maker.any([own, this.#parted(word)].map((matchSet) => ({ matchSet, percent: 100 })));
  }

  /** 'Lagerlogistikfachkraft', 'Kfzmechatroniker': two known words in the same ad. */
  #parted(word: string): MatchSet {
    const { maker, table, vocabulary, isName } = this.#known;
    const isKnown = (part: string) => table().knows(part) || vocabulary().means(part, isName(part));
    return maker.ofParts(splitWord(word, isKnown), this.#partKnown);
  }

  /** Words a few edits away; words of names with all their matches, in particular compounds. */
  #typo(word: string): MatchSet {
    const { maker, table, vocabulary, meaning } = this.#known;
    const { matches, meant } = mistyped(table(), word);
    const names = meant.map(({ word: name, edits }) => ({
      matchSet: meaning(name),
      percent: percentFor(edits),
    }));
    const synonyms = nearTerms(vocabulary(), word).flatMap(({ synonym, edits }) =>
      this.#meant([synonym], percentFor(edits)),
    );
    const near = {
      matchSet: maker.ofWords({ table: table(), name: `near ${word}`, matches }),
      percent: 100,
    };
    return maker.any([near, ...names, ...synonyms]);
  }

  #meant(synonyms: readonly Synonym[], percent: number) {
    return synonyms
      .flatMap((synonym) => this.#known.meaningsOf(synonym))
      .map(({ matchSet }) => ({ matchSet, percent }));
  }

  /** Matches of the words with the nearest spelling, for a word that matches no ad otherwise. */
  nearest(word: string): MatchSet {
    if (this.#known.isMeant(word)) return emptyMatchSet;
    const { maker, table, vocabulary, known, meaning } = this.#known;
    const rest = withoutMistypedEnding(word);
    const withoutEnding = rest === undefined ? emptyMatchSet : known(rest);
    if (withoutEnding.count > 0) return withoutEnding;
    const parted = this.#mistypedParts(word);
    if (parted.count > 0) return parted;
    const meant = nearestMeant(word, table(), vocabulary());
    const spoken = meant === undefined ? asSpoken(word) : undefined;
    if (spoken !== undefined)
      return this.#known.isMeant(spoken) ? known(spoken) : this.nearest(spoken);
    if (meant === undefined) return emptyMatchSet;
    const percent = percentFor(meant.edits);
    return maker.any([
      ...meant.names.map((name) => ({ matchSet: meaning(name), percent })),
      ...this.#meant(meant.synonyms, percent),
    ]);
  }

  /** Words of a text that match nothing, with the words that are searched instead. */
  guessesOf(
    { terms, words }: QueryText,
    isMet: (term: Term) => boolean,
  ): { readonly written: string; readonly meant: string }[] {
    let at = 0;
    return terms.flatMap((term) => {
      const written = words[at]?.written ?? '';
      at += term.words.length;
      if (term.words.length > 1 || isMet(term)) return [];
      const meant = this.#guessOf(term.words[0] ?? '');
      return meant === undefined ? [] : [{ written, meant }];
    });
  }

  /** The word that replaces a word without matches, as people write it; undefined if it is not a single name or term. */
  #guessOf(word: string): string | undefined {
    const { isMeant, table, vocabulary, known } = this.#known;
    const rest = withoutMistypedEnding(word);
    if (isMeant(word) || (rest !== undefined && known(rest).count > 0)) return undefined;
    if (this.#mistypedParts(word).count > 0) return undefined;
    const meant = nearestMeant(word, table(), vocabulary());
    const spoken = meant === undefined ? asSpoken(word) : undefined;
    if (spoken === undefined) return meant?.written || undefined;
    return isMeant(spoken) ? capitalised(spoken) : this.#guessOf(spoken);
  }

  /** Words with only one known part, and that part, as people write it. */
  knownPartsOf(
    words: readonly QueryWord[],
  ): { readonly written: string; readonly meant: string }[] {
    const { isMeant, isName } = this.#known;
    return words.flatMap(({ word, written }) => {
      const part = findKnownPart(word, isMeant, isName);
      return part === undefined ? [] : [{ written, meant: capitalised(part) }];
    });
  }

  /** 'Mediendesinger': a compound whose last part is mistyped. */
  #mistypedParts(word: string): MatchSet {
    const { maker, isMeant, kept } = this.#known;
    return maker.ofParts(splitMistypedWord(word, isMeant), (part) =>
      isMeant(part) ? this.#partKnown(part) : kept(`typo ${part}`, () => this.#typo(part)),
    );
  }

  /** Cached, since many words share parts. */
  readonly #partKnown = (part: string) =>
    this.#known.kept(`part ${part}`, () => this.#known.known(part));
}
