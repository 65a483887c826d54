import type { AuditSubject } from './options.ts';
import { readableText } from '../core/text/readable-text.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';

/** Names of fields by their subject. */
export type FieldNames = Readonly<Partial<Record<AuditSubject, Readonly<Record<string, string>>>>>;

/** Readable names of the API's fields. Others are shown by their API name. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Titel',
  school_type: 'Schulart',
  first_day: 'Erster Tag',
  last_day: 'Letzter Tag',
  status: 'Status',
  blocked: 'gesperrt',
  locked: 'gesperrt',
  external: 'extern',
  visible: 'sichtbar',
  deleted: 'gelöscht',
  published: 'öffentlich',
  public: 'öffentlich',
  active: 'aktiv',
  validated: 'validiert',
  file: 'Datei',
  key: 'Name',
  entries: 'Einträge',
  email: 'E-Mail',
  first_name: 'Vorname',
  last_name: 'Nachname',
  salutation: 'Anrede',
  phone: 'Telefon',
  role: 'Rolle',
  branches: 'Filialen',
  second_step: 'Zweiter Schritt',
  weblink: 'Website',
  website: 'Website',
  street: 'Straße',
  additional: 'Adresszusatz',
  City: 'Ort',
  city: 'Ort',
  postcode: 'PLZ',
  Address: 'Adresse',
  logo: 'Logo',
  cover: 'Titelbild',
  cover_alt: 'Was auf dem Titelbild zu sehen ist',
  User: 'Konto',
  Company: 'Firma',
  Companies: 'Firmen',
  contact_person: 'Kontaktperson',
  Contacts: 'Kontaktpersonen',
  contacts: 'Kontaktpersonen',
  first_contact: 'Erste Kontaktperson',
  second_contact: 'Zweite Kontaktperson',
  Professions: 'Branchen',
  Profession: 'Branche',
  Allowed_apprenticeships: 'Zugelassene Ausbildungen',
  Asked: 'Angefragte Berufe',
  Accepted: 'Freigegebene Berufe',
  other: 'Beruf, der nicht in der Liste steht',
  Mapping: 'Zuordnung',
  Brafo: programmeName,
  Job_name: 'Berufsbezeichnung',
  job_type: 'Art',
  details: 'Beschreibung',
  description: 'Beschreibung',
  publish_date: 'Veröffentlicht am',
  filled_on: 'Besetzt seit',
  files: 'Dateien',
  start_date: 'Beginn',
  end_date: 'Ende',
  start_time: 'Von',
  end_time: 'Bis',
  audiences: 'Für wen',
  digital: 'digital',
  declined_message: 'Begründung',
  new_version: 'Neue Fassung',
  display_start_date: 'Beginn',
  display_start_time: 'Von',
  display_end_date: 'Ende',
  display_end_time: 'Bis',
  message: 'Text',
  order: 'Reihenfolge',
  Categories: 'Kategorien',
  kind: 'Art',
  term: 'Begriff',
  meanings: 'Bedeutungen',
  brafo: programmeName,
  html: 'Text',
  plain_description: 'Einfache Sprache',
  daily_at: 'Täglich um',
  rank: 'Rang',
  note: 'Notiz',
  webhook: 'Webhook erlaubt',
  import_result_link: 'Link zu den Quittungen',
  withdrawn: 'Anzeigen zurückgezogen',
  run: 'Lauf',
  record: 'Kennung',
  job_ad: 'Anzeige',
  url: 'Adresse',
  baseUrl: 'Adresse',
  apiKey: 'API-Schlüssel',
  pauseMs: 'Pause zwischen Abrufen (ms)',
  apprenticeships: 'Ausbildungsplätze',
  internships: 'Praktika',
  temporaryWork: 'Zeitarbeit',
  privatePlacement: 'Private Arbeitsvermittlung',
};

export function fieldName(field: string): string {
  return fieldNames[field] ?? field;
}

/** Ends of paragraphs, lines and list items, which a line of text separates by a dot. */
const blockEnd = /<br *\/?>|<\/(?:p|li|h\d|t[dhr]|div|blockquote)>/gi;
const separators = /(?: ?· ?)+/g;
const maxLength = 300;

/** Returns a text or HTML as a line of text of any length. */
export function wholeText(value: string): string {
  if (!value.includes('</')) return value.replaceAll(/\s+/g, ' ').trim();
  const text = readableText(value.replaceAll(blockEnd, ' · ')).replaceAll(/\s+/g, ' ');
  return text
    .replaceAll(separators, ' · ')
    .replaceAll(/^ · | · $/g, '')
    .trim();
}

/** Returns a value as a line of text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueText).join(', ');
  if (typeof value === 'object') {
    const { name } = value as { name?: unknown };
    return typeof name === 'string' ? name : Object.values(value).map(valueText).join(', ');
  }
  const text = wholeText(String(value));
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}
