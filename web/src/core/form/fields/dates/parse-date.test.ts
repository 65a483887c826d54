import { describe, expect, it } from 'vitest';
import { parseDate, typedDate } from './parse-date.ts';

const today = '2026-11-21';
const read = (text: string) => parseDate(text, today);

describe('a typed date', () => {
  it.each([
    ['05.11.2026', '2026-11-05'],
    ['5.1.27', '2027-01-05'],
    [' 5. 1. 2027 ', '2027-01-05'],
    ['5/1/27', '2027-01-05'],
    ['05-01-2027', '2027-01-05'],
    ['05012027', '2027-01-05'],
    ['050127', '2027-01-05'],
    ['5.1.', '2026-01-05'],
    ['5.1', '2026-01-05'],
    ['2027-01-05', '2027-01-05'],
    ['29.02.2028', '2028-02-29'],
  ])('%s is understood', (text, day) => expect(read(text)).toBe(day));

  it('may have a year of two digits, up to fifty years ahead', () => {
    expect(read('1.1.76')).toBe('2076-01-01');
    expect(read('1.1.77')).toBe('1977-01-01');
  });

  it.each([
    '',
    'morgen',
    '31.02.2027',
    '29.02.2027',
    '32.1.2027',
    '1.13.2027',
    '1.1.027',
    '0.1.2027',
    '5',
  ])('%j is none', (text) => expect(read(text)).toBeNull());

  it('is shown with a year of four digits, and what is none as it was typed', () => {
    expect(typedDate('2027-01-05')).toBe('05.01.2027');
    expect(typedDate('31.02.')).toBe('31.02.');
    expect(typedDate('')).toBe('');
  });
});
