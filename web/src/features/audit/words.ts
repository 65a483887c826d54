import type { AuditAction, AuditSubject } from '@lehrpfad/contract/audit/options.ts';

/** Readable names of the subjects. */
export const subjectNames: Readonly<Record<AuditSubject, string>> = {
  company: 'Firma',
  request: 'Unternehmensanfrage',
  'job-name': 'Berufsbezeichnung',
  profession: 'Branche',
  'job-ad': 'Stellenanzeige',
  event: 'Event',
  'contact-person': 'Kontaktperson',
  account: 'Konto',
  invitation: 'Einladung',
  'faq-entry': 'FAQ-Eintrag',
  'faq-category': 'FAQ-Kategorie',
  background: 'Hintergrundbild',
  vocabulary: 'Suchbegriff',
  mail: 'E-Mail',
  maintenance: 'Wartungshinweis',
  chamber: 'Kammer',
  'plain-text': 'Text in Einfacher Sprache',
  exchange: 'Schnittstelle',
};

export const actionNames: Readonly<Record<AuditAction, string>> = {
  created: 'angelegt',
  changed: 'geändert',
  deleted: 'gelöscht',
  blocked: 'gesperrt',
  released: 'freigegeben',
  accepted: 'angenommen',
  declined: 'abgelehnt',
  reopened: 'Entscheidung zurückgenommen',
  'sent-again': 'erneut versendet',
  'asked-back': 'Rückfrage gestellt',
  published: 'veröffentlicht',
  withdrawn: 'auf privat gestellt',
  shown: 'eingeblendet',
  hidden: 'ausgeblendet',
  deactivated: 'deaktiviert',
  reactivated: 'reaktiviert',
  validated: 'validiert',
  invalidated: 'Validierung entzogen',
  'handed-over': 'übergeben',
  started: 'Lauf gestartet',
  stopped: 'Lauf angehalten',
  confirmed: 'Lauf bestätigt',
  dismissed: 'Lauf verworfen',
  split: 'Paar getrennt',
  joined: 'Trennung aufgehoben',
  'to-be-checked': 'zur Prüfung gegeben',
  'branch-confirmed': 'bestätigt',
  'branch-reopened': 'wieder zur Prüfung gestellt',
  'session-ended': 'abgemeldet',
  'apprenticeships-requested': 'Berufe angefragt',
  'apprenticeships-withdrawn': 'Berufsanfrage zurückgezogen',
  'apprenticeships-accepted': 'Berufsanfrage angenommen',
  'apprenticeships-declined': 'Berufsanfrage abgelehnt',
  'report-left': 'gemeldet, aber belassen',
  'report-corrected': 'nach einer Meldung berichtigt',
  'report-locked': 'nach einer Meldung gesperrt',
  'report-reopened': 'Meldung wieder geöffnet',
};

/** Names of fields by their subject. */
export type FieldNames = Readonly<Partial<Record<AuditSubject, Readonly<Record<string, string>>>>>;

/** Readable names of the API's fields. Others are shown by their API name. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Titel',
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
  weblink: 'Website',
  website: 'Website',
  street: 'Straße',
  additional: 'Adresszusatz',
  City: 'Ort',
  city: 'Ort',
  postcode: 'PLZ',
  Address: 'Adresse',
  logo: 'Logo',
  User: 'Konto',
  Company: 'Firma',
  Companies: 'Firmen',
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
  Brafo: 'BRAFO',
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
  brafo: 'BRAFO',
  html: 'Text',
  plain_description: 'Einfache Sprache',
  daily_at: 'Täglich um',
  rank: 'Rang',
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

const tag = /<[^<>]*>/g;
const longest = 300;

/** Returns a value as a line of text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueText).join(', ');
  if (typeof value === 'object') {
    const { name } = value as { name?: unknown };
    return typeof name === 'string' ? name : Object.values(value).map(valueText).join(', ');
  }
  const text = String(value).replaceAll(tag, ' ').replaceAll(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
