import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Sat, 21 Nov 2026 10:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ])('%s is %s ms', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });

  it.each([undefined, '', 'soon', '-5', '1.5', '2026-11-22'])('may be nothing: %s', (header) => {
    expect(readRetryAfter(header, now)).toBeUndefined();
  });
});
