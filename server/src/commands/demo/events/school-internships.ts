import { internshipSchoolTypes } from '@lehrpfad/regions/parts/school-internships.ts';
import { schoolYearOf } from '@lehrpfad/contract/core/dates/school-year.ts';
import { mondayOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import { addDays, type Day } from '../days.ts';
import type { Rows } from '../rows.ts';
import { holidaysOn } from './school-holidays.ts';

/** Months in which most schools send their pupils. `year` counts from the one in which the school year begins. */
const plan = [
  { year: 1, from: '01-18', name: '9. Klassen' },
  { year: 1, from: '04-12', name: '9. Klassen' },
  { year: 1, from: '11-09', name: '9. Klassen' },
  { year: 2, from: '01-18', name: '9. Klassen' },
] as const;

const days = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11];

/** Returns the first Monday on or after that day that begins two weeks without holidays. */
function freeMonday(from: Day): Day {
  let monday = mondayOf(addDays(from, 6));
  while (days.some((at) => holidaysOn(addDays(monday, at)))) monday = addDays(monday, 7);
  return monday;
}

/**
 * Makes two periods of this school year and two of the next, each of two weeks, alternately for the first type of schools and the Gymnasium.
 * Empty for a region without types of schools.
 */
export function makeSchoolInternships(today: Day, types = internshipSchoolTypes): Rows {
  const begun = schoolYearOf(today);
  const chosen = types.filter((type, at) => at === 0 || type === 'Gymnasium');
  if (chosen.length === 0) return [];
  return plan.map(({ year, from, name }, at) => {
    const first = freeMonday(`${begun + year}-${from}`);
    return {
      school_type: chosen[at % chosen.length],
      name,
      first_day: first,
      last_day: addDays(first, 11),
    };
  });
}
