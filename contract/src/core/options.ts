/**
 * The fixed lists of choices that server and browser use. Free of schemas, so that the browser's first chunk contains them without zod; the
 * file of each feature re-exports its own.
 */

import { worlds } from '@lehrpfad/regions/parts/worlds.ts';

/** `job_type` and `job_type_int` of the API. */
export const jobTypes = [
  { number: 1, key: 'praktikum', label: 'Praktikum' },
  { number: 2, key: 'ausbildung', label: 'Ausbildung' },
] as const;

export type JobTypeKey = (typeof jobTypes)[number]['key'];

/** Returns the number of a job type: 1 for 'praktikum', 2 for 'ausbildung'. */
export const numberOfJobType = (key: JobTypeKey): number =>
  jobTypes.findIndex((type) => type.key === key) + 1;

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
