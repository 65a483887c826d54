import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../occupations/catalogue/catalogue.ts';
import { wordsOf } from '../engine/text/analysis.ts';
import { Vocabulary } from '../engine/text/vocabulary.ts';
import { itemsOf } from './concept.ts';
import { withConcepts } from './concepts.ts';
import { hobbies } from './data/hobbies.ts';
import { neighbours } from './data/neighbours.ts';
import { Families } from './families.ts';
import { leanings } from './leanings.ts';

const { occupations } = loadCatalogue();

const names = occupations.map(({ name, kind }) => ({ name, kind, words: new Set(wordsOf(name)) }));

/** Names of the catalogue that contain all words of a meaning. */
function namesOf(meaning: string) {
  const words = wordsOf(meaning);
  return names.filter((one) => words.every((word) => one.words.has(word)));
}

describe('hobbies, subjects, characters, works and shops', () => {
  it('name occupations of the catalogue only, and so do the families of neighbours', () => {
    const all = [...leanings.map(({ means }) => means), ...neighbours].flatMap((one) =>
      itemsOf(one),
    );
    const meanings = [...new Set(all)];
    expect(meanings.filter((meaning) => namesOf(meaning).length === 0)).toEqual([]);
  });

  it('lead to each occupation that one can learn, at least as the neighbour of one', () => {
    const families = new Families();
    const meanings = [...new Set(hobbies.flatMap(({ means }) => itemsOf(means)))];
    const near = meanings.flatMap((one) => families.of([one]).flatMap(({ members }) => members));
    const reached = new Set([...meanings, ...new Set(near)].flatMap(namesOf));
    const missing = names.filter((one) => !reached.has(one));
    const learned = missing.filter(({ kind }) => kind === 'dual' || kind === 'school');
    expect(learned.map(({ name }) => name)).toEqual([]);
  });

  it('know more than 1,500 hobbies', () => {
    const terms = new Set(hobbies.flatMap(({ de }) => itemsOf(de)));
    expect(terms.size).toBeGreaterThan(1500);
  });
});

describe('what a leaning means', () => {
  const vocabulary = new Vocabulary(withConcepts([]));
  const synonymOf = (text: string) => {
    const [word = '', more] = vocabulary.words(text);
    return more === undefined
      ? vocabulary.synonymOfWord(word, false)
      : vocabulary.synonymOf(vocabulary.words(text));
  };
  const meanings = (text: string) =>
    synonymOf(text)?.meanings.map((words) => words.join(' ')) ?? [];
  const members = (text: string) => synonymOf(text)?.families.flatMap((one) => one.members) ?? [];

  it('is its first trades where nothing else knows the word, and the others follow', () => {
    expect(meanings('Zoohandlung')).toEqual(['verkaufer', 'kaufmann einzelhandel', 'tierpfleger']);
    expect(members('Zoohandlung')).toContain('Tiermedizinische Fachangestellte');
  });

  it('is what else is known of the word, and its trades follow', () => {
    expect(meanings('Graffiti sprühen')).not.toContain('fahrzeuglackierer');
    expect(members('Graffiti sprühen')).toContain('Fahrzeuglackierer');
  });
});
