import { germanWords } from '../../../core/text/page-words.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { ownPicture } from '../words.ts';

const nbsp = '\u00a0';

/** The span of an event: '05.11.2026, 09:30 Uhr bis 12:00 Uhr'. */
export function whenText(event: PublicEvent, { t, day } = germanWords): string {
  const { start_date, end_date, start_time, end_time } = event;
  const clock = (time: string) => t('{time} Uhr', { time }).replace(' ', nbsp);
  const moment = (date: string, time: string | null) =>
    time ? `${day(date)}, ${clock(time)}` : day(date);
  const from = moment(start_date, start_time);
  if (end_date !== start_date)
    return t('{from} bis {to}', { from, to: moment(end_date, end_time) });
  return end_time ? t('{from} bis {to}', { from, to: clock(end_time) }) : from;
}

export const whereText = ({ digital, Address }: PublicEvent, { t } = germanWords): string =>
  digital ? t('Digital') : (Address?.City.city ?? t('Ort folgt'));

export interface EventView {
  readonly path: string;
  readonly title: string;
  readonly when: string;
  readonly where: string;
  readonly logo: string | undefined;
}

/** @param distance in km */
export const eventView = (
  event: PublicEvent,
  path: string,
  words = germanWords,
  distance?: number,
): EventView => ({
  path,
  title: event.title,
  when: whenText(event, words),
  where:
    distance === undefined || distance === 0
      ? whereText(event, words)
      : `${whereText(event, words)} · ${words.t('{km} km', { km: words.number(distance) })}`,
  logo: ownPicture(event.logo),
});
