import { internshipSchoolTypes } from '@lehrpfad/regions/parts/school-internships.ts';
import { z } from 'zod';
import { addDays } from '../core/dates/days.ts';
import { alwaysChecked, endsTooEarly, isDay, isDayBefore } from '../core/dates/spans.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, id, idParameter, isoDate } from '../core/fields.ts';
import { dayField, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/** Days on which classes of a type of school are in companies (Schülerbetriebspraktikum). */
export const schoolInternshipPeriod = z.object({
  id,
  school_type: z.string(),
  /** Which classes, or where: '9. Klassen in Halle' */
  name: z.string(),
  first_day: isoDate,
  last_day: isoDate,
});

export type SchoolInternshipPeriod = z.infer<typeof schoolInternshipPeriod>;

const isTooLong = (first: unknown, last: unknown) =>
  isDay(first) && isDay(last) && addDays(first, limits.schoolInternshipDays - 1) < last;

export const schoolInternshipForm = z
  .object({
    school_type: z.enum(internshipSchoolTypes as [string, ...string[]], 'Pflichtfeld!'),
    name: textField(limits.schoolInternshipName, 'required'),
    first_day: dayField('required'),
    last_day: dayField('required'),
  })
  .refine(({ first_day, last_day }) => !isDayBefore(last_day, first_day), {
    path: ['last_day'],
    error: endsTooEarly,
    ...alwaysChecked,
  })
  .refine(({ first_day, last_day }) => !isTooLong(first_day, last_day), {
    path: ['last_day'],
    error: `Ein Zeitraum dauert höchstens ${limits.schoolInternshipDays} Tage.`,
    ...alwaysChecked,
  });

export type SchoolInternshipForm = z.output<typeof schoolInternshipForm>;

/** The values of a period before an edit. */
const begunPeriod = z.object({
  school_type: boundedString(),
  name: boundedString(),
  first_day: boundedString(),
  last_day: boundedString(),
});

export const listSchoolInternships = endpoint({
  method: 'GET',
  path: 'schoolinternships/',
  access: 'public',
  summary:
    'When schools send their pupils to companies, as far as editors know; of the last year and later',
  response: z.array(schoolInternshipPeriod),
});

export const addSchoolInternship = endpoint({
  method: 'POST',
  path: 'schoolinternships/post/',
  idempotent: true,
  access: 'editor',
  summary: 'Adds a period in which schools send their pupils to companies',
  body: schoolInternshipForm,
  response: schoolInternshipPeriod,
});

export const changeSchoolInternship = endpoint({
  method: 'PATCH',
  path: 'schoolinternships/patch/:id/',
  idempotent: true,
  access: 'editor',
  summary:
    'Changes a period in which schools send their pupils to companies; 409 where it no longer is as in `begun`',
  params: z.object({ id: idParameter }),
  body: schoolInternshipForm.safeExtend({ begun: begunPeriod.optional() }),
  response: schoolInternshipPeriod,
});

export const deleteSchoolInternship = endpoint({
  method: 'DELETE',
  path: 'schoolinternships/delete/:id/',
  access: 'editor',
  summary:
    'Deletes a period in which schools send their pupils to companies, and returns it as it was',
  params: z.object({ id: idParameter }),
  response: schoolInternshipPeriod,
});
