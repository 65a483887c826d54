import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../occupations/catalogue/catalogue.ts';
import { stem, wordsOf } from '../engine/text/analysis.ts';
import { maxPhraseWords, type VocabularyEntry } from '../engine/text/vocabulary.ts';
import { builtInVocabulary as entries } from '../judged/corpus.fixture.ts';

const ofKind = (kind: VocabularyEntry['kind']) => entries.filter((entry) => entry.kind === kind);
const noise = new Set(ofKind('noise').flatMap(({ term }) => wordsOf(term)));
const kept = new Set(ofKind('kept').flatMap(({ term }) => wordsOf(term)));
const synonyms = ofKind('synonym');

/** Folded words that count in a search. */
function countingWords(text: string): string[] {
  const words = wordsOf(text).filter(
    (word) => !noise.has(word) && (word.length > 2 || kept.has(word)),
  );
  return [...new Set(words)];
}

const catalogue = loadCatalogue().occupations.map((occupation) => ({
  ...occupation,
  nameWords: countingWords(occupation.name),
  words: countingWords(
    [
      occupation.name,
      occupation.profession,
      ...occupation.synonyms,
      ...(occupation.aliases ?? []),
    ].join(' '),
  ),
}));

/** Compared like in the search: the same word, its beginning, or the head or tail of a compound. */
function meets(asked: string, word: string): boolean {
  if (stem(word) === stem(asked) || word.startsWith(asked)) return true;
  return asked.length >= 4 && (word.endsWith(asked) || stem(word).endsWith(stem(asked)));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('vocabulary that comes with the program', () => {
  it('covers what many people type', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(500);
  });

  it('has noise and kept words of one word each', () => {
    const terms = [...ofKind('noise'), ...ofKind('kept')].map(({ term }) => term);
    expect(terms.filter((term) => wordsOf(term).length !== 1)).toEqual([]);
  });

  it('lists no term of a kind twice, in whatever spelling or inflection', () => {
    const folded = (kind: VocabularyEntry['kind']) =>
      ofKind(kind).map(({ term }) => wordsOf(term).join(' '));
    expect(repeated(folded('noise'))).toEqual([]);
    expect(repeated(folded('kept'))).toEqual([]);
    expect(repeated(synonyms.map(({ term }) => countingWords(term).map(stem).join(' ')))).toEqual(
      [],
    );
  });

  it('takes no word for noise and keeps it at once', () => {
    expect([...kept].filter((word) => noise.has(word))).toEqual([]);
  });

  it('keeps only words that would be dropped otherwise', () => {
    expect([...kept].filter((word) => word.length > 2)).toEqual([]);
  });

  it('has synonyms of one to three words, none of which is dropped from a search', () => {
    const odd = synonyms.filter(({ term }) => {
      const all = wordsOf(term);
      return all.length > maxPhraseWords || all.join(' ') !== countingWords(term).join(' ');
    });
    expect(odd.map(({ term }) => term)).toEqual([]);
  });

  it('gives every synonym a meaning or a BRAFO field from 1 to 12, and nothing else one', () => {
    const known = (number: number) => Number.isInteger(number) && number >= 1 && number <= 12;
    for (const { kind, term, meanings, brafo } of entries) {
      expect(meanings.length + brafo.length > 0, term).toBe(kind === 'synonym');
      expect(brafo.every(known), term).toBe(true);
      expect(repeated([...meanings, ...brafo.map(String)]), term).toEqual([]);
    }
  });

  it('means only what an occupation of the catalogue answers', () => {
    const isAnswered = (meaning: string) => {
      const words = countingWords(meaning);
      return (
        words.length > 0 &&
        catalogue.some((occupation) =>
          words.every((asked) => occupation.words.some((word) => meets(asked, word))),
        )
      );
    };
    const all = [...new Set(synonyms.flatMap(({ meanings }) => meanings))];
    const answered = new Map(all.map((meaning) => [meaning, isAnswered(meaning)]));
    const unanswered = synonyms.flatMap(({ term, meanings }) =>
      meanings.flatMap((meaning) => (answered.get(meaning) ? [] : [`${term}: ${meaning}`])),
    );
    expect(unanswered).toEqual([]);
  });

  it('leaves every occupation a word of its name to be found by', () => {
    expect(catalogue.filter(({ nameWords }) => nameWords.length === 0)).toEqual([]);
  });

  // 'Schülerpraktikum …' and 'Duales …' name the kind of place, '(Studium)' the way of learning; 'Soziale Arbeit' is found by
  // its first word.
  it('takes no word of an occupation’s name for noise, but these', () => {
    const dropped = catalogue.flatMap(({ name }) =>
      wordsOf(name).filter((word) => word.length > 2 && noise.has(word)),
    );
    const fillers = ['fur', 'und', 'der', 'oder'];
    expect([...new Set(dropped)].filter((word) => !fillers.includes(word)).sort()).toEqual([
      'arbeit',
      'duales',
      'schulerpraktikum',
      'studium',
    ]);
  });

  it.each(['holz', 'büro', 'kinder', 'tiere', 'menschen', 'kreativ', 'schule', 'koch', 'halle'])(
    'does not take "%s" for noise',
    (word) => {
      expect(countingWords(word)).toHaveLength(1);
    },
  );
});
