import { describe, expect, it } from 'vitest';
import { catalogueNames } from '../../../../../../test/quality/catalogue.fixture.ts';
import {
  duplicateOf,
  findDuplicateReason,
  type ComparedAd,
  type ImportedForPlace,
  type ExistingAd,
} from './duplicates.ts';
import { JobNameMatcher } from '../match-job-name.ts';

const jobs = new JobNameMatcher(catalogueNames);
const ad = (title: string, values: Partial<ComparedAd> = {}): ComparedAd => ({
  title,
  jobType: 2,
  company: 'Elbe GmbH',
  start: null,
  occupation: jobs.internal(title) ?? null,
  ...values,
});

const likeness = (one: ComparedAd, other: ComparedAd) => {
  const found = findDuplicateReason(one, other, 'Stendal', jobs);
  expect(findDuplicateReason(other, one, 'Stendal', jobs)).toBe(found);
  return found;
};

describe('two ads of one employer', () => {
  it.each([
    ['Bäcker/in', 'bäcker/in', 'same-title'],
    ['Bäcker (m/w/d) 2027', 'Bäcker/in', 'same-words'],
    ['Kfz-Mechatroniker', 'Kraftfahrzeugmechatroniker - PKW-Technik', 'same-occupation'],
    ['Mechatroniker in Stendal', 'Mechatroniker/-in bei Elbe', 'same-occupation'],
    ['Bäcker', 'Koch', undefined],
    ['Medizinische Fachangestellte', 'Zahnmedizinische Fachangestellte', undefined],
    ['Kaufmann für Büromanagement', 'Kaufmann im Einzelhandel', undefined],
    ['Verkäufer Filiale Nord', 'Verkäufer Filiale Ost', undefined],
    ['Verkäufer Filiale Nord', 'Verkäufer', 'same-occupation'],
    ['Koch im Haus Seeblick', 'Koch im Haus Waldblick', undefined],
    ['Koch Constructor', 'Koch', 'same-occupation'],
    ['Constructor', 'Constructor', 'same-title'],
    ['Koch in familiärem Betrieb', 'Koch, abwechslungsreich und fair', 'same-occupation'],
    ['Gärtner Obstbau', 'Gärtner Zierpflanzenbau', undefined],
    ['Gärtner Obstbau', 'Gärtner', 'same-occupation'],
    ['Weltraumfachkraft (m/w/d)', 'Weltraumfachkraft', 'same-words'],
    ['Weltraumfachkraft', 'Weltraumfachkraft Mond', undefined],
    ['Bäcker 2027', 'Bäcker 2028', undefined],
    ['Pflegefachmann Station 3', 'Pflegefachmann Station 5', undefined],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(likeness(ad(one), ad(other))).toBe(expected);
  });

  it('that begin on different days, or in different years, are two places', () => {
    const august = ad('Koch', { start: '2027-08-01' });
    expect(likeness(august, ad('Koch', { start: '2027-08-01' }))).toBe('same-title');
    expect(likeness(august, ad('Koch'))).toBe('same-title');
    expect(likeness(august, ad('Koch 2027'))).toBe('same-words');
    expect(likeness(august, ad('Koch', { start: '2027-09-01' }))).toBeUndefined();
    expect(likeness(august, ad('Koch 2028'))).toBeUndefined();
  });

  it('that are internships are one where they say the same but for the trade, or nothing but that', () => {
    const internship = (title: string) =>
      ad(title, { jobType: 1, company: 'Metallbau Kersten', occupation: null });
    expect(likeness(internship('Schülerpraktikum'), internship('Praktikum für Schüler'))).toBe(
      'same-occupation',
    );
    expect(likeness(internship('Praktikum Metallbau'), internship('Praktikum Metallbauer'))).toBe(
      'same-occupation',
    );
    expect(
      likeness(internship('Praktikum Büro'), internship('Praktikum Werkstatt')),
    ).toBeUndefined();
  });

  it('of branches with different numbers, or of different kinds, are two places', () => {
    const company = (name: string) => ad('Koch', { company: name });
    expect(likeness(company('Markt 4711'), company('Markt 4712'))).toBeUndefined();
    expect(likeness(ad('Koch'), ad('Koch', { jobType: 1 }))).toBeUndefined();
  });
});

