import { addDays, weekday, yearOf, type Day } from '../days.ts';
import { girlsDay, holidaysOn, isFreeSaturday, isSchoolDay, isWeekday } from './school-holidays.ts';
import type { EventDays } from '../texts/events.ts';

/** Returns whether the four days from that Monday on are in the same matching holidays. */
function isCampWeek(monday: Day, fits: (name: string) => boolean): boolean {
  const days = [0, 1, 2, 3].map((at) => addDays(monday, at));
  const name = holidaysOn(monday)?.name ?? '';
  const isWeek = days.every((day) => isWeekday(day) && holidaysOn(day)?.name === name);
  return weekday(monday) === 1 && name !== '' && fits(name) && isWeek;
}

const fitting: Readonly<Record<EventDays, (day: Day) => boolean>> = {
  'school-day': isSchoolDay,
  saturday: isFreeSaturday,
  'end-of-week': (day) => isSchoolDay(day) && weekday(day) >= 4,
  holidays: (day) => isCampWeek(day, (name) => name !== 'Weihnachtsferien'),
  'summer-holidays': (day) => isCampWeek(day, (name) => name === 'Sommerferien'),
  summer: (day) => isWeekday(day) && /-0[678]-/.test(day),
  'girls-day': (day) => day === girlsDay(yearOf(day)),
};

/** Returns the days on which an event of the kind can begin, among the `count` days from `first` on. */
export function daysFor(when: EventDays, first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at)).filter(fitting[when]);
}
