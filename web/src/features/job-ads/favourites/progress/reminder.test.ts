import { expect, it } from 'vitest';
import { reminderFile } from './reminder.ts';

const reminder = {
  id: 7,
  title: 'Bäcker/-in, Krug; Söhne',
  day: '2027-03-28',
  note: 'Zeile 1\nZeile 2',
  url: 'https://board.example/#/suche/x',
};

it('a reminder is a whole day with an alarm, by RFC 5545', () => {
  const text = reminderFile(reminder);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
    true,
  );
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'UID:stelle-7@lehrpfad',
    'DTSTART;VALUE=DATE:20270328',
    'SUMMARY:Bewerbung: Bäcker/-in\\, Krug\\; Söhne',
    'DESCRIPTION:Zeile 1\\nZeile 2',
    'BEGIN:VALARM',
    'TRIGGER;RELATED=START:PT9H',
    'END:VCALENDAR',
  ])
    expect(unfolded.split('\r\n')).toContain(line);
});
