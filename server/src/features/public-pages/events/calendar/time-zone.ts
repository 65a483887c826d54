/** The time zone of all events. */
export const berlin = 'Europe/Berlin';

/**
 * `VTIMEZONE` of Germany, by the rule that has been the same since 1996 (directive 2000/84/EC: last Sunday of March and of October, at
 * 1:00 UTC). Libraries contain all time zones with their history; a board of one country needs only these lines.
 */
export const berlinTimeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${berlin}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
