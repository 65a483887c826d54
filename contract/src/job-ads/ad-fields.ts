import { limits } from '../core/limits.ts';

/**
 * The fields of an ad's form in their order, with labels and maximum lengths. The schemas, the form, the message about a conflict, the
 * preview, the audit trail and the server's SQL statements are built from them. Free of schemas, for the browser.
 * A plain field (a line of text, rich text or a day) has the same name in the form, in responses and as a column of `job_ads`.
 */
export const adFields = {
  Companies: { kind: 'companies', label: 'Filialen' },
  title: { kind: 'line', label: 'Titel', most: limits.adTitle, need: 'required' },
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
    most: limits.adDetails,
    need: 'required',
    tooLong: 'Maximal 5000 Zeichen!',
  },
  annotation: {
    kind: 'html',
    label: 'Anmerkung',
    most: limits.adAnnotation,
    need: 'optional',
    tooLong: 'Max. 1000 Zeichen!',
  },
  file: { kind: 'files', label: 'Dokumente' },
} as const satisfies Readonly<Record<string, AdField>>;

export interface LineField {
  readonly kind: 'line';
  readonly label: string;
  /** Visible characters. */
  readonly most: number;
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

interface OtherField {
  readonly kind: 'companies' | 'choice' | 'files';
  readonly label: string;
}

type AdField = LineField | HtmlField | DayField | OtherField;

export type AdFieldName = keyof typeof adFields;

type NameOf<Kind extends AdField['kind']> = {
  [Name in AdFieldName]: (typeof adFields)[Name]['kind'] extends Kind ? Name : never;
}[AdFieldName];

export type HtmlFieldName = NameOf<'html'>;
export type DayFieldName = NameOf<'day'>;
export type PlainFieldName = NameOf<'line' | 'html' | 'day'>;

const adFieldNames = Object.keys(adFields) as AdFieldName[];

function namesOf<Kind extends AdField['kind']>(...kinds: readonly Kind[]): NameOf<Kind>[] {
  const isOneOf = (name: AdFieldName) => kinds.some((kind) => kind === adFields[name].kind);
  return adFieldNames.filter(isOneOf) as NameOf<Kind>[];
}

export const htmlFieldNames = namesOf('html');
export const dayFieldNames = namesOf('day');
export const plainFieldNames = namesOf('line', 'html', 'day');

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
