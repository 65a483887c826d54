import { z } from 'zod';
import { limits } from './limits.ts';
import { withoutHiddenCharacters } from './text/visible-text.ts';

/** Schemas of which all forms and endpoints are built. The messages are those of the specification. */

/**
 * A string with a maximum number of code points (`max()` counts those; in UTF-16 units it may be twice as long). Longer strings are not
 * processed any further: every string from outside is first checked by this schema (bounded-strings.test.ts).
 */
export function boundedString(max: number = limits.shortValue, tooLong = 'Eingabe zu lang.') {
  return z.string().max(max, { error: tooLong, abort: true });
}

/** A value that is converted before its schema checks it. Text that is far too long is not converted. */
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

/** For `prepared`: returns a digit as a number, since forms send text; returns any other value unchanged. */
export const digitAsNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;

/** Text that somebody types into a search field. */
export const searchText = boundedString(limits.searchTextLength).overwrite(withoutHiddenCharacters);

/** A checkbox of a list's filter: '1', or missing. */
export const tick = z.literal('1', 'Ungültiger Filter.').optional();

/** A date and time with its offset. @param message for an invalid value */
export function momentField(message = 'Ungültige Angabe.') {
  return boundedString(limits.shortValue, message).pipe(z.iso.datetime({ offset: true, message }));
}

/** The id of a row in a path or query: a positive integer within PostgreSQL's `integer`. */
export const idParameter = boundedString(limits.shortValue, 'Ungültige Kennung.')
  .regex(/^[1-9]\d{0,9}$/, 'Ungültige Kennung.')
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, 'Ungültige Kennung.');

export const id = z.int().positive().max(2_147_483_647);

/** Page number of a list, from 1. A page past the end is empty, so no upper limit is needed. */
export const pageParameter = boundedString(limits.shortValue, 'Ungültige Seite.')
  .regex(/^0*[1-9]\d*$/, 'Ungültige Seite.')
  // Larger numbers are pages without results, too.
  .transform((digits) => Math.min(Number(digits), 1e9))
  .default(1);

/** A day as `YYYY-MM-DD`, without a time zone. The calendar of the database knows no year 0. */
export const isoDate = z.iso
  .date({ error: 'Ungültiges Datum.', abort: true })
  .refine((day) => day >= '0001', 'Ungültiges Datum.');

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

/** One page of a list, and the number of rows on all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ count: z.int().nonnegative(), results: z.array(item) });
}

/** An id with its displayed name. */
export const named = z.object({ id, name: z.string() });

export type Named = z.infer<typeof named>;
