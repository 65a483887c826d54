import type { Term } from '../text/query-texts.ts';
import type { Family } from '../text/synonyms.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import type { MatchSet } from './match-sets/match-set.ts';
import { namedAds } from './soft-terms.ts';
import type { TermMatcher } from './term-matcher.ts';

/**
 * The families of occupations related to the terms' meanings, without duplicates. Tasks of many trades count only if no other term has a family.
 * @param names words of names of the catalogue: 'Koch' does not have the meanings of 'kochen'
 */
export function familiesOf(
  terms: readonly Pick<Term, 'words' | 'isTask'>[],
  vocabulary: Vocabulary,
  names: ReadonlySet<string>,
): readonly Family[] {
  const ofTerms = (some: readonly Pick<Term, 'words'>[]) =>
    some.flatMap(({ words }) => {
      const [word = '', more] = words;
      const synonym =
        more === undefined
          ? vocabulary.synonymOfWord(word, names.has(word))
          : vocabulary.synonymOf(words);
      return synonym?.families ?? [];
    });
  const telling = ofTerms(terms.filter(({ isTask }) => !isTask));
  return [...new Set(telling.length > 0 ? telling : ofTerms(terms))];
}

/** The ads about a family member: a word of a name that is only in a description does not count. */
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
