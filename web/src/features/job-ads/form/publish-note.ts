import { isOverAlready, lastDayIsOver } from '@lehrpfad/contract/job-ads/visibility.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { endsTooEarly, isDay, isDayBefore } from '@lehrpfad/contract/core/dates/spans.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { statusOf } from '../management/ad-status.ts';

interface Span {
  /** ISO days; '' for none. What is typed and no day stands here as it was typed. */
  readonly from: string;
  readonly until: string;
}

function byRule(from: string, today: string): string {
  return from > today ? `Wird am ${formatDate(from)} veröffentlicht` : 'Wird sofort veröffentlicht';
}

/** Why these days are refused; undefined where they are not. */
function problemOf({ from, until }: Span, before: OwnJobAd | null, today: string) {
  if ([from, until].some((text) => text !== '' && !isDay(text))) return 'Ungültiges Datum.';
  if (isDayBefore(until, from)) return endsTooEarly;
  return isOverAlready(until, before, today) ? lastDayIsOver : undefined;
}

/**
 * What saving does to the visibility of an ad, in one line; nothing where it is going to be refused. The rule speaks for a new ad, and
 * for one whose first day is changed or that is made to go on after it has expired; otherwise an ad stays as it is.
 */
export function publishNote(span: Span, before: OwnJobAd | null, today: string): string {
  const { from, until } = span;
  const problem = problemOf(span, before, today);
  if (problem !== undefined) return `Wird so nicht gespeichert: ${problem}`;
  if (before?.editor_lock) return 'Bleibt von der Redaktion gesperrt';
  if (isDayBefore(until, today)) return 'Ist abgelaufen und wird nicht veröffentlicht';
  const status = before && statusOf(before, today);
  const isMoved = before !== null && from !== (before.availability_start_date ?? '');
  if (before === null || status === 'expired' || isMoved) return byRule(from, today);
  if (status === 'waiting') return byRule(from, today);
  return status === 'public' ? 'Bleibt öffentlich' : 'Bleibt privat';
}
