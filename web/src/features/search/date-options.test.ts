import { usualStarts } from '@lehrpfad/contract/core/dates/date-options.ts';
import { describe, expect, it } from 'vitest';
import { createdRange, startChoices, startRange, withFixedStart } from './date-options.ts';
import { emptySearch } from './search.ts';
import { startLabel } from './filters/date-labels.ts';
import { rangeLabel } from './range-label.ts';

const today = '2026-11-21';

describe('start options', () => {
  it('are the next six months with their year, between now and later', () => {
    expect(startChoices(today, []).map(({ label }) => label)).toEqual([
      'Jederzeit',
      'Ab sofort',
      'Dezember 2026',
      'Januar 2027',
      'Februar 2027',
      'März 2027',
      'April 2027',
      'Mai 2027',
      'Später',
    ]);
  });

  it.each([
    [0, ''],
    [1, '__2026-11-30'],
    ['2027-01-05__', '2027-01-05__'],
  ])('%j is %j', (start, range) => expect(startRange(start, today)).toBe(range));
});

describe('a chosen start', () => {
  const chosenOn = (day: string, label: string) =>
    startChoices(day, []).find((choice) => choice.label === label)?.value ?? 0;

  it.each([
    ['Dezember 2026', '2026-12-01__2026-12-31'],
    ['Mai 2027', '2027-05-01__2027-05-31'],
    ['Später', '2027-06-01__'],
  ])('%s means the same days after the turn of the month', (label, range) => {
    const chosen = chosenOn(today, label);
    expect(startRange(chosen, today)).toBe(range);
    expect(startRange(chosen, '2026-12-01')).toBe(range);
  });

  it('keeps its name, and is named as over when it is', () => {
    const december = chosenOn(today, 'Dezember 2026');
    const later = chosenOn(today, 'Später');
    expect(startLabel(december, today)).toBe('Dezember 2026');
    expect(startLabel(december, '2026-12-31')).toBe('Dezember 2026');
    expect(startLabel(december, '2027-01-01')).toBe('Dezember 2026 (vorbei)');
    expect(startLabel(later, today)).toBe('Später');
    expect(startLabel(later, '2026-12-01')).toBe('ab 01.06.27');
    expect(startLabel(1, today)).toBe('Ab sofort');
  });
});

describe('a start that an earlier link names by its number', () => {
  it.each([
    [1, 1],
    [4, '2027-02-01__2027-02-28'],
    [8, '2027-06-01__'],
    ['2027-01-05__', '2027-01-05__'],
  ])('%j becomes %j', (start, fixed) =>
    expect(withFixedStart({ ...emptySearch, start }, today).start).toBe(fixed),
  );
});

describe('age options', () => {
  it.each([
    [0, ''],
    [1, '2026-11-21__'],
    [2, '2026-11-20__'],
    [3, '2026-11-15__'],
    [4, '2026-11-08__'],
    ['__2026-01-01', '__2026-01-01'],
  ])('%j is %j', (created, range) => expect(createdRange(created, today)).toBe(range));
});

it('names a fixed span', () => {
  expect(rangeLabel('2027-01-05__')).toBe('ab 05.01.27');
  expect(rangeLabel('__2027-01-05')).toBe('bis 05.01.27');
  expect(rangeLabel('2027-01-05__2027-02-05')).toBe('05.01.27 – 05.02.27');
  expect(rangeLabel('2027-08-01__2027-08-31')).toBe('August 2027');
  expect(rangeLabel('2027-06-01__2027-09-30')).toBe('Sommer 2027');
});

describe('the choices of the start filter', () => {
  const labelsOf = (day: string) =>
    startChoices(
      day,
      usualStarts(day).map(({ label, range }) => ({ value: range, label })),
    ).map(({ label }) => label);

  it('name the next August, September and summer before everything later', () => {
    expect(labelsOf('2026-11-24').slice(-5)).toEqual([
      'Mai 2027',
      'August 2027',
      'September 2027',
      'Sommer 2027',
      'Später',
    ]);
  });

  it('name no month twice', () => {
    const labels = labelsOf('2027-04-10');
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Sommer 2027');
  });
});
