import type { Json } from '../../pipeline/imported-ad.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What is kept of an ad, by the names that the interface gives it: v6 first, then those of v4. Both are read, since details still
 * come with the old ones. Whatever is not named here is not kept: contact data, and what differs from call to call.
 */
const names = {
  reference: ['referenznummer', 'refnr'],
  kind: ['stellenangebotsart', 'angebotsart'],
  title: ['stellenangebotsTitel', 'titel'],
  mainOccupation: ['hauptberuf', 'beruf'],
  otherOccupations: ['weitereBerufe'],
  allOccupations: ['alleBerufe'],
  employer: ['firma', 'arbeitgeber'],
  employerHash: ['arbeitgeberKundennummerHash', 'kundennummerHash', 'arbeitgeberHashId'],
  /** Number under which an employer who is not named takes applications. */
  boxNumber: ['chiffrenummer'],
  places: ['stellenlokationen', 'arbeitsorte', 'arbeitsort'],
  entry: ['eintrittszeitraum', 'eintrittsdatum'],
  shown: ['veroeffentlichungszeitraum'],
  firstShown: [
    'datumErsteVeroeffentlichung',
    'ersteVeroeffentlichungsdatum',
    'aktuelleVeroeffentlichungsdatum',
  ],
  changed: ['aenderungsdatum', 'modifikationsTimestamp'],
  applicationUrl: ['externeURL', 'externeUrl'],
  fixedUntil: ['befristetBis'],
  trainingKind: ['ausbildungsart'],
  studyKind: ['studienform'],
  courseOfStudy: ['studiengang'],
  description: ['stellenangebotsBeschreibung', 'stellenbeschreibung'],
  certificate: ['geforderterBildungsabschluss'],
  pay1: ['ausbildungsverguetungJahr1'],
  pay2: ['ausbildungsverguetungJahr2'],
  pay3: ['ausbildungsverguetungJahr3'],
  pay4: ['ausbildungsverguetungJahr4'],
  freePlaces: ['anzahlOffeneStellen'],
  fullTime: ['arbeitszeitVollzeit'],
  partTimeMorning: ['arbeitszeitTeilzeitVormittag'],
  partTimeAfternoon: ['arbeitszeitTeilzeitNachmittag'],
  partTimeEvening: ['arbeitszeitTeilzeitAbend'],
  partTimeFlexible: ['arbeitszeitTeilzeitFlexibel'],
  shiftsOrWeekends: ['arbeitszeitSchichtNachtWochenende'],
  isTemporaryWork: ['istArbeitnehmerUeberlassung'],
  isPrivatePlacement: ['istPrivateArbeitsvermittlung'],
} as const satisfies Record<string, readonly string[]>;

export type FieldName = keyof typeof names;

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameIn(record: Fields, field: FieldName): string | undefined {
  return names[field].find((name) => isGiven(record[name]));
}

/** The value of a field under whichever of its names; undefined for none. */
export function valueOf(record: unknown, field: FieldName): unknown {
  if (!isObject(record)) return undefined;
  const name = nameIn(record, field);
  return name === undefined ? undefined : record[name];
}

/** A text or number as text; empty for whatever else. */
export function textOf(record: unknown, field: FieldName): string {
  const value = valueOf(record, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** What is kept of an ad: the fields above under the names that they came with, those of the details before those of the list. */
export function kept(listed: Fields, details: Fields = {}): Json {
  const given = (fields: Fields) => Object.entries(fields).filter(([, value]) => isGiven(value));
  const both: Fields = Object.fromEntries([...given(listed), ...given(details)]);
  const found = Object.keys(names).flatMap((field) => nameIn(both, field as FieldName) ?? []);
  return Object.fromEntries(found.map((name) => [name, both[name] as Json]));
}
