import { z } from 'zod';

/** The small vocabulary that all forms and endpoints are put together from. Messages are the specification's. */

/** A row's id in a path or query: a positive integer that PostgreSQL's `integer` can hold. */
export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Ungültige Kennung.')
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, 'Ungültige Kennung.');

export const id = z.int().positive().max(2_147_483_647);

/** Page of a list, from 1. A page past the end is empty, so there is no upper limit to its size. */
export const pageParameter = z
  .string()
  .regex(/^0*[1-9]\d{0,99}$/, 'Ungültige Seite.')
  // However far past the end, it is a page without results.
  .transform((digits) => Math.min(Number(digits), 1e9))
  .default(1);

/** Day as `YYYY-MM-DD`, without a time zone. */
export const isoDate = z.iso.date('Ungültiges Datum.');

/** Time of day as `HH:MM`, 24 hours. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Ungültige Uhrzeit.');

export const postcode = z.string().regex(/^\d{5}$/, 'Keine valide PLZ!');

/** `[longitude, latitude]` in degrees, in GeoJSON's order. */
export const geoPoint = z.tuple([z.number(), z.number()]);

/** One page of a list, and how many rows there are in all. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ count: z.int().nonnegative(), results: z.array(item) });
}

/** An id with the name that people see for it. */
export const named = z.object({ id, name: z.string() });

export type Named = z.infer<typeof named>;
