import { describe, expect, it } from 'vitest';
import { holidayNamed, holidayOfWeek, holidayStarts } from './school-holidays.ts';

type Holidays = NonNullable<Parameters<typeof holidayOfWeek>[1]>;

describe('on a board of two states', () => {
  const all: Holidays = [
    { name: 'Herbstferien', first: '2026-10-12', last: '2026-10-24', state: 'Hessen' },
    { name: 'Herbstferien', first: '2026-10-19', last: '2026-10-30', state: 'Bayern' },
    { name: 'Weihnachtsferien', first: '2026-12-21', last: '2027-01-02', state: 'Hessen' },
    { name: 'Weihnachtsferien', first: '2026-12-23', last: '2027-01-02', state: 'Bayern' },
    { name: 'Winterferien', first: '2027-02-01', last: '2027-02-06' },
    { name: 'Osterferien', first: '2027-03-22', last: '2027-04-03' },
  ];

  it('a week says of whom its holidays are, unless all have them', () => {
    const weeks = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2027-02-01'];
    expect(weeks.map((monday) => holidayOfWeek(monday, all))).toEqual([
      'Herbstferien (Hessen)',
      'Herbstferien',
      'Herbstferien (Bayern)',
      '',
      'Winterferien',
    ]);
  });

  it('holidays that are searched for last as long as one of the states has them', () => {
    expect(holidayNamed('Herbstferien', '2026-09-01', undefined, all)).toEqual({
      name: 'Herbstferien',
      first: '2026-10-12',
      last: '2026-10-30',
    });
    expect(holidayNamed('Sommerferien', '2026-09-01', undefined, all)).toBeUndefined();
  });

  it('the filter offers the next three, one for each time at which states have them', () => {
    expect(holidayStarts('2026-09-01', all)).toEqual([
      { label: 'Herbstferien 2026 · Hessen', range: '2026-10-12__2026-10-25' },
      { label: 'Herbstferien 2026 · Bayern', range: '2026-10-19__2026-11-01' },
      { label: 'Weihnachtsferien 2026', range: '2026-12-21__2027-01-03' },
      { label: 'Winterferien 2027', range: '2027-02-01__2027-02-07' },
    ]);
  });
});

it('on a board of one state the filter offers the next three, and names no state', () => {
  const all: Holidays = [
    { name: 'Herbstferien', first: '2026-10-12', last: '2026-10-24' },
    { name: 'Weihnachtsferien', first: '2026-12-21', last: '2027-01-02' },
    { name: 'Winterferien', first: '2027-02-01', last: '2027-02-06' },
    { name: 'Osterferien', first: '2027-03-22', last: '2027-04-03' },
  ];
  expect(holidayStarts('2026-10-20', all).map(({ label }) => label)).toEqual([
    'Herbstferien 2026',
    'Weihnachtsferien 2026',
    'Winterferien 2027',
  ]);
  expect(holidayOfWeek('2026-10-12', all)).toBe('Herbstferien');
});
