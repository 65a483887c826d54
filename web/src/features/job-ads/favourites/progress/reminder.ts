import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { t } from '../../../../core/texts/texts.ts';

interface Reminder {
  readonly id: number;
  readonly title: string;
  /** ISO day. */
  readonly day: string;
  readonly note: string;
  readonly url: string;
}

/** Returns a calendar file (RFC 5545) with one day-long entry, which rings at nine in the morning. */
export function reminderFile({ id, title, day, note, url }: Reminder): string {
  const calendar = ical({
    prodId: { company: 'Lehrpfad', product: t('Bewerbungen'), language: 'DE' },
  });
  // The same ad has the same UID, so that a second file moves the entry instead of adding one.
  const event = calendar.createEvent({
    id: `stelle-${id}@lehrpfad`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary: t('Bewerbung: {title}', { title }),
    description: note,
    ...(url !== '' && { url }),
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const alarm = event.createAlarm({
    type: ICalAlarmType.display,
    triggerAfter: 9 * 60 * 60,
  });
  // Without it, it would ring nine hours after the end, on the day after.
  alarm.relatesTo(ICalAlarmRelatesTo.start);
  return calendar.toString();
}
