import { addDays, monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import { statisticsDays } from '@lehrpfad/contract/statistics/figures.ts';
import { invalidInput } from '../../core/http/errors.ts';

/** A span of days, both inclusive. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** Whether nothing has been counted after it, because it ends today or later. */
  readonly isOpen?: boolean;
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
export const spanOfMonth = (month: string): Span => ({
  from: `${month}-01`,
  to: monthAfter(month, 0).last,
});
