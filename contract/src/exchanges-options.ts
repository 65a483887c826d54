/** Closed lists of imports from other exchanges, with what people read for them. Free of schemas, for the browser. */

/** How an exchange is read. The last two belong to a company account. */
export const exchangeKinds = [
  { key: 'arbeitsagentur', label: 'Bundesagentur für Arbeit (Jobsuche)' },
  { key: 'xml', label: 'XML-Feed (Indeed-Format)' },
  { key: 'json', label: 'JSON-Feed (schema.org JobPosting)' },
  { key: 'career-page', label: 'Karriereseite eines Unternehmens' },
  { key: 'upload', label: 'Hochgeladene Tabelle' },
] as const;

export type ExchangeKind = (typeof exchangeKinds)[number]['key'];

/** Kinds that administrators add; the others come from company accounts. */
export const addableKinds = ['arbeitsagentur', 'xml', 'json'] as const satisfies ExchangeKind[];

export const runStates = [
  { key: 'waiting', label: 'Wartet' },
  { key: 'running', label: 'Läuft' },
  { key: 'held', label: 'Bestätigung nötig' },
  { key: 'done', label: 'Abgeschlossen' },
  { key: 'dismissed', label: 'Verworfen' },
  { key: 'failed', label: 'Fehlgeschlagen' },
  { key: 'stopped', label: 'Angehalten' },
] as const;

export type RunState = (typeof runStates)[number]['key'];

export const runTriggers = ['daily', 'demand', 'command', 'upload'] as const;

export type RunTrigger = (typeof runTriggers)[number];

/** What became of a record in a run, in the order in which a receipt counts them. */
export const outcomes = [
  { key: 'created', label: 'Neu' },
  { key: 'changed', label: 'Geändert' },
  { key: 'unchanged', label: 'Unverändert' },
  { key: 'duplicate', label: 'Doppelt' },
  { key: 'rejected', label: 'Abgelehnt' },
  { key: 'left-alone', label: 'Nicht angetastet' },
  { key: 'gone', label: 'Entfallen' },
] as const;

export type Outcome = (typeof outcomes)[number]['key'];

/** Why a record was rejected. */
export const rejections = {
  unreadable: 'Der Datensatz kann nicht gelesen werden.',
  'too-large': 'Der Datensatz ist zu groß.',
  'no-id': 'Die Kennung fehlt.',
  'repeated-id': 'Die Kennung kommt mehrmals vor.',
  'no-title': 'Der Titel fehlt.',
  'no-company': 'Der Name des Unternehmens fehlt.',
  'anonymous-employer': 'Das Unternehmen wird nicht genannt (Chiffre-Anzeige).',
  'no-place': 'Der Ort fehlt.',
  'unknown-place': 'Der Ort ist nicht bekannt.',
  'other-state': 'Der Ort liegt nicht in Sachsen-Anhalt.',
  'foreign-place': 'Der Ort liegt nicht in Deutschland.',
  'no-job-name': 'Die Berufsbezeichnung fehlt.',
  'job-type': 'Es ist weder ein Ausbildungsplatz noch ein Praktikum.',
  'not-for-pupils': 'Das Praktikum richtet sich nicht an Schülerinnen und Schüler.',
  'temporary-work': 'Zeitarbeit wird nicht übernommen.',
  'private-placement': 'Anzeigen privater Arbeitsvermittlungen werden nicht übernommen.',
  expired: 'Die Anzeige ist abgelaufen.',
  'company-locked': 'Das Unternehmen ist gesperrt.',
  'other-company': 'Das Unternehmen gehört nicht zu diesem Konto.',
  'bad-row': 'Die Zeile enthält Fehler.',
} as const;

export type Rejection = keyof typeof rejections;

/** Why a record counts as a duplicate of another ad of the same employer in the same postcode. */
export const likenesses = {
  'same-title': 'Der Titel ist derselbe.',
  'same-words': 'Der Titel ist bis auf Zusätze derselbe.',
  'similar-title': 'Der Titel ist sehr ähnlich.',
} as const;

export type Likeness = keyof typeof likenesses;

/** Why an ad stays as it is although its source goes on sending it, or sends it no more. */
export const leftAlone = {
  adopted: 'Das Unternehmen hat die Anzeige übernommen.',
  edited: 'Die Redaktion hat die Anzeige bearbeitet.',
  'edited-here': 'Die Anzeige wurde hier inzwischen bearbeitet.',
  deleted: 'Die Anzeige wurde hier gelöscht.',
} as const;

export type LeftAlone = keyof typeof leftAlone;

/** Why a run is held for an editor, or has failed. */
export const runReasons = {
  shrunken: 'Der Lauf brachte auffällig wenige Anzeigen.',
  incomplete: 'Die Börse hat weniger Anzeigen geliefert, als sie angekündigt hat.',
  unreachable: 'Die Börse ist nicht erreichbar.',
  refused: 'Die Börse verweigert den Zugang.',
  'too-many-requests': 'Die Börse nimmt zurzeit keine weiteren Anfragen an.',
  'broken-answer': 'Die Antwort der Börse kann nicht gelesen werden.',
  'unknown-format': 'Die Antwort der Börse hat ein anderes Format als erwartet.',
  'forbidden-address': 'Die Adresse darf nicht abgerufen werden.',
  'too-large': 'Die Antwort der Börse ist zu groß.',
  settings: 'Die Einstellungen der Schnittstelle sind unvollständig.',
  internal: 'Beim Verarbeiten ist ein Fehler aufgetreten.',
} as const;

export type RunReason = keyof typeof runReasons;

/** A run with fewer records than this share of the last good one is held. */
export const leastShare = 0.6;

const everyReason: Readonly<Record<string, string>> = {
  ...runReasons,
  ...rejections,
  ...likenesses,
  ...leftAlone,
};

/** What people read for a code that a receipt or a run names; empty for none. */
export function reasonText(code: string): string {
  return everyReason[code] ?? '';
}
