import { z } from 'zod';
import { readEmail } from './text/email.ts';
import { boundedString, digitAsNumber, momentField, prepared } from './fields.ts';
import { limits } from './limits.ts';
import { readableText } from './text/readable-text.ts';
import { severalLines, singleLine, visibleLength, visibleHtml } from './text/visible-text.ts';

/**
 * Values of forms. A form with files sends every value as text; JSON has numbers and nulls; a form in the browser holds both. These schemas
 * accept all of them.
 */

const empty = (value: unknown): boolean => value === '' || value === null || value === undefined;

type Need = 'required' | 'optional';

/** Visible text (visible-text.ts) with a maximum number of visible characters. */
function visible(max: number, tooLong: string, read: (text: string) => string) {
  return boundedString(max * limits.unitsPerCharacter, tooLong)
    .overwrite(read)
    .refine((text) => visibleLength(text) <= max, tooLong);
}

/** One line of text; `required` refuses a text without visible characters. */
export function textField(max: number, need: Need = 'optional', tooLong = `Max. ${max} Zeichen!`) {
  const text = visible(max, tooLong, singleLine);
  return need === 'required' ? text.min(1, 'Pflichtfeld!') : text.default('');
}

/** Several lines of text. */
export function linesField(max: number, need: Need = 'optional') {
  const text = visible(max, `Max. ${max} Zeichen!`, severalLines);
  return need === 'required' ? text.min(1, 'Pflichtfeld!') : text.default('');
}

/** The id of a chosen object: `12`, `"12"`, or an object with an `id`. */
export function chosen(message = 'Pflichtfeld!') {
  return prepared(
    (value) => {
      const inner = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
      return typeof inner === 'string' && /^\d{1,10}$/.test(inner) ? Number(inner) : inner;
    },
    z.int(message).positive(message).max(2_147_483_647, message),
  );
}

/** The id of a chosen object, or null for none. */
export function chosenOrNone(message?: string): z.ZodType<number | null> {
  return prepared((value) => (empty(value) ? null : value), chosen(message).nullable());
}

/** A list of chosen ids without duplicates. */
export function chosenList(message = 'Alle Einträge müssen aus der Liste sein') {
  return z
    .array(chosen(message), message)
    .max(limits.choices, 'Zu viele Einträge.')
    .transform((ids) => [...new Set(ids)]);
}

/** `YYYY-MM-DD`; a time after it is dropped. */
export function dayField(required: 'required'): z.ZodType<string>;
export function dayField(required?: 'optional'): z.ZodType<string | null>;
export function dayField(required: 'required' | 'optional' = 'optional'): z.ZodType<string | null> {
  const missing = ({ input }: { input?: unknown }) =>
    empty(input) ? 'Pflichtfeld!' : 'Ungültiges Datum.';
  const day = z.iso.date({ error: missing }).refine(
    // The range that the database allows (job_ads).
    (text) => text >= '1900-01-01' && text <= '2999-12-31',
    // One message only; `abort` would skip the rules about several fields (spans.ts).
    { error: 'Ungültiges Datum.', when: ({ issues }) => issues.length === 0 },
  );
  const read = (value: unknown) =>
    typeof value === 'string' ? value.replace(/[T ][\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/, '') : value;
  if (required === 'required')
    return prepared((value) => (empty(value) ? undefined : read(value)), day);
  return prepared((value) => (empty(value) ? null : read(value)), day.nullable());
}

const notQuarter = 'Uhrzeit in Schritten von 15 Minuten, z. B. 14:30.';

/** `HH:MM` in steps of 15 minutes, or null. */
export const quarterHour = prepared(
  (value) => (empty(value) ? null : value),
  boundedString(limits.shortValue, notQuarter)
    .regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/, notQuarter)
    .nullable(),
);

/** A whole number as people write it ('1.050' and '1050 €' are one), or null. */
export function wholeNumber(min: number, max: number): z.ZodType<number | null> {
  const message = `Bitte eine ganze Zahl von ${min} bis ${max} eingeben.`;
  return prepared((value) => {
    if (empty(value)) return null;
    if (typeof value !== 'string') return value;
    const text = value.trim().replace(/[\s\u00a0]{0,2}€$/, '');
    if (text === '') return null;
    return /^(?:\d{1,6}|\d{1,3}\.\d{3})$/.test(text) ? Number(text.replace('.', '')) : text;
  }, z.int(message).min(min, message).max(max, message).nullable());
}

