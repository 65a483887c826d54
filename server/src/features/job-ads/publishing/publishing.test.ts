import { describe, expect, it } from 'vitest';
import { publicationAfterEdit, publicationByHand, publicationOf } from './publishing.ts';

const today = '2026-11-21';
const publicSince = (day: string) => ({ published: true, publish_date: day, waiting: false });
const waiting = { published: false, publish_date: null, waiting: true };
const privateSince = (day: string | null) => ({
  published: false,
  publish_date: day,
  waiting: false,
});

it.each([
  [null, publicSince(today)],
  ['2026-11-20', publicSince('2026-11-20')],
  ['1999-01-01', publicSince('1999-01-01')],
  [today, waiting],
  ['2026-11-22', waiting],
])('saved with a visible-from day of %s an ad is %j', (day, publication) => {
  expect(publicationOf(day, today)).toEqual(publication);
});

describe('an edit', () => {
  const dates = (start: string | null, end: string | null = null) => ({
    availability_start_date: start,
    availability_end_date: end,
  });

  it.each([
    ['public', null, publicSince('2026-10-01')],
    ['public', '2026-10-01', publicSince('2026-10-01')],
    ['private', null, privateSince('2026-10-01')],
    ['private before its day', '2026-12-01', privateSince(null)],
    ['waiting', '2026-12-01', waiting],
  ])('that leaves the dates alone leaves an ad %s', (_, start, publication) => {
    const before = { ...dates(start), ...publication };
    expect(publicationAfterEdit(before, dates(start), today)).toEqual(publication);
    // Nor does another last day that has not passed.
    expect(publicationAfterEdit(before, dates(start, '2027-01-01'), today)).toEqual(publication);
  });

  it.each([
    ['public', null, publicSince('2026-10-01'), '2026-12-01', waiting],
    ['public', null, publicSince('2026-10-01'), '2026-11-01', publicSince('2026-11-01')],
    ['waiting', '2026-12-01', waiting, null, publicSince(today)],
    ['private', '2026-12-01', privateSince(null), '2026-12-02', waiting],
    ['private', '2026-12-01', privateSince(null), null, publicSince(today)],
  ])(
    'that changes the visible-from day of an ad that is %s (%s) follows the rule',
    (_, start, was, changed, becomes) => {
      const before = { ...dates(start), ...was };
      expect(publicationAfterEdit(before, dates(changed), today)).toEqual(becomes);
    },
  );

  it.each([
    [null, null, publicSince(today)],
    [null, '2026-11-21', publicSince(today)],
    ['2026-10-01', '2027-01-01', publicSince('2026-10-01')],
  ])('lets an expired ad go on, from %s until %s', (start, end, becomes) => {
    const before = { ...dates(start, '2026-11-20'), ...privateSince('2026-10-01') };
    expect(publicationAfterEdit(before, dates(start, end), today)).toEqual(becomes);
  });

  it('that lets it expire later, but still in the past, does not', () => {
    const before = { ...dates(null, '2026-11-10'), ...privateSince('2026-10-01') };
    expect(publicationAfterEdit(before, dates(null, '2026-11-11'), today)).toEqual(
      privateSince('2026-10-01'),
    );
  });
});

it.each([
  [privateSince('2026-10-01'), true, publicSince(today)],
  [publicSince('2026-10-01'), true, publicSince('2026-10-01')],
  [waiting, true, publicSince(today)],
  [waiting, false, privateSince(null)],
  [publicSince('2026-10-01'), false, privateSince('2026-10-01')],
])('by hand %j becomes, published %s, %j', (before, published, becomes) => {
  expect(publicationByHand(before, published, today)).toEqual(becomes);
});
