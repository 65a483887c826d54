import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * Values of forms. A form with files sends every value as text, JSON sends numbers and nulls; a form in the browser holds either.
 * These schemas read all of them alike.
 */

const empty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** Text without blanks around it, at most so many characters; `required` refuses an empty one. */
export function textField(most: number, required: 'required' | 'optional' = 'optional') {
  const text = z.string().trim().max(most, `Max. ${most} Zeichen!`);
  return required === 'required' ? text.min(1, 'Pflichtfeld!') : text.default('');
}

/** The id of something that was chosen: `12`, `"12"`, or an object with an `id`. */
export function chosen(message = 'Pflichtfeld!') {
  return z.preprocess(
    (value) => {
      const inner = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
      return typeof inner === 'string' && /^\d{1,10}$/.test(inner) ? Number(inner) : inner;
    },
    z.int(message).positive(message).max(2_147_483_647, message),
  );
}

/** A list of chosen things, each once. */
export function chosenList(message = 'Alle Einträge müssen aus der Liste sein') {
  return z
    .array(chosen(message), message)
    .max(limits.choices, 'Zu viele Einträge.')
    .transform((ids) => [...new Set(ids)]);
}

/** `YYYY-MM-DD`, also with a time behind it, which is dropped. */
export function dayField(required: 'required' | 'optional' = 'optional') {
  const missing = ({ input }: { input?: unknown }) =>
    empty(input) ? 'Pflichtfeld!' : 'Ungültiges Datum.';
  const day = z.iso.date({ error: missing }).refine(
    // What the database takes for every day there is (job_ads).
    (text) => text >= '1900-01-01' && text <= '2999-12-31',
    'Ungültiges Datum.',
  );
  const read = (value: unknown) =>
    typeof value === 'string' ? value.replace(/[T ][\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/, '') : value;
  if (required === 'required')
    return z.preprocess((value) => (empty(value) ? undefined : read(value)), day);
  return z.preprocess((value) => (empty(value) ? null : read(value)), day.nullable());
}

/** `HH:MM` in steps of 15 minutes, or null. */
export const quarterHour = z.preprocess(
  (value) => (empty(value) ? null : value),
  z
    .string()
    .regex(
      /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/,
      'Uhrzeit in Schritten von 15 Minuten, z. B. 14:30.',
    )
    .nullable(),
);

/** `true`, `"true"` and their opposites. */
export const yesNo = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('Ungültige Angabe.'),
);

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Pflichtfeld!')
  .max(limits.email, `Max. ${limits.email} Zeichen!`)
  .pipe(z.email('Keine E-mail'));

/** An address of a website as people write it; shown as a link with https (web/src/floor/web-links.ts). */
export const websiteField = z
  .string()
  .trim()
  .max(limits.website, `Max. ${limits.website} Zeichen!`)
  .refine(
    (text) =>
      text === '' ||
      /^(?:https?:\/\/)?[^\s/:@.]+(?:\.[^\s/:@.]+)+(?::\d+)?(?:[/?#]\S*)?$/i.test(text),
    'Keine gültige Webadresse',
  )
  .default('');

/** 1 Divers, 2 Frau, 3 Herr; Divers where nothing is said. */
export const salutation = z
  .preprocess(
    (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
    z.literal([1, 2, 3], 'Ungültige Angabe.'),
  )
  .default(1);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** What a person reads of HTML, for counting; one character for each that is shown, line ends left out. */
export function readableText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    })
    .trim();
}

/**
 * Rich text. Its limit counts what is read; the server cleans the HTML.
 * @param message of the limit, to the letter of the specification
 */
export function richText(most: number, message: string, required: 'required' | 'optional') {
  const html = z
    .string()
    .max(most * limits.htmlFactor, { error: message, abort: true })
    .refine((text) => readableText(text).length <= most, message);
  if (required === 'optional') return html.default('');
  return html.refine((text) => readableText(text) !== '', 'Pflichtfeld!');
}

/**
 * `last_updated` as it was read: an edit of something that has changed since is refused (409). Calls without it change whatever
 * is there.
 */
export const lastUpdated = z.iso
  .datetime({ offset: true, message: 'Ungültige Angabe.' })
  .optional();

type WithoutDefaults<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<
    Shape[Field] extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Shape[Field]
  >;
};

/**
 * The fields of a form for a call that changes only those that it sends. Not `.partial()`: that fills in the default of a field
 * that is missing, so that sending a title would empty all the rest.
 */
export function whatIsSent<const Shape extends z.ZodRawShape>(
  shape: Shape,
): WithoutDefaults<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ]);
  return Object.fromEntries(fields) as WithoutDefaults<Shape>;
}
