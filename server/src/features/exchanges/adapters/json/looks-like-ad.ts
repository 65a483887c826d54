import { jsonFormatOf } from '../formats/format-of.ts';
import { FieldReader, type Fields } from '../formats/field-reader.ts';
import type { FeedReading } from '../formats/feed-mapping.ts';
import { wordSet } from '../formats/words.ts';
import { isOfType } from './job-posting.ts';
import { allOf, propertiesOf, type Properties } from './properties.ts';

/** Levels of nested objects that are searched. */
const deepest = 5;

/** Entries of a list that are read, such as places or texts. */
const maxEntries = 50;

/** A day as Java writes it: `[2027, 8, 1]`, also with the time behind it. */
function dayOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length < 3 || value.length > 7) return undefined;
  const [year, month, day] = value as unknown[];
  if (!value.every(Number.isInteger)) return undefined;
  const [years, months, days] = [Number(year), Number(month), Number(day)];
  const isDay = years >= 2000 && years < 2100 && months >= 1 && months <= 12 && days <= 31;
  return isDay
    ? [years, months, days].map((one) => String(one).padStart(2, '0')).join('-')
    : undefined;
}

/** Returns the value that an export of MongoDB wraps: `{ "$date": { "$numberLong": "1817078400000" } }`, `{ "$numberInt": "2" }`. */
function unwrappedType(value: unknown, left = 2): unknown {
  const [entry, ...others] = left > 0 ? Object.entries(propertiesOf(value)) : [];
  if (entry === undefined || others.length > 0 || !entry[0].startsWith('$')) return value;
  return unwrappedType(entry[1], left - 1);
}

/** Types of values that name their kind, as Notion writes them; those of persons are not among them. */
const readTypes = wordSet('title rich_text select status date number url checkbox multi_select');

/** The text of a value of Notion: pieces of text, an option by its name, a day by its beginning. */
function textOfTyped(value: unknown): unknown {
  if (Array.isArray(value)) {
    const pieces = value.map((one) => propertiesOf(one)['plain_text']);
    return pieces.every((piece) => typeof piece === 'string')
      ? pieces.join('')
      : value.map(textOfTyped);
  }
  const { name, start } = propertiesOf(value);
  return name ?? start ?? value;
}

/** Returns the value that names its type: `{ "type": "number", "number": 6406 }`; nothing for an address or a phone number. */
function untyped(value: unknown): unknown {
  const thing = propertiesOf(value);
  const { type } = thing;
  if (typeof type !== 'string' || !Object.hasOwn(thing, type)) return value;
  return readTypes.has(type) ? textOfTyped(thing[type]) : value;
}

function addAll(
  reader: FieldReader,
  thing: Properties,
  path: readonly string[],
  further?: string,
): void {
  for (const [name, given] of Object.entries(thing)) {
    const inner = [...path, name];
    const value = untyped(unwrappedType(given));
    if (value === null) reader.add(inner, '');
    for (const [place, one] of allOf(dayOf(value) ?? value)
      .slice(0, maxEntries)
      .entries()) {
      const entry = further ?? (place > 0 ? `${inner.join('.')} ${place}` : undefined);
      if (typeof one !== 'object') reader.add(inner, String(one), entry);
      else if (inner.length < deepest) addAll(reader, propertiesOf(one), inner, entry);
    }
  }
}

/** Reads the fields of an object, by self-explanatory names, or those of a format. */
export function readerOf(thing: Properties, how: FeedReading = {}): FieldReader {
  const reader = new FieldReader(jsonFormatOf(thing), how);
  addAll(reader, thing, []);
  return reader;
}

/** Returns the fields of an object. */
export const fieldsOf = (thing: Properties, how: FeedReading = {}): Fields =>
  readerOf(thing, how).fields;

/** Whether an object in a document without a list is an ad: it has a title, and names its company or place. */
export function looksLikeAd(thing: Properties): boolean {
  if (isOfType(thing, 'JobPosting')) return true;
  // Its title must be its own field; company or place may be in nested objects.
  const own = Object.entries(thing).filter(([, value]) => typeof value !== 'object');
  const { title } = fieldsOf(Object.fromEntries(own));
  if (title === undefined) return false;
  const { company, town, postcode } = fieldsOf(thing);
  return [company, town, postcode].some((one) => one !== undefined);
}
