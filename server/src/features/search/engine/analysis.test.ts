import { describe, expect, it } from 'vitest';
import { queryWords, stem, textOfHtml, wordsOf } from './analysis.ts';

describe('words that are the same', () => {
  it.each([
    ['Büro', 'Buero'],
    ['Büro', 'Buro'],
    ['Straße', 'Strasse'],
    ['Köchin', 'Koch'],
    ['Koch/Köchin', 'Koch Koch'],
    ['Bäcker/-in', 'Bäcker'],
    ['Bäcker*in', 'Bäcker'],
    ['Bäcker:innen', 'Bäcker'],
    ['Bäcker(in)', 'Bäcker'],
    ['Kauffrau', 'Kaufmann'],
    ['Bürokauffrau', 'Buerokaufmann'],
    ['Kaufmann/-frau', 'Kaufmann'],
    ['Pflegefachmann/-frau', 'Pflegefachfrau'],
    ['Ärztin', 'Arzt'],
    ['Mechatroniker (m/w/d)', 'Mechatroniker'],
    ['Mechatroniker m/w/d', 'Mechatroniker'],
    ['Mechatroniker (gn)', 'Mechatroniker'],
    ['KFZ-Mechatroniker', 'kfz mechatroniker'],
    ['Bautechnische/r Assistent', 'Bautechnische Assistent'],
  ])('%s = %s', (one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
  });

  it.each([
    ['mechaniker', 'mechanikern'],
    ['tiere', 'tieren'],
    ['informatik', 'informatiker'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });
});

describe('words that stay apart', () => {
  it.each([
    ['Steuer', 'Stur'],
    ['Bauer', 'Bar'],
    ['Verein', 'Ver'],
  ])('%s is not %s', (one, other) => {
    expect(wordsOf(one)).not.toEqual(wordsOf(other));
  });
});

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
    expect(queryWords(text)).toEqual(words);
  });

  it('may be a single letter while someone types', () => {
    expect(queryWords('k', 1)).toEqual(['k']);
  });
});

it('reads HTML as a person does', () => {
  expect(wordsOf(textOfHtml('<p>Holz &amp; Metall</p><ul><li>Säge</li></ul>'))).toEqual([
    'holz',
    'metall',
    'sage',
  ]);
});
