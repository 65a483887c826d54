import { describe, expect, it } from 'vitest';
import { stem, textOfHtml, wordsOf } from './analysis.ts';

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
    ["комп'ютер", 'компʼютер'],
    ['комп’ютер', 'компʼютер'],
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

it('reads HTML as a person does', () => {
  expect(wordsOf(textOfHtml('<p>Holz &amp; Metall</p><ul><li>Säge</li></ul>'))).toEqual([
    'holz',
    'metall',
    'sage',
  ]);
});

it.each([
  ['Kunden&shy;berater', ['kundenberater']],
  ['Holz&toString;Metall&valueOf;', ['holz', 'metall']],
  ['B&auml;cker &#228;hnlich &#xFC;ber &bogus;', ['backer', 'ahnlich', 'uber']],
  ['Metall<b>bau</b>er<br>Schlosser', ['metallbauer', 'schlosser']],
])('reads %j whole', (html, words) => {
  expect(wordsOf(textOfHtml(html))).toEqual(words);
});
