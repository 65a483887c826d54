import { expect, it } from 'vitest';
import { pauseFor } from './growth.ts';

const of = (records: number, last: number | null, announced: number | null = null) =>
  pauseFor(last, { records, announced })?.reason;

it('pauses a run above three times the records of the last good one, announced ones too', () => {
  expect(of(300, 100)).toBeUndefined();
  expect(of(301, 100)).toBe('grown');
  expect(of(10, 100, 301)).toBe('grown');
});

it('does not where there is nothing to compare with, or few records come', () => {
  expect(of(9000, null)).toBeUndefined();
  expect(of(9000, 0)).toBeUndefined();
  expect(of(20, 1)).toBeUndefined();
  expect(of(21, 1)).toBe('grown');
});

it('never reads more than 50,000 records', () => {
  expect(of(50_000, null)).toBeUndefined();
  expect(of(50_001, null)).toBe('too-many-records');
  expect(of(50_001, 40_000)).toBe('too-many-records');
});
