import { describe, expect, it } from 'vitest';
import { Vocabulary, type VocabularyEntry } from '../engine/text/vocabulary.ts';
import { withConcepts } from './concepts.ts';
import { transliterated } from './transliteration.ts';

const entry = (one: Partial<VocabularyEntry>): VocabularyEntry => ({
  kind: 'synonym',
  term: '',
  meanings: [],
  brafo: [],
  ...one,
});

const meaningsOf = (vocabulary: Vocabulary, text: string) =>
  vocabulary.synonymOf(vocabulary.words(text))?.meanings.map((words) => words.join(' ')) ?? [];

describe('what the program knows of occupations', () => {
  const vocabulary = new Vocabulary(withConcepts([]));

  it.each([
    ['brot', 'backer'],
    ['baker', 'backer'],
    ['piekarnia', 'backer'],
    ['пекарня', 'backer'],
    ['pekarnya', 'backer'],
    ['مخبز', 'backer'],
    ['bánh mì', 'backer'],
    ['fırın', 'backer'],
    ['brutărie', 'backer'],
    ['panadería', 'backer'],
    ['boulangerie', 'backer'],
    ['نانوایی', 'backer'],
    ['nanpêj', 'backer'],
    // A keyboard for Arabic has other letters for the same sounds.
    ['مكانيك خودرو', 'kraftfahrzeugmechatroniker'],
    ['parikmaher', 'friseur'],
  ])('leads from %s to a baker', (text, occupation) => {
    expect(meaningsOf(vocabulary, text)).toContain(occupation);
  });

  it.each([
    ['Lötkolben', 'elektroniker'],
    ['Zapfhahn', 'fachkraft gastronomie'],
    ['Bandsäge', 'tischler'],
    ['moped frisieren', 'zweiradmechatroniker'],
    ['Einbrecher', 'polizeimeisteranwarter'],
  ])('leads from %s to those who work with it', (text, occupation) => {
    expect(meaningsOf(vocabulary, text)).toContain(occupation);
  });

  it('counts short words in the phrases that they are part of, and nowhere else', () => {
    expect(vocabulary.words('y tá')).toEqual(['y', 'ta']);
    expect(vocabulary.words('xyz y')).toEqual(['xyz']);
  });

  it('says nothing beside words that only say that somebody looks for work', () => {
    expect(vocabulary.words('szukam pracę jako piekarz')).toEqual(vocabulary.words('piekarz'));
  });
});

describe('what editors say of a word', () => {
  it('counts instead', () => {
    const vocabulary = new Vocabulary(withConcepts([entry({ term: 'brot', meanings: ['Koch'] })]));
    expect(meaningsOf(vocabulary, 'brot')).toEqual(['koch']);
  });

  it('is a meaning, though the word is a filler in another language', () => {
    const vocabulary = new Vocabulary(withConcepts([entry({ term: 'work', meanings: ['Koch'] })]));
    expect(meaningsOf(vocabulary, 'work')).toEqual(['koch']);
  });
});

it.each([
  ['hacken', 'hacker', 'fachinformatiker'],
  ['reiten', 'Reiter', 'pferdewirt'],
  ['töpfern', 'Töpfer', 'keramiker'],
])('beside %s of the editors, %s keeps its meaning', (task, person, occupation) => {
  const own = entry({ term: task, meanings: ['Koch'] });
  const vocabulary = new Vocabulary(withConcepts([own]));
  const [word = ''] = vocabulary.words(person);
  const meanings = vocabulary.synonymOfWord(word, false)?.meanings ?? [];
  expect(meanings.map((words) => words.join(' '))).toContain(occupation);
  expect(meaningsOf(vocabulary, `${task} ${task}`)).toContain('koch');
});

it('writes Cyrillic letters in the ways of phones that have none', () => {
  expect(transliterated('вчитель')).toEqual(['vchitel', 'wtschytel']);
  expect(transliterated('шум')).toEqual(['shum', 'schum']);
  // A word this short would look like a German one.
  expect(transliterated('суп')).toEqual([]);
});
