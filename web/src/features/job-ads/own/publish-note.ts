import type { OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import { formatDate } from '../../../floor/dates.ts';
import { statusOf } from './ad-status.ts';

interface Span {
  /** ISO days; '' for none. What is typed and no day counts as none. */
  readonly from: string;
  readonly until: string;
}

const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

function byRule(from: string, today: string): string {
  return from > today ? `Wird am ${formatDate(from)} veröffentlicht` : 'Wird sofort veröffentlicht';
}

/**
 * What saving does to the visibility of an ad, in one line. The rule speaks for a new ad, and for one whose first day is changed
 * or that is made to go on after it has expired; otherwise an ad stays as it is.
 */
export function publishNote(span: Span, before: OwnJobAd | null, today: string): string {
  const [from, until] = [dayOf(span.from), dayOf(span.until)];
  if (until !== '' && until < today) return 'Ist abgelaufen und wird nicht veröffentlicht';
  const status = before && statusOf(before, today);
  const isMoved = before !== null && from !== (before.availability_start_date ?? '');
  if (before === null || status === 'expired' || isMoved) return byRule(from, today);
  if (status === 'waiting') return byRule(from, today);
  return status === 'public' ? 'Bleibt öffentlich' : 'Bleibt privat';
}