describe('a duplicate', () => {
  const imported: ImportedForPlace = {
    ...ad('Bäcker (m/w/d)'),
    employerStem: 'backhauselbe',
    postcodes: ['39576'],
    town: 'Stendal',
    townId: 7,
    rank: 5,
    adId: 50,
    splits: new Set(),
  };
  const existing: ExistingAd = {
    ...ad('Bäcker'),
    id: 10,
    employerStem: 'backhauselbe',
    postcode: '39576',
    townId: 7,
    isOwn: false,
    rank: 5,
  };
  const loses = (values: Partial<ExistingAd>, against: Partial<ImportedForPlace> = {}) =>
    duplicateOf({ ...imported, ...against }, [{ ...existing, ...values }], jobs)?.id ===
    (values.id ?? 10);

  it('is of the same employer, postcode and type', () => {
    expect(loses({})).toBe(true);
    expect(loses({ employerStem: 'anders' })).toBe(false);
    expect(loses({ postcode: '39104' })).toBe(false);
    expect(loses({ jobType: 1 })).toBe(false);
    expect(loses({ employerStem: '' }, { employerStem: '' })).toBe(false);
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
    const existingAds = [
      existing,
      { ...existing, id: 20, rank: 9 },
      { ...existing, id: 30, isOwn: true },
    ];
    expect(duplicateOf(imported, existingAds, jobs)).toEqual({ id: 30, likeness: 'same-words' });
    expect(duplicateOf(imported, existingAds.slice(0, 2), jobs)?.id).toBe(20);
  });

  it('is found by the town where one of them has no postcode', () => {
    expect(loses({}, { postcodes: [] })).toBe(true);
    expect(loses({ postcode: '' })).toBe(true);
    expect(loses({ townId: 8 }, { postcodes: [] })).toBe(false);
    expect(loses({ postcode: '', townId: null })).toBe(false);
  });

  it('may have the town behind its employer', () => {
    const optics = { employerStem: 'optiklux', company: 'Optik Lux' };
    const here = { employerStem: 'optikluxstendal', company: 'Optik Lux Stendal' };
    expect(loses(optics, here)).toBe(true);
    expect(loses(here, optics)).toBe(true);
    expect(loses(optics, { employerStem: 'optikluxhalle', company: 'Optik Lux Halle' })).toBe(
      false,
    );
  });

  it('may have the words of its employer in another order', () => {
    const agency = { employerStem: 'werbeagenturpunktum', company: 'Werbeagentur Punktum' };
    const turned = { employerStem: 'punktumwerbeagentur', company: 'Punktum Werbeagentur GmbH' };
    expect(loses(agency, turned)).toBe(true);
    expect(loses(turned, agency)).toBe(true);
  });

  it('may be called a hotel, or have the Land behind its employer', () => {
    const court = { employerStem: 'halberstaedterhof', company: 'Halberstädter Hof' };
    const hotel = { employerStem: 'hotelhalberstaedterhof', company: 'Hotel Halberstädter Hof' };
    expect(loses(court, hotel)).toBe(true);
    expect(loses(hotel, court)).toBe(true);
    const work = { employerStem: 'sozialwerk', company: 'Sozialwerk' };
    const whole = { employerStem: 'sozialwerksachsenanhalt', company: 'Sozialwerk Sachsen-Anhalt' };
    expect(loses(work, whole)).toBe(true);
    expect(loses(whole, work)).toBe(true);
  });

  it('is none of two branches of one employer', () => {
    const branch = (company: string) => ({ company });
    expect(loses(branch('Elbe GmbH Filiale Torstraße'), branch('Elbe GmbH Filiale Markt'))).toBe(
      false,
    );
    expect(loses(branch('Elbe GmbH (Werk Nord)'), branch('Elbe GmbH (Werk Süd)'))).toBe(false);
    expect(loses(branch('Elbe GmbH Filiale Torstraße'), branch('Elbe GmbH'))).toBe(true);
  });
});
