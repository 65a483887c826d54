import { berlinToday } from '../../floor/dates.ts';
import type { ListState } from '../../floor/list/list-address.ts';
import type { AskedSpan } from './queries.ts';

/** Spans to choose from; the first is the one where nothing is said. */
export const spans = [
  { key: '', label: '365 Tage', days: 365 },
  { key: '90', label: '90 Tage', days: 90 },
  { key: '30', label: '30 Tage', days: 30 },
] as const;

/** Key of a span whose days one chooses. */
export const ownSpan = 'eigener';

const dayMs = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whether a text is a day that there is. */
export function isDay(text: string | undefined): text is string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text ?? '');
}

/** What the address asks for. What makes no sense is the same as nothing; an end before the beginning is left out. */
export function spanOf({ span, from, to }: ListState, today = berlinToday()): AskedSpan {
  if (span === ownSpan) {
    const begin = isDay(from) ? from : undefined;
    // The server ends with today by itself, and begins 365 days before the end.
    const end = isDay(to) && (begin === undefined || to >= begin) ? to : undefined;
    if (begin !== undefined && end === undefined && begin > today) return {};
    return { ...(begin && { from: begin }), ...(end && { to: end }) };
  }
  const days = spans.find(({ key }) => key === span && key !== '')?.days;
  return days === undefined ? {} : { from: addDays(today, 1 - days), to: today };
}
