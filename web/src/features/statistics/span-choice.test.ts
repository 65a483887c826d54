import { describe, expect, it } from 'vitest';
import { shortName } from './shown-towns.tsx';
import { chosenSpan, fileNameOf, spanText, yearLabel, yearStarts } from './span-choice.ts';

const today = '2026-11-21';
const spanOf = (state: Record<string, string>) => chosenSpan(state, today).span;

describe('the span that an address asks for', () => {
  it('is 365 days unless it says more', () => {
    const usual = { from: '2025-11-22', to: today, hasToday: true };
    expect(spanOf({})).toEqual(usual);
    expect(spanOf({ span: 'unsinn' })).toEqual(usual);
  });

  it('ends today', () => {
    expect(spanOf({ span: '30' })).toEqual({ from: '2026-10-23', to: today, hasToday: true });
    expect(spanOf({ span: '90' })).toEqual({ from: '2026-08-24', to: today, hasToday: true });
  });

  const own = (from: string, to: string) => chosenSpan({ span: 'eigener', from, to }, today);

  it('can be any days, and says whether today is among them', () => {
    expect(own('2026-01-05', '2026-01-09').span).toEqual({
      from: '2026-01-05',
      to: '2026-01-09',
      hasToday: false,
    });
    expect(own('2026-11-21', '2026-12-24').span).toEqual({
      from: today,
      to: today,
      hasToday: true,
    });
    expect(own('2026-02-30', '5.1.').span).toEqual({
      from: '2025-11-22',
      to: today,
      hasToday: true,
    });
    expect(own('', '2026-01-05').span?.from).toBe('2025-01-06');
  });

  it('is none where it is turned round or begins in the future, and the field is told', () => {
    expect(own('2026-01-05', '2026-01-04')).toEqual({
      span: null,
      field: 'to',
      problem: 'Das Ende liegt vor dem Anfang.',
    });
    for (const to of ['', '2027-02-01', '2026-01-01'])
      expect(own('2027-01-01', to)).toEqual({
        span: null,
        field: 'from',
        problem: 'Der Anfang liegt in der Zukunft.',
      });
  });

  it('can be a calendar year or a school year', () => {
    const year = (span: string, from = '') => spanOf({ span, from });
    expect(year('kalenderjahr')).toMatchObject({ from: '2026-01-01', to: today, hasToday: true });
    expect(year('kalenderjahr', '2024-01-01')).toEqual({
      from: '2024-01-01',
      to: '2024-12-31',
      hasToday: false,
    });
    expect(year('schuljahr')).toMatchObject({ from: '2026-08-01', to: today });
    expect(year('schuljahr', '2023-08-01')).toMatchObject({ to: '2024-07-31' });
    // A year that cannot be chosen becomes the current one.
    expect(year('schuljahr', '2027-08-01')).toMatchObject({ from: '2026-08-01' });
    expect(chosenSpan({ span: 'schuljahr' }, '2026-07-31').span?.from).toBe('2025-08-01');
  });
});

it('years are called as people call them', () => {
  expect(yearStarts('08-01', today).map(yearLabel)).toEqual([
    '2026/27',
    '2025/26',
    '2024/25',
    '2023/24',
    '2022/23',
  ]);
  expect(yearStarts('01-01', today).slice(0, 2).map(yearLabel)).toEqual(['2026', '2025']);
  expect(yearLabel('2099-08-01')).toBe('2099/00');
});

it('a span stands in words and in the names of files', () => {
  const span = { from: '2026-01-01', to: '2026-01-31' };
  expect(spanText(span)).toBe('01.01.26 bis 31.01.26');
  expect(spanText({ from: today, to: today })).toBe('21.11.26');
  expect(fileNameOf('umkreis', span)).toBe('umkreis-2026-01-01-bis-2026-01-31');
});

describe('the name of a town on a small screen', () => {
  it('has twelve characters', () => {
    expect(shortName('Wittenberge')).toBe('Wittenberge');
    expect(shortName('Quedlinburg1')).toBe('Quedlinburg1');
    expect(shortName('Lutherstadt Wittenberg')).toBe('Lutherstadt …');
  });
});
