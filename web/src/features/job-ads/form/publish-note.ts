import { isOverAlready, lastDayIsOver } from '@lehrpfad/contract/job-ads/visibility.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { endsTooEarly, isDay, isDayBefore } from '@lehrpfad/contract/core/dates/spans.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { statusOf } from '../management/ad-status.ts';

interface Span {
  /** ISO dates; '' for none. Typed text that is no date stays unchanged. */
  readonly from: string;
  readonly until: string;
}

function byRule(from: string, today: string): string {
  return from > today ? `Wird am ${formatDate(from)} veröffentlicht` : 'Wird sofort veröffentlicht';
}

/** Returns why the dates are invalid; undefined if they are valid. */
function problemOf({ from, until }: Span, before: OwnJobAd | null, today: string) {
  if ([from, until].some((text) => text !== '' && !isDay(text))) return 'Ungültiges Datum.';
  if (isDayBefore(until, from)) return endsTooEarly;
  return isOverAlready(until, before, today) ? lastDayIsOver : undefined;
}

/**
 * Returns how saving changes the visibility of an ad; '' if the save will be rejected. The rule applies to new ads, to ads whose first day
 * changes, and to expired ads that are extended; other ads stay as they are.
 */
export function publishNote(span: Span, before: OwnJobAd | null, today: string): string {
  const { from, until } = span;
  const problem = problemOf(span, before, today);
  if (problem !== undefined) return `Wird so nicht gespeichert: ${problem}`;
  if (before?.editor_lock) return 'Bleibt von der Redaktion gesperrt';
  if (before && before.filled_on !== null) return 'Bleibt besetzt';
  if (isDayBefore(until, today)) return 'Ist abgelaufen und wird nicht veröffentlicht';
  const status = before && statusOf(before, today);
  const isMoved = before !== null && from !== (before.availability_start_date ?? '');
  if (before === null || status === 'expired' || isMoved) return byRule(from, today);
  if (status === 'waiting') return byRule(from, today);
  return status === 'public' ? 'Bleibt öffentlich' : 'Bleibt privat';
}
