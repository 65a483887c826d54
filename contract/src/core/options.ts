/**
 * The fixed lists of choices that server and browser use. Free of schemas, so that the browser's first chunk contains them without zod; the
 * file of each feature re-exports its own.
 */

import { worlds } from '@lehrpfad/regions/parts/worlds.ts';

/** `job_type` and `job_type_int` of the API. */
export const internship = 1;
export const apprenticeship = 2;
export type JobType = typeof internship | typeof apprenticeship;

export const jobTypes = [
  { number: internship, key: 'praktikum', label: 'Praktikum' },
  { number: apprenticeship, key: 'ausbildung', label: 'Ausbildung' },
] as const;

export type JobTypeKey = (typeof jobTypes)[number]['key'];

export const numberOfJobType = (key: JobTypeKey): JobType =>
  key === 'praktikum' ? internship : apprenticeship;

/** Groups of the career fields ('Lebenswelten'), each with the numbers of its fields. */
export { worlds as lebenswelten } from '@lehrpfad/regions/parts/worlds.ts';

export const brafoFieldCount = 12;

/** Returns the index into `lebenswelten` of a career field's number (1 to 12). */
export function lebensweltOf(field: number): number {
  return worlds.findIndex(({ fields }) => fields.includes(field));
}

/** Returns the numbers of the fields of a Lebenswelt, by its index into `lebenswelten`. */
export function fieldsOfLebenswelt(index: number): readonly number[] {
  return worlds[index]?.fields ?? [];
}

/** Parts of the state that are offered while the town field is empty. */
export { areas as regions } from '@lehrpfad/regions/parts/areas.ts';

/** Key of a part of the state. */
export type Region = string;

export { homeState } from '@lehrpfad/regions/parts/names.ts';

/** Radii in km; 0 is 'Stadt': the town itself with all its postcodes. */
export const perimeters = [
  { km: 0, label: 'Stadt' },
  { km: 10, label: '10km' },
  { km: 15, label: '15km' },
  { km: 25, label: '25km' },
  { km: 50, label: '50km' },
  { km: 100, label: '100km' },
] as const;

/** Orders of results. `distance` needs a town; ads without a start or a position come last. Equal ads are ordered by date, newest first. */
export const sortings = ['relevance', 'newest', 'distance', 'start'] as const;

export type Sorting = (typeof sortings)[number];
