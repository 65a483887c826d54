import { isId } from '../../pipeline/records/record-ids.ts';
import { ExchangeError, type FetchedRecord } from '../adapter.ts';
import type { Fields } from '../formats/field-reader.ts';
import { lineOf } from '../reading.ts';
import { wordSet } from '../formats/words.ts';

/** An element that is open. */
export interface OpenElement {
  readonly name: string;
  readonly line: number;
  /** Index of the beginning of its tag. Characters. */
  readonly start: number;
  /** Whether it is in a further element of a list, such as a second place. */
  readonly further: number | undefined;
  /** An attribute with the value of the element, which counts if the element has no text: `<ort name="Halle"/>`. */
  readonly named: { readonly attribute: string; readonly value: string } | undefined;
}

/** HTML elements of descriptions. */
export const markup = wordSet(`
  p br ul ol li b strong i em u h1 h2 h3 h4 h5 h6 div span a table thead tbody tr td th font img
  hr sub sup small blockquote pre dl dt dd
`);

/** Attributes of a record's elements that have a value which other feeds have as text. */
const valueAttributes = wordSet(`
  href term value city town postcode postalcode zip street country region state lat lng lon
  latitude longitude ort stadt plz strasse straße land bundesland
  date datum ausbildung praktikum istausbildung istpraktikum apprenticeship internship
`);

/** Elements that name their field in an attribute: `<field name="Ort">`. */
const namedFields = wordSet(
  'field feld param parameter property attribute column spalte data simpledata',
);

/** Name of an element without its namespace, in small letters, and cut if it is too long: errors quote it. */
export function nameOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const begin = tag.indexOf(':') + 1;
  const cut = tag.slice(begin, begin + maxNameLength).toLowerCase();
  // Databases write a blank in a name so: `Ausbildungs_x0020_beginn`.
  const name = cut.includes('_x') ? cut.replaceAll(/_x00[0-9a-f]{2}_/g, '_') : cut;
  const said = namedFields.has(name)
    ? (attributes['name'] ?? attributes['NAME'] ?? attributes['key'])
    : undefined;
  return said === undefined ? name : said.slice(0, maxNameLength).toLowerCase();
}

/** Attributes that may have the value of an element. Others call its use so: `<ort name="Einsatzort">Halle</ort>`. */
const nameAttributes = ['wert', 'name'];

/** @param element name of the element, which may be that of such an attribute: `<field name="Ort">` */
export function namedBy(
  attributes: Readonly<Record<string, string>>,
  element: string,
): OpenElement['named'] {
  const attribute = nameAttributes.find((one) => attributes[one] !== undefined);
  const value = attribute === undefined ? undefined : attributes[attribute];
  if (attribute === undefined || value === undefined) return undefined;
  return value.toLowerCase() === element ? undefined : { attribute, value };
}

/** Returns the attributes with values of a record. Of several links the one to the ad counts, which need not be the first of all. */
export const valuesIn = (attributes: Readonly<Record<string, string>>) =>
  (attributes['rel'] ?? 'alternate') === 'alternate'
    ? Object.entries(attributes).filter(([name]) => valueAttributes.has(name.toLowerCase()))
    : [];

/** Characters. */
const maxNameLength = 100;

const anyTag = /<\/?(?:[a-z][\w.-]{0,40}:)?([a-z][\w.-]{0,60})[\s>]/gi;

/**
 * Whether a text contains a tag of a record in a place that cannot contain one: an attribute, or CDATA.
 * @param name in small letters
 */
export function hasTagOf(text: string, name: string): boolean {
  for (const [, tag = ''] of text.matchAll(anyTag)) if (tag.toLowerCase() === name) return true;
  return false;
}

/** Refuses entity declarations, which could expand endlessly. Feeds of jobs do not need them. */
export function refuseDoctype(name: string, data: string): void {
  if (name.toLowerCase() !== '!doctype') return;
  const what = /^!doctype\s{1,20}html/i.test(data)
    ? 'Das ist eine Webseite (HTML), kein Feed.'
    : 'Die Datei beginnt mit einer Dokumenttyp-Deklaration (DOCTYPE).';
  throw new ExchangeError('unknown-format', what);
}

/** The error if the structure of a document is lost. */
export function structureError(line: number, why: string): ExchangeError {
  return new ExchangeError('broken-answer', `Zeile ${line}: ${why}`);
}

/** The same if it is unknown which records follow. */
export const lostRecords = (line: number, why: string): ExchangeError =>
  structureError(line, `${why}; die folgenden Datensätze sind nicht zu erkennen.`);

/** A record that is not well-formed, with the fields that could be read. */
export function brokenRecord({ id = '', title = '' }: Fields, detail: string): FetchedRecord {
  return { externalId: isId(id) ? id : '', rejected: 'unreadable', detail, title: lineOf(title) };
}
