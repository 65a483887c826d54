import { expect, it } from 'vitest';
import { dateOf, dayOf } from './local-dates.ts';

it.each(['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29', '0026-12-31'])(
  "leads from %s to the browser's own day and back",
  (day) => {
    const date = dateOf(day);
    expect([date.getHours(), date.getMinutes()]).toEqual([0, 0]);
    expect(dayOf(date)).toBe(day);
  },
);
