import { describe, expect, it } from 'vitest';
import { duplicateOf, titleLikeness, type Contender, type Rival } from './duplicates.ts';

describe('two titles', () => {
  it.each([
    ['Ausbildung zum Bäcker', 'ausbildung  zum Bäcker', 'same-title'],
    ['Ausbildung zum Bäcker (m/w/d) 2027', 'Bäcker/in', 'same-words'],
    ['Auszubildende als Bäckerin', 'Azubi Bäcker:in (w/m/d)', 'same-words'],
    ['Mechatroniker bei Elbe GmbH', 'Mechatroniker/-in bei Elbe', 'same-words'],
    ['Fachkraft für Lagerlogistik', 'Fachkraft - Lagerlogistik', 'same-words'],
    ['Industriemechaniker Instandhaltung', 'Industriemechaniker Instandhaltungen', 'similar-title'],
    ['Bäcker', 'Koch', undefined],
    ['Kaufmann für Büromanagement', 'Kaufmann im Einzelhandel', undefined],
    ['Verkäufer Filiale Nord', 'Verkäufer Filiale Ost Bahnhof', undefined],
    ['Ausbildung 2027', 'Ausbildung 2026 (m/w/d)', undefined],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(titleLikeness(one, other)).toBe(expected);
    expect(titleLikeness(other, one)).toBe(expected);
  });
});

describe('a duplicate', () => {
  const contender: Contender = {
    ...{ employerKey: 'backhauselbe', postcodes: ['39576'], jobType: 2, title: 'Bäcker (m/w/d)' },
    ...{ rank: 5, adId: 50, splits: new Set() },
  };
  const rival: Rival = {
    ...{ id: 10, employerKey: 'backhauselbe', postcode: '39576', jobType: 2, title: 'Bäcker' },
    ...{ isOwn: false, rank: 5 },
  };
  const loses = (values: Partial<Rival>, against: Partial<Contender> = {}) =>
    duplicateOf({ ...contender, ...against }, [{ ...rival, ...values }])?.id === (values.id ?? 10);

  it('is of the same employer, postcode and type', () => {
    expect(loses({})).toBe(true);
    expect(loses({ employerKey: 'anders' })).toBe(false);
    expect(loses({ postcode: '39104' })).toBe(false);
    expect(loses({ jobType: 1 })).toBe(false);
    expect(loses({ employerKey: '' }, { employerKey: '' })).toBe(false);
  });

  it('loses to an own ad, a higher rank and an older ad', () => {
    expect(loses({ isOwn: true, rank: 0, id: 99 })).toBe(true);
    expect(loses({ rank: 6, id: 99 })).toBe(true);
    expect(loses({ rank: 4 })).toBe(false);
    expect(loses({ id: 49 })).toBe(true);
    expect(loses({ id: 51 })).toBe(false);
    expect(loses({ id: 51 }, { adId: null })).toBe(true);
  });

  it('is none of what an editor has parted from it', () => {
    expect(loses({}, { splits: new Set([10]) })).toBe(false);
  });

  it('names the best of several', () => {
    const rivals = [rival, { ...rival, id: 20, rank: 9 }, { ...rival, id: 30, isOwn: true }];
    expect(duplicateOf(contender, rivals)).toEqual({ id: 30, likeness: 'same-words' });
    expect(duplicateOf(contender, rivals.slice(0, 2))?.id).toBe(20);
  });
});
