import { z } from 'zod';
import { limits } from './limits.ts';
import { withoutHiddenCharacters } from './text/visible-text.ts';

/** The small vocabulary that all forms and endpoints are put together from. Messages are the specification's. */

/**
 * A string of at most so many code points (`max()` counts those, so it may have twice as many units of UTF-16). Nothing behind it
 * looks at a longer one: every string that comes from outside begins with this (bounded-strings.test.ts).
 */
export function boundedString(most: number = limits.shortValue, tooLong = 'Eingabe zu lang.') {
  return z.string().max(most, { error: tooLong, abort: true });
}

/** A value that is read before its schema checks it, unless it is text that is far too long for what it should be. */
export function prepared<Input, Schema extends z.ZodType>(
  read: (value: Input) => unknown,
  schema: Schema,
) {
  return z.preprocess(
    (value: Input) =>
      typeof value === 'string' && value.length > limits.shortValue ? value : read(value),
    schema,
  );
}

/** For `prepared`: a digit as a number, since forms send texts; everything else as it is. */
export const digitAsNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;

/** What somebody types to find something. */
export const searchText = boundedString(limits.searchTextLength).overwrite(withoutHiddenCharacters);

/** A tick of a list's filter: '1', or left out. */
export const tick = z.literal('1', 'Ungültiger Filter.').optional();

/** A moment with its offset. @param message for what is none */
export function momentField(message = 'Ungültige Angabe.') {
  return boundedString(limits.shortValue, message).pipe(z.iso.datetime({ offset: true, message }));
}

/** A row's id in a path or query: a positive integer that PostgreSQL's `integer` can hold. */
export const idParameter = boundedString(limits.shortValue, 'Ungültige Kennung.')
  .regex(/^[1-9]\d{0,9}$/, 'Ungültige Kennung.')
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, 'Ungültige Kennung.');

export const id = z.int().positive().max(2_147_483_647);

/** Page of a list, from 1. A page past the end is empty, so there is no upper limit to its size. */
export const pageParameter = boundedString(limits.shortValue, 'Ungültige Seite.')
  .regex(/^0*[1-9]\d*$/, 'Ungültige Seite.')
  // However far past the end, it is a page without results.
  .transform((digits) => Math.min(Number(digits), 1e9))
  .default(1);

/** Day as `YYYY-MM-DD`, without a time zone. */
export const isoDate = z.iso.date('Ungültiges Datum.');

/** Time of day as `HH:MM`, 24 hours. */
export const timeOfDay = boundedString(limits.shortValue, 'Ungültige Uhrzeit.').regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'Ungültige Uhrzeit.',
);

export const postcode = boundedString(limits.shortValue, 'Keine valide PLZ!').regex(
  /^\d{5}$/,
  'Keine valide PLZ!',
);

/** `[longitude, latitude]` in degrees, in GeoJSON's order. */
export const geoPoint = z.tuple([z.number(), z.number()]);

/** One page of a list, and how many rows there are in all. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ count: z.int().nonnegative(), results: z.array(item) });
}

/** An id with the name that people see for it. */
export const named = z.object({ id, name: z.string() });

export type Named = z.infer<typeof named>;
