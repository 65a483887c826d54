import { describe, expect, it } from 'vitest';
import { Vocabulary, type VocabularyEntry } from './vocabulary.ts';

function entry(
  kind: VocabularyEntry['kind'],
  term: string,
  meanings: string[] = [],
  brafo: number[] = [],
) {
  return { kind, term, meanings, brafo };
}

const vocabulary = new Vocabulary([
  ...['ausbildung', 'zum', 'azubi', 'was', 'mit'].map((term) => entry('noise', term)),
  entry('kept', 'IT'),
  entry('synonym', 'Tiere', ['Tierpfleger', 'Tiermedizinische Fachangestellte'], [1]),
  entry('synonym', 'LKW fahren', ['Berufskraftfahrer']),
  entry('synonym', 'lkw fahrer', ['Kraftfahrer']),
  entry('synonym', 'Krankenschwester', ['Pflegefachmann']),
]);

describe('the words of a query', () => {
  it.each([
    ['Ausbildung zum Koch (m/w/d)', ['koch']],
    ['azubi koch', ['koch']],
    ['IT in Halle', ['it', 'halle']],
    ['ab zu XY', []],
    ['koch Koch KÖCHIN', ['koch']],
    ['', []],
    ['  --- (m/w/d) ', []],
  ])('%j are %j', (text, words) => {
    expect(vocabulary.words(text)).toEqual(words);
  });

  it('may be a single letter while someone types', () => {
    expect(vocabulary.words('k', { minLength: 1 })).toEqual(['k']);
  });
});

it('drops what people write at the end of an occupation', () => {
  expect(vocabulary.words('Tischlerausbildung')).toEqual(['tischler']);
  expect(vocabulary.words('Kochausbildung')).toEqual(['koch']);
  // No occupation remains, or the rest is noise itself.
  expect(vocabulary.words('Umausbildung')).toEqual(['umausbildung']);
});

it('reads no more of a word than anybody types, however long it is made', () => {
  // One character that is normalised to six letters.
  const [word = ''] = vocabulary.words(`zqwxy${'㌖'.repeat(490)}`);
  expect(word).toHaveLength(60);
  expect(vocabulary.withoutFiller('x'.repeat(3000))).toHaveLength(60);
});

it('counts a last word that may be the beginning of another, though it is noise', () => {
  expect(vocabulary.words('azubi mit', { unfinished: true })).toEqual(['mit']);
});

describe('synonyms', () => {
  it('are found in every inflection', () => {
    expect(vocabulary.synonymOf(vocabulary.words('was mit Tieren'))).toEqual({
      meanings: [['tierpfleger'], ['tiermedizinische', 'fachangestellte']],
      main: new Set([['tierpfleger']]),
      texts: ['Tierpfleger', 'Tiermedizinische Fachangestellte'],
      brafo: [1],
      families: [],
    });
  });

  it('stand for a word of their own, but not for a name or another word with their stem', () => {
    const entry = (term: string, meaning: string) =>
      ({ kind: 'synonym', term, meanings: [meaning], brafo: [] }) as const;
    const own = new Vocabulary([entry('kochen', 'Küche'), entry('garne', 'Textil')]);
    expect(own.synonymOfWord('kochen', false)?.texts).toEqual(['Küche']);
    expect(own.synonymOfWord('kochens', false)?.texts).toEqual(['Küche']);
    expect(own.synonymOfWord('koch', true)).toBeUndefined();
    expect(own.synonymOfWord('garner', false)).toBeUndefined();
    const both = new Vocabulary([entry('barmer', 'Krankenkasse'), entry('barmen', 'Bar')]);
    expect(both.synonymOfWord('barmer', false)?.texts).toEqual(['Krankenkasse']);
  });

  it('add up where two terms have one stem', () => {
    const meanings = vocabulary.synonymOf(['lkw', 'fahrer'])?.meanings;
    expect(meanings).toEqual([['berufskraftfahrer'], ['kraftfahrer']]);
  });

  it('go one way only', () => {
    expect(vocabulary.synonymOf(['pflegefachmann'])).toBeUndefined();
  });

  it('forgive a typo', () => {
    expect(vocabulary.nearSynonyms('krankenschwseter')).toHaveLength(1);
    expect(vocabulary.nearSynonyms('krankenhaus')).toHaveLength(0);
  });
});
