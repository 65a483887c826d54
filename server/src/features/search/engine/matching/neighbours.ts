import type { Term } from '../text/query-texts.ts';
import type { Family, Vocabulary } from '../text/vocabulary.ts';
import type { MatchSet } from './match-set.ts';
import { namedAds } from './soft-terms.ts';
import type { TermMatcher } from './term-matcher.ts';

/**
 * The families of occupations near to what terms mean, each once.
 * @param names words of names of the catalogue: 'Koch' does not stand for what 'kochen' does
 */
export function familiesOf(
  terms: readonly Pick<Term, 'words'>[],
  vocabulary: Vocabulary,
  names: ReadonlySet<string>,
): readonly Family[] {
  const families = terms.flatMap(({ words }) => {
    const [word = '', more] = words;
    const synonym =
      more === undefined
        ? vocabulary.synonymOfWord(word, names.has(word))
        : vocabulary.synonymOf(words);
    return synonym?.families ?? [];
  });
  return [...new Set(families)];
}

/** The ads that are about one of a family: a word of a name that only stands in a description does not count. */
export function familyMatchSet(
  { members }: Family,
  maker: TermMatcher,
  texts: {
    readonly vocabulary: Vocabulary;
    readonly matchSetOfMeaning: (word: string) => MatchSet;
  },
): MatchSet {
  return maker.any(
    members.map((member) => {
      const words = texts.vocabulary.words(member);
      const matchSets = words.map((word) => texts.matchSetOfMeaning(word));
      return { matchSet: namedAds(maker.all(matchSets)), percent: 100 };
    }),
  );
}
