import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import { missing } from '../../text/dates.ts';
import { isSame } from '../drafts/form-drafts.ts';
import { changeOf, type Theirs } from './merge-versions.ts';
import { typedDate } from '../fields/dates/parse-date.ts';

/** A field whose values differ in two versions, as readable texts. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly own: string;
  readonly stored: string;
  /** Both texts are the same: only formatting (headings, bold) differs. */
  readonly isHidden: boolean;
}

/** Functions by field name that convert a value to text where `readable` cannot. */
export type Readers<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name]) => string;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** Returns the text of a form value: dates, HTML, choices, files, and lists of these. */
export function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join(', ') || missing;
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (value instanceof File) return value.name;
  if (isRecord(value)) {
    if ('name' in value) return readable(value['name']);
    if ('file' in value) return readable(value['file']);
    return readable(Object.values(value).filter((part) => part !== '' && part !== null));
  }
  const text = String(value ?? '').trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return typedDate(text);
  // In HTML, the end of a paragraph or a list item does not separate words.
  const plain = /<\w[^<>]*>/.test(text)
    ? readableText(text.replaceAll(/<br[^<>]*>|<\/(?:p|li|h\d)>/gi, ' '))
    : text;
  return plain || missing;
}

/** A field that both sides have changed differently. */
export interface ThreeSides extends Difference {
  /** The value before both changes. */
  readonly before: string;
}

/** Single pictures have no file names. */
const sidesOfPicture = (own: unknown) => ({
  before: 'Bisheriges Bild',
  stored: 'Inzwischen ein anderes Bild oder keines',
  own: own === null ? 'Kein Bild' : 'Neues Bild',
});

/**
 * Returns the fields that both sides have changed differently, in their order.
 * @param theirs the stored version; `pictures` names the single pictures that were replaced
 */
export function conflictsOf<Values extends object>(
  { begun, own, theirs }: Readonly<Record<'begun' | 'own', Values>> & { theirs: Theirs<Values> },
  labels: Readonly<Record<string, string>>,
  readers: Readers<Values> = {},
): readonly ThreeSides[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const key = name as keyof Values;
    if (theirs.pictures.includes(name))
      return own[key] === theirs.values[key]
        ? []
        : [{ name, label, ...sidesOfPicture(own[key]), isHidden: false }];
    const sides = { begun: begun[key], own: own[key], theirs: theirs.values[key] };
    if (changeOf(sides) !== 'both') return [];
    const read = (readers[key] ?? readable) as (value: Values[keyof Values]) => string;
    const [mine, stored] = [read(own[key]), read(theirs.values[key])];
    // An old draft may lack the value from the beginning.
    const before = begun[key] === undefined ? missing : read(begun[key]);
    return [{ name, label, before, own: mine, stored, isHidden: mine === stored }];
  });
}

/** Returns the differences between one's own version and the stored one, in the order of the fields. */
export function differencesOf<Values extends object>(
  own: Values,
  stored: Values,
  labels: Readonly<Record<string, string>>,
  readers: Readers<Values> = {},
): readonly Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const key = name as keyof Values;
    if (isSame(own[key], stored[key])) return [];
    const read = (readers[key] ?? readable) as (value: Values[keyof Values]) => string;
    const [mine, theirs] = [read(own[key]), read(stored[key])];
    return [{ name, label, own: mine, stored: theirs, isHidden: mine === theirs }];
  });
}
