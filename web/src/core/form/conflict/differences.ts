import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import { missing } from '../../text/dates.ts';
import { isSame } from '../drafts/form-drafts.ts';
import { changeOf, type Theirs } from './merge-versions.ts';
import { typedDate } from '../fields/dates/parse-date.ts';

/** A field that is not the same in two versions, as people read both. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly own: string;
  readonly stored: string;
  /** Both read the same: only what cannot be read (headings, bold) differs. */
  readonly isHidden: boolean;
}

/** How the value of a field reads, by its name, where `readable` would not know. */
export type Readers<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name]) => string;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** A value of a form in words: days, HTML, what was chosen, files, and lists of them. */
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
  // Ends of paragraphs and lines are no ends of words in HTML.
  const plain = /<\w[^<>]*>/.test(text)
    ? readableText(text.replaceAll(/<br[^<>]*>|<\/(?:p|li|h\d)>/gi, ' '))
    : text;
  return plain || missing;
}

/** A field that both sides have changed, each in another way. */
export interface ThreeSides extends Difference {
  /** What it was before. */
  readonly before: string;
}

/** Single pictures have no names. */
const sidesOfPicture = (own: unknown) => ({
  before: 'Bisheriges Bild',
  stored: 'Inzwischen ein anderes Bild oder keines',
  own: own === null ? 'Kein Bild' : 'Neues Bild',
});

/**
 * What both sides have changed of what they began with, in the order of the fields.
 * @param theirs what is stored; `pictures` are the single pictures that are others
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
    // A draft of long ago does not know it.
    const before = begun[key] === undefined ? missing : read(begun[key]);
    return [{ name, label, before, own: mine, stored, isHidden: mine === stored }];
  });
}

/** What differs between one's own version and the stored one, in the order of the fields. */
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
