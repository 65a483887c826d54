/**
 * The closed lists that both sides know and people choose from. Free of schemas, so that the browser's first chunk can hold
 * them without zod; each noun's file passes its own on.
 */

/** `job_type` and `job_type_int` of the API. */
export const jobTypes = [
  { number: 1, key: 'praktikum', label: 'Praktikum' },
  { number: 2, key: 'ausbildung', label: 'Ausbildung' },
] as const;

export type JobTypeKey = (typeof jobTypes)[number]['key'];

/** The four worlds of the career orientation programme BRAFO; three numbered fields belong to each. */
export const lebenswelten = [
  { numeral: 'I', name: 'Mensch und Naturtechnik' },
  { numeral: 'II', name: 'Mensch und Mitmenschen' },
  { numeral: 'III', name: 'Mensch und Kultur' },
  { numeral: 'IV', name: 'Mensch und Information/Wissen' },
] as const;

export const brafoFieldCount = 12;

/** Index into `lebenswelten` of a BRAFO field number (1 to 12). */
export function lebensweltOf(brafoNumber: number): number {
  return Math.floor((brafoNumber - 1) / 3);
}

/** The chamber districts that an empty town field offers. */
export const regions = [
  { key: 'norden', label: 'Norden' },
  { key: 'sueden', label: 'Süden' },
] as const;

export type Region = (typeof regions)[number]['key'];

export const homeState = 'Sachsen-Anhalt';

/** Radius steps in km; 0 is 'Stadt': the town itself with all its postcodes. */
export const perimeters = [
  { km: 0, label: 'Stadt' },
  { km: 10, label: '10km' },
  { km: 15, label: '15km' },
  { km: 25, label: '25km' },
  { km: 50, label: '50km' },
  { km: 100, label: '100km' },
] as const;

/** Orders of results. `distance` needs a town; ads without a start or a position come last. Ties are newest first. */
export const sortings = ['relevance', 'newest', 'distance', 'start'] as const;

export type Sorting = (typeof sortings)[number];
