import { expect, it } from 'vitest';
import { filtersOf } from './filters.ts';

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
