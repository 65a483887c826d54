import { statisticsDays } from '@lehrpfad/contract/statistics/figures.ts';
import { dayMs } from '../../core/clock.ts';
import { invalidInput } from '../../core/http/errors.ts';

/** A span of days, both inclusive. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** Whether nothing has been counted after it, because it ends today or later. */
  readonly isOpen?: boolean;
}

/** Returns the day that is a number of days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Returns the requested span; 365 days up to today by default.
 * @throws {AppError} 400 if it ends before it begins, or begins after today
 */
export function spanOf(asked: Partial<Span>, today: string): Span {
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - statisticsDays);
  if (from > today) throw invalidInput({ from: ['Der Anfang liegt in der Zukunft.'] });
  if (from > to) throw invalidInput({ to: ['Das Ende liegt vor dem Anfang.'] });
  return { from, to, isOpen: to >= today };
}

/** Returns the days of a month, `2026-11`. */
export function spanOfMonth(month: string): Span {
  const from = `${month}-01`;
  return { from, to: addDays(monthAfter(from), -1) };
}

/** Returns the first day of the next month. */
export function monthAfter(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString().slice(0, 10);
}
