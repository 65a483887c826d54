import { describe, expect, it } from 'vitest';
import { adOfFields } from './feed/feed-fields.ts';
import { meaningOf } from './formats/field-paths.ts';

const record = {
  title: 'Ausbildung Koch (m/w/d)',
  company: 'Gasthof Linde',
  town: 'Burg',
  kind: 'Ausbildung',
  link: 'https://gasthof.example/koch',
};

describe('the year in which a place begins', () => {
  it.each(['year', 'jahr', 'Ausbildungsjahr', 'beginn_jahr', 'start-year'])(
    'may stand in a field called %s',
    (name) => {
      expect(meaningOf([name])).toMatchObject({ field: 'year' });
    },
  );

  it.each([
    ['alone', { year: '2027' }, { start: null, startYear: 2027 }],
    ['of a school year', { year: '2027/2028' }, { start: null, startYear: 2027 }],
    ['in the field of the day', { start: '2027' }, { start: null, startYear: 2027 }],
    ['after a season', { start: 'Sommer 2027' }, { start: null, startYear: 2027 }],
    [
      'of a school year in words',
      { start: 'ab Schuljahr 2027/28' },
      { start: null, startYear: 2027 },
    ],
    ['beside a day', { start: '01.08.', year: '2027' }, { start: '2027-08-01' }],
    ['beside a month', { start: 'August', year: '2027' }, { start: '2027-08-01' }],
    ['beside a day with its own', { start: '2027-09-01', year: '2026' }, { start: '2027-09-01' }],
  ])('is read %s', (_, fields, expected) => {
    const ad = adOfFields({ ...record, ...fields });
    expect(ad).toMatchObject(expected);
    expect('startYear' in ad).toBe('startYear' in expected);
  });

  it.each(['1', '1. Lehrjahr', '1998', '20270'])('is none that says %s', (year) => {
    expect('startYear' in adOfFields({ ...record, year })).toBe(false);
  });
});
