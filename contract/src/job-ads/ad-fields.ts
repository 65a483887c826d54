import { limits } from '../core/limits.ts';
import { applicationDocuments, applicationMethods, workingTimes } from './ad-options.ts';
import { certificates } from './facts/certificates.ts';
import type { InternshipWeek } from './facts/internship-weeks.ts';

const payOfYear = (year: number) =>
  ({
    kind: 'number',
    label: `Vergütung im ${year}. Jahr`,
    min: 1,
    max: limits.adPay,
  }) as const;

/**
 * The fields of an ad's form in their order, with labels and maximum lengths. The schemas, the form, the message about a conflict, the
 * preview, the audit trail and the server's SQL statements are built from them. Free of schemas, for the browser.
 * A plain field (all but companies, choices of the catalogue and files) has the same name in the form, in responses and as a column of
 * `job_ads`.
 */
export const adFields = {
  Companies: { kind: 'companies', label: 'Filialen' },
  title: { kind: 'line', label: 'Titel', max: limits.adTitle, need: 'required' },
  job_type: { kind: 'choice', label: 'Art' },
  Job_name: { kind: 'choice', label: 'Berufsbezeichnung' },
  Profession: { kind: 'choice', label: 'Branche' },
  job_start: { kind: 'day', label: 'Beginn' },
  job_end: { kind: 'day', label: 'Ende' },
  availability_start_date: { kind: 'day', label: 'Sichtbar ab' },
  availability_end_date: { kind: 'day', label: 'Sichtbar bis' },
  details: {
    kind: 'html',
    label: 'Beschreibung',
    max: limits.adDetails,
    need: 'required',
    tooLong: 'Maximal 5000 Zeichen!',
  },
  annotation: {
    kind: 'html',
    label: 'Anmerkung',
    max: limits.adAnnotation,
    need: 'optional',
    tooLong: 'Max. 1000 Zeichen!',
  },
  /** Euros a month before tax in each year of the training (BBiG § 17). */
  pay_year_1: payOfYear(1),
  pay_year_2: payOfYear(2),
  pay_year_3: payOfYear(3),
  pay_year_4: payOfYear(4),
  certificate: { kind: 'key', label: 'Schulabschluss', options: certificates },
  working_time: { kind: 'keys', label: 'Arbeitszeit', options: workingTimes },
  total_places: { kind: 'number', label: 'Plätze insgesamt', min: 1, max: limits.adPlaces },
  /** 0 means that the ad is filled. */
  free_places: { kind: 'number', label: 'Freie Plätze', min: 0, max: limits.adPlaces },
  /** When an internship is possible. */
  internship_weeks: { kind: 'weeks', label: 'Praktikumswochen' },
  application_ways: { kind: 'keys', label: 'Bewerbung über', options: applicationMethods },
  application_url: { kind: 'website', label: 'Webadresse der Bewerbung' },
  application_documents: {
    kind: 'keys',
    label: 'Das soll die Bewerbung enthalten',
    options: applicationDocuments,
  },
  application_deadline: { kind: 'day', label: 'Bewerbungsfrist' },
  contact_person: { kind: 'choice', label: 'Kontaktperson' },
  reply_days: {
    kind: 'number',
    label: 'Antwort nach höchstens … Tagen',
    min: 1,
    max: limits.adReplyDays,
  },
  trial_day: { kind: 'yes', label: 'Schnuppertag möglich' },
  typical_day: { kind: 'lines', label: 'Ein Tag in diesem Beruf', max: limits.adTypicalDay },
  file: { kind: 'files', label: 'Dokumente' },
} as const satisfies Readonly<Record<string, AdField>>;

export interface LineField {
  readonly kind: 'line';
  readonly label: string;
  /** Visible characters. */
  readonly max: number;
  readonly need: 'required' | 'optional';
}

export interface HtmlField extends Omit<LineField, 'kind'> {
  readonly kind: 'html';
  /** Message for a text that is too long, literally as in the specification. */
  readonly tooLong: string;
}

export interface DayField {
  readonly kind: 'day';
  readonly label: string;
}