/** The key of one option, '' for none. */
export function oneKey(options: readonly { readonly key: string }[]): z.ZodType<string> {
  const message = 'Bitte eine Angabe aus der Liste wählen.';
  return prepared(
    (value) => (empty(value) ? '' : value),
    z.enum(['', ...options.map(({ key }) => key)], message),
  );
}

/** The keys of several options, without duplicates and in the order of the options. */
export function severalKeys(options: readonly { readonly key: string }[]): z.ZodType<string[]> {
  const message = 'Bitte nur Angaben aus der Liste wählen.';
  const keys = options.map(({ key }) => key);
  return z
    .array(z.enum(keys, message), message)
    .max(keys.length * 2, message)
    .transform((ticked): string[] => keys.filter((key) => ticked.includes(key)))
    .default([]);
}

/** `true`, `"true"` and their opposites. */
export const yesNo = prepared(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('Ungültige Angabe.'),
);

/** An e-mail address in its stored form (email.ts). */
export function emailAddress(max: number, tooLong = `Max. ${max} Zeichen!`) {
  return boundedString(max * limits.unitsPerCharacter, tooLong)
    .overwrite((typed) => readEmail(singleLine(typed)).address)
    .min(1, { error: 'Pflichtfeld!', abort: true })
    .refine((address) => visibleLength(address) <= max, { error: tooLong, abort: true })
    .refine((address) => readEmail(address).problem !== 'no-address', 'Keine E-mail')
    .refine(
      (address) => readEmail(address).problem !== 'local-part',
      'Vor dem @ sind nur Buchstaben ohne Umlaute, Ziffern und Zeichen wie . - _ + erlaubt.',
    );
}

export const emailField = emailAddress(limits.email);

/** An address that may be left out: without visible characters it is `''`. */
export const optionalEmailField = z
  .union([boundedString(limits.email).overwrite(singleLine).pipe(z.literal('')), emailField])
  .default('');

const website = /^(?:https?:\/\/)?[^\s/:@.?#]+(?:\.[^\s/:@.?#]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Completes an address that people write without its scheme ('www.kruste.de/karriere'). Leaves any other text as it is. */
export const withScheme = (text: string): string =>
  !/^https?:/i.test(text) && website.test(text) ? `https://${text}` : text;

/** A website's address as people write it; shown as a link with https (web/src/core/text/web-links.ts). */
export const websiteField = visible(limits.website, `Max. ${limits.website} Zeichen!`, singleLine)
  .refine((text) => text === '' || website.test(text), 'Keine gültige Webadresse')
  .default('');

/** 1 Divers, 2 Frau, 3 Herr; Divers by default. */
export const salutation = prepared(
  digitAsNumber,
  z.literal([1, 2, 3], 'Ungültige Angabe.'),
).default(1);

/**
 * Rich text. The limit counts visible characters; the server cleans the HTML and then checks the limit again.
 * @param message for the limit, literally as in the specification
 */
export function richText(max: number, message: string, need: Need) {
  const html = boundedString(max * limits.unitsPerCharacter, message)
    .overwrite(visibleHtml)
    .refine((text) => visibleLength(text) <= max * limits.htmlFactor, {
      error: message,
      abort: true,
    })
    .refine((text) => visibleLength(readableText(text)) <= max, message);
  if (need === 'optional') return html.default('');
  return html.refine((text) => readableText(text) !== '', 'Pflichtfeld!');
}

/**
 * `last_updated` as the client read it: the edit is refused (409) if the object has changed since. Without it, the object is always
 * changed.
 */
export const lastUpdated = momentField().optional();

type WithoutDefaults<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<
    Shape[Field] extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Shape[Field]
  >;
};

/**
 * The fields of a form for a call that changes only the fields that are sent. Not `.partial()`: that would set missing fields to their
 * defaults, so that sending a title would empty all other fields.
 */
export function optionalFields<const Shape extends z.ZodRawShape>(
  shape: Shape,
): WithoutDefaults<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ]);
  return Object.fromEntries(fields) as WithoutDefaults<Shape>;
}
