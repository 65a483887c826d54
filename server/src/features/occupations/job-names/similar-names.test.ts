import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../../test/growth.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { comparedWords, SimilarNames, trigramsOf } from './similar-names.ts';

const similar = (...names: string[]) =>
  new SimilarNames(names.map((text, index) => ({ id: index + 1, text })));

describe('what names are compared by', () => {
  it.each([
    ['Bäcker/-in', 'Baecker (m/w/d)'],
    ['Bäckerin', 'Ausbildung zum Bäcker m/w/d 2027'],
    ['Verkäufer*in', 'Auszubildende als Verkäufer/in'],
    ['Medizinische/-r Fachangestellte/-r', 'Medizinische/r Fachangestellte/r (MFA)'],
    ['Industriekaufmann/-frau', 'INDUSTRIEKAUFMANN'],
  ])('is the same in %s and %s', (one, other) => {
    expect(comparedWords(one)).toEqual(comparedWords(other));
  });

  it('keeps short words whole', () => {
    expect(comparedWords('Wein, Kamin und Köchin')).toEqual(['wein', 'kamin', 'koech']);
  });

  it('is three letters at a time, with where a word begins and ends', () => {
    expect([...trigramsOf('Koch')]).toEqual(['  k', ' ko', 'koc', 'och', 'ch ']);
  });
});

describe('the most similar name', () => {
  it('is the one that has most in common', () => {
    const names = similar('Metallbauer/-in', 'Maurer/-in', 'Metallblasinstrumentenmacher/-in');
    expect(names.nearest('Metallbauer/in - Konstruktionstechnik')).toBe(1);
    expect(names.nearest('Maurer (w/m/d)')).toBe(2);
  });

  it('is none where nothing is similar', () => {
    const names = similar('Bäcker/-in', 'Koch/Köchin');
    expect(names.nearest('Zerspanungsmechaniker/-in')).toBeUndefined();
    expect(names.nearest('(m/w/d)')).toBeUndefined();
    expect(similar().nearest('Bäcker')).toBeUndefined();
  });

  it('is the first of two that are equally similar', () => {
    expect(similar('Bäcker', 'Koch', 'Koch').nearest('Koch (m/w/d)')).toBe(2);
  });

  it.each([
    ['Mitarbeiter Service', undefined],
    ['Köchin (m/w/d)', 'Koch/Köchin'],
    ['Koch in Vollzeit', 'Koch/Köchin'],
    ['Schülerpraktikum in der Kita', 'Schülerpraktikum Kita'],
    ['Krankenschwester', 'Pflegefachmann/-frau'],
    [
      'Elektroniker/in - Energie-/Gebäudetechnik',
      'Elektroniker/-in Fachrichtung Energie- und Gebäudetechnik',
    ],
    [
      'Fachinformatiker/in - Systemintegration',
      'Fachinformatiker/-in Fachrichtung Systemintegration',
    ],
    ['Kfz-Mechaniker', 'Kraftfahrzeugmechatroniker/-in'],
    ['Medizinische/r Fachangestellte/r (MFA)', 'Medizinische/r Fachangestellte/r'],
  ])('of our catalogue for %s is %s', (name, expected) => {
    const { occupations } = loadCatalogue();
    const texts = occupations.flatMap((one, index) =>
      [
        one.name,
        ...(one.kind === 'internship' ? [] : [...one.synonyms, ...(one.aliases ?? [])]),
      ].map((text) => ({
        id: index + 1,
        text,
      })),
    );
    const nearest = new SimilarNames(texts).nearest(name);
    expect(nearest === undefined ? undefined : occupations[nearest - 1]?.name).toBe(expected);
  });

  it.each(['(', '(m', 'm/', 'ä/', '*in', '20'])('is looked for in linear time: %j', (piece) => {
    expect(growthOf(comparedWords, piece, 'x')).toBeLessThan(linearGrowth);
  });
});