/** A whole number; null for none. */
export interface NumberField {
  readonly kind: 'number';
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

/** The key of an option, '' for none; or the keys of several. */
export interface KeyField {
  readonly kind: 'key' | 'keys';
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
}

interface LinesField {
  readonly kind: 'lines';
  readonly label: string;
  readonly max: number;
}

interface ShortField {
  readonly kind: 'website' | 'yes' | 'weeks';
  readonly label: string;
}

interface OtherField {
  readonly kind: 'companies' | 'choice' | 'files';
  readonly label: string;
}

type AdField =
  | LineField
  | HtmlField
  | DayField
  | NumberField
  | KeyField
  | LinesField
  | ShortField
  | OtherField;

export type AdFieldName = keyof typeof adFields;

type NameOf<Kind extends AdField['kind']> = {
  [Name in AdFieldName]: (typeof adFields)[Name]['kind'] extends Kind ? Name : never;
}[AdFieldName];

export type HtmlFieldName = NameOf<'html'>;
export type DayFieldName = NameOf<'day'>;
export type NumberFieldName = NameOf<'number'>;
export type KeysFieldName = NameOf<'keys'>;
export type YesFieldName = NameOf<'yes'>;
export type WeeksFieldName = NameOf<'weeks'>;
export type PlainFieldName = Exclude<AdFieldName, NameOf<'companies' | 'choice' | 'files'>>;

/** The value of a plain field in responses and in the checked form. */
export type PlainValue<Name extends PlainFieldName> = Name extends DayFieldName
  ? string | null
  : Name extends NumberFieldName
    ? number | null
    : Name extends KeysFieldName
      ? string[]
      : Name extends YesFieldName
        ? boolean
        : Name extends WeeksFieldName
          ? InternshipWeek[]
          : string;

const adFieldNames = Object.keys(adFields) as AdFieldName[];

function namesOf<Kind extends AdField['kind']>(...kinds: readonly Kind[]): NameOf<Kind>[] {
  const isOneOf = (name: AdFieldName) => kinds.some((kind) => kind === adFields[name].kind);
  return adFieldNames.filter(isOneOf) as NameOf<Kind>[];
}

// The annotation tells the bundler that it may leave out lists that the browser does not use.
export const htmlFieldNames = /* @__PURE__ */ namesOf('html');
export const dayFieldNames = /* @__PURE__ */ namesOf('day');
export const numberFieldNames = /* @__PURE__ */ namesOf('number');

const otherKinds: readonly string[] = ['companies', 'choice', 'files'];

export const plainFieldNames = adFieldNames.filter(
  (name): name is PlainFieldName => !otherKinds.includes(adFields[name].kind),
);

/** The fields that ads have had from the beginning: an ad that has only these looks as it did before the others were added. */
export const firstPlainFieldNames = [
  'title',
  'job_start',
  'job_end',
  'availability_start_date',
  'availability_end_date',
  'details',
  'annotation',
] as const satisfies readonly PlainFieldName[];

/** Returns the empty value of a plain field. */
export function emptyValueOf<Name extends PlainFieldName>(name: Name): PlainValue<Name> {
  const nothing = {
    line: '',
    html: '',
    day: null,
    number: null,
    key: '',
    keys: [],
    website: '',
    yes: false,
    lines: '',
    weeks: [],
  };
  return nothing[adFields[name].kind] as PlainValue<Name>;
}

/** Whether the value of a plain field is empty. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Returns an object with a value for each plain field. */
export const eachPlainField = <Value>(
  valueOf: (name: PlainFieldName) => Value,
): Record<PlainFieldName, Value> =>
  Object.fromEntries(plainFieldNames.map((name) => [name, valueOf(name)])) as Record<
    PlainFieldName,
    Value
  >;

/** Returns only the plain fields of an ad. */
export const plainFieldsOf = <Ad extends Readonly<Record<PlainFieldName, unknown>>>(
  ad: Ad,
): Pick<Ad, PlainFieldName> => eachPlainField((name) => ad[name]) as Pick<Ad, PlainFieldName>;

/** Returns all plain fields with empty values. */
export const emptyPlainFields = (): { [Name in PlainFieldName]: PlainValue<Name> } =>
  eachPlainField(emptyValueOf) as { [Name in PlainFieldName]: PlainValue<Name> };
