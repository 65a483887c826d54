import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  berlinToday,
  dayOf,
  formatDate,
  formatTime,
  momentText,
  monthLabel,
  shortMonth,
} from './dates.ts';

describe('dates', () => {
  it('are shown as DD.MM.YY, or as missing', () => {
    expect(formatDate('2026-11-05')).toBe('05.11.26');
    expect(formatDate(null)).toBe('--');
    expect(formatDate('')).toBe('--');
  });

  it('take moments from Berlin too', () => {
    expect(momentText('2026-11-21T13:05:00.000Z')).toBe('21.11.26, 14:05 Uhr');
    expect(momentText('2026-06-30T22:30:00Z')).toBe('01.07.26, 00:30 Uhr');
    expect(dayOf('2026-06-30T22:30:00Z')).toBe('2026-07-01');
  });

  it('are written here alone: elsewhere only in words, for a comparison, or for an ear', () => {
    const source = join(import.meta.dirname, '../..');
    const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] });
    const formats = files.filter((path) =>
      /DateTimeFormat|toLocale(?:Date|Time)String/.test(readFileSync(join(source, path), 'utf8')),
    );
    expect(formats.toSorted()).toEqual([
      'app/boot/app-shells.tsx',
      'core/text/dates.ts',
      'features/notices/maintenance-window.ts',
      'features/statistics/dashboard/greeting.ts',
    ]);
  });

  it('take the day from Berlin', () => {
    expect(berlinToday(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
    expect(berlinToday(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
  });

  it('know the name of their month', () => {
    expect(monthLabel('2027-02-01')).toBe('Februar 2027');
    expect(shortMonth('2027-03-01')).toBe('Mär');
    expect(shortMonth('2027-06-30')).toBe('Jun');
  });
});

describe('times', () => {
  it('are shown as HH:MM Uhr, or as missing', () => {
    expect(formatTime('09:05')).toBe('09:05 Uhr');
    expect(formatTime(null)).toBe('--');
    expect(formatTime('')).toBe('--');
  });
});
