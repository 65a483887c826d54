import { describe, expect, it } from 'vitest';
import { readPeriod } from './periods.ts';

describe('a period', () => {
  it.each([
    '01.02.2027 - 12.02.2027',
    '01.02.2027-12.02.2027',
    '1.2.–12.2.2027',
    '1.-12.2.2027',
    '1. bis 12. Februar 2027',
    '1. Februar – 12. Februar 2027',
    'vom 01.02.2027 bis zum 12.02.2027',
    'Zeitraum: 01.02.27 bis 12.02.27',
    '01.02. bis 12.02.27',
    '2027-02-01/2027-02-12',
    '2027-02-01 - 2027-02-12',
    'Mo., 01.02.2027 – Fr., 12.02.2027',
  ])('is read in the form %s', (text) => {
    expect(readPeriod(text)).toEqual({ start: '2027-02-01', end: '2027-02-12' });
  });

  it.each([
    ['Februar bis März 2027', '2027-02-01', '2027-03-31'],
    ['02/2027 - 03/2027', '2027-02-01', '2027-03-31'],
    ['01.08.2027 – 31.07.2030', '2027-08-01', '2030-07-31'],
    ['20.12. – 05.01.2027', '2026-12-20', '2027-01-05'],
    ['28.6.-9.7.2027', '2027-06-28', '2027-07-09'],
  ])('of months and across years is read: %s', (text, start, end) => {
    expect(readPeriod(text)).toEqual({ start, end });
  });

  it.each([
    '',
    '2 Wochen',
    '01.02.2027',
    '2027-02-01',
    '12.02.2027 - 01.02.2027',
    'ab sofort',
    'KW 5 - KW 6',
    '2-3 Wochen',
    '01/02/2027 - 01/03/2027',
    'nach Absprache bis 12.02.2027',
    `1.2.2027 - 12.2.2027${' '.repeat(50)}und weitere`,
  ])('is not read from "%s"', (text) => {
    expect(readPeriod(text)).toBeUndefined();
  });
});
