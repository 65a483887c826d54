import { expect, it } from 'vitest';
import { longAgoHint } from './long-ago.ts';

it('asks about a day that lies more than a year back, and about no other', () => {
  const hint = 'Dieser Tag liegt mehr als ein Jahr zurück. Stimmt die Jahreszahl?';
  const about = (day: string) => longAgoHint(day, '2026-11-22');
  for (const day of ['2025-11-21', '2020-08-01', '1900-01-01']) expect(about(day)).toBe(hint);
  for (const day of ['2025-11-22', '2026-11-22', '2027-08-01']) expect(about(day)).toBeUndefined();
  // The schema rejects invalid dates.
  for (const day of ['', '31.02.2020', '2020-02-31', '1.8.']) expect(about(day)).toBeUndefined();
});
