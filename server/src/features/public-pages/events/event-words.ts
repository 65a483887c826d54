import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { ownPicture } from '../words.ts';

const nbsp = '\u00a0';

const timeText = (time: string | null) => (time ? `, ${time}${nbsp}Uhr` : '');

/** The span of an event: '05.11.2026, 09:30 Uhr bis 12:00 Uhr'. */
export function whenText({ start_date, end_date, start_time, end_time }: PublicEvent): string {
  const start = `${germanDay(start_date)}${timeText(start_time)}`;
  if (end_date !== start_date) return `${start} bis ${germanDay(end_date)}${timeText(end_time)}`;
  return end_time ? `${start} bis ${end_time}${nbsp}Uhr` : start;
}

export const whereText = ({ digital, Address }: PublicEvent): string =>
  digital ? 'Digital' : (Address?.City.city ?? 'Ort folgt');

export interface EventView {
  readonly path: string;
  readonly title: string;
  readonly when: string;
  readonly where: string;
  readonly logo: string | undefined;
}

/** @param distance in km */
export const eventView = (event: PublicEvent, path: string, distance?: number): EventView => ({
  path,
  title: event.title,
  when: whenText(event),
  where:
    distance === undefined || distance === 0
      ? whereText(event)
      : `${whereText(event)} · ${String(distance).replace('.', ',')} km`,
  logo: ownPicture(event.logo),
});
