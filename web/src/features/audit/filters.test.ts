import { expect, it } from 'vitest';
import { filtersOf, problemOfDays } from './filters.ts';

it('the address of the trail names filters, and what is none of them is left out', () => {
  const state = {
    subject: 'event',
    subject_id: '7',
    user: '3',
    from: '2026-11-01',
    to: '2026-11-30',
  };
  expect(filtersOf({ ...state, search: 'Kornhof' })).toEqual({ ...state, search: 'Kornhof' });
  const nothing = {
    search: '',
    subject: undefined,
    subject_id: undefined,
    user: undefined,
    from: undefined,
    to: undefined,
  };
  expect(filtersOf({})).toEqual(nothing);
  expect(
    filtersOf({ subject: 'x', subject_id: '7', user: '0', from: '2026-02-30', to: 'morgen' }),
  ).toEqual(nothing);
});

it('days in the wrong order match nothing, which is said', () => {
  const [early, late] = ['2026-11-01', '2026-11-30'];
  expect(problemOfDays({ from: late, to: early })).toBe('Das Ende liegt vor dem Anfang.');
  for (const days of [
    { from: early, to: late },
    { from: early, to: early },
    { from: late, to: undefined },
    { from: undefined, to: early },
  ])
    expect(problemOfDays(days)).toBeUndefined();
});
