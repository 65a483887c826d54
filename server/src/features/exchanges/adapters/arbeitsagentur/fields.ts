import type { Json } from '../../pipeline/imported-ad.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of an ad that we keep, by their names in the interface: first in v6, then in v4. Both are read, since details still
 * have the old names. Fields that are not listed here are not kept: contact data, and values that differ from request to request.
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
  /** Box number under which an anonymous employer receives applications. */
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

/** Returns the value of a field under any of its names; undefined if there is none. */
export function valueOf(record: unknown, field: FieldName): unknown {
  if (!isObject(record)) return undefined;
  const name = nameIn(record, field);
  return name === undefined ? undefined : record[name];
}

/** Returns a text or number as text; empty for any other value. */
export function textOf(record: unknown, field: FieldName): string {
  const value = valueOf(record, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Returns the kept fields of an ad under their original names. Details take precedence over the list. */
export function kept(listed: Fields, details: Fields = {}): Json {
  const given = (fields: Fields) => Object.entries(fields).filter(([, value]) => isGiven(value));
  const both: Fields = Object.fromEntries([...given(listed), ...given(details)]);
  const found = Object.keys(names).flatMap((field) => nameIn(both, field as FieldName) ?? []);
  return Object.fromEntries(found.map((name) => [name, both[name] as Json]));
}
