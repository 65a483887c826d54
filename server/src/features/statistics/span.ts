import { statisticsDays } from '@lehrpfad/contract/statistics/figures.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import { invalidInput } from '../../core/http/errors.ts';

/** Days, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** Nothing has been counted after it: it ends today, or later. */
  readonly isOpen?: boolean;
}

const dayMs = 86_400_000;

/** That many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The span that is asked for; 365 days up to today unless something else is said.
 * @throws {AppError} 400 where it ends before it begins, or begins after today
 */
export function spanOf(asked: Partial<Span>, today: string): Span {
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - statisticsDays);
  if (from > today) throw invalidInput({ from: ['Der Anfang liegt in der Zukunft.'] });
  if (from > to) throw invalidInput({ to: ['Das Ende liegt vor dem Anfang.'] });
  return { from, to, isOpen: to >= today };
}

/** The days of a month, `2026-11`. */
export function spanOfMonth(month: string): Span {
  const from = `${month}-01`;
  return { from, to: addDays(monthAfter(from), -1) };
}

/** The first day of the next month. */
function monthAfter(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString().slice(0, 10);
}

/** Spans of so many days are read day by day. */
const shortSpan = 31;

/** The first day of the month that begins nearest. */
function nearestMonth(day: string): string {
  return Number(day.slice(8)) <= 16 ? `${day.slice(0, 7)}-01` : monthAfter(day);
}

/**
 * `dimension`, `value` and `count` of a span, several rows for each: whole months by their sums, and the days by which the span
 * begins or ends beside one, which are added or taken away. 365 days of 2,000 terms are read many times as fast as from the days
 * alone (bench/year-of-counts.ts).
 */
export function countsIn({ from, to, isOpen = false }: Span, dimensions: readonly string[]): SQL {
  const after = addDays(to, 1);
  const list = sql.join(
    dimensions.map((name) => sql`${name}`),
    sql`, `,
  );
  const wanted = sql`dimension in (${list})`;
  const between = (first: string, end: string, sign: SQL = sql``) =>
    sql`select dimension, value, ${sign}count::bigint as count from daily_counts
      where ${wanted} and day >= ${first}::date and day < ${end}::date`;
  const days = (first: string, end: string) =>
    first <= end ? between(first, end) : between(end, first, sql`-`);
  const firstMonth = nearestMonth(from);
  const lastMonth = isOpen ? monthAfter(to) : nearestMonth(after);
  if (addDays(from, shortSpan) >= after || firstMonth >= lastMonth) return days(from, after);
  return sql`${days(from, firstMonth)}
    union all select dimension, value, count from monthly_counts
      where ${wanted} and month >= ${firstMonth}::date and month < ${lastMonth}::date
    union all ${days(lastMonth, after)}`;
}
