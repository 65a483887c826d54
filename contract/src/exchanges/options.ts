import { inState } from '@lehrpfad/regions/parts/names.ts';
import { limits } from '../core/limits.ts';

/** Fixed lists of choices for imports from other exchanges, with their labels. Free of schemas, for the browser. */

/** Kinds of sources. The last two belong to a company account. */
export const exchangeKinds = [
  { key: 'arbeitsagentur', label: 'Bundesagentur für Arbeit (Jobsuche)' },
  { key: 'xml', label: 'XML-Feed (Indeed, Personio, HR-XML, RSS …)' },
  { key: 'json', label: 'JSON-Feed (JobPosting, Greenhouse, Recruitee …)' },
  { key: 'table', label: 'Tabelle unter einer Adresse (CSV, XLSX)' },
  { key: 'career-page', label: 'Karriereseite eines Unternehmens' },
  { key: 'upload', label: 'Hochgeladene Tabelle' },
] as const;

export type ExchangeKind = (typeof exchangeKinds)[number]['key'];

/** Kinds that administrators add; the others come from company accounts. */
export const addableKinds = [
  'arbeitsagentur',
  'xml',
  'json',
  'table',
] as const satisfies ExchangeKind[];

/** Kinds with the address of a feed, and the company of ads that name none. */
export const feedKinds = ['xml', 'json', 'table'] as const satisfies ExchangeKind[];

export const runStates = [
  { key: 'waiting', label: 'Wartet' },
  { key: 'running', label: 'Läuft' },
  { key: 'held', label: 'Bestätigung nötig' },
  { key: 'done', label: 'Abgeschlossen' },
  { key: 'dismissed', label: 'Verworfen' },
  { key: 'failed', label: 'Fehlgeschlagen' },
  { key: 'stopped', label: 'Angehalten' },
  { key: 'set-aside', label: 'Beiseitegelegt' },
] as const;

export type RunState = (typeof runStates)[number]['key'];

/** How a run was started; `first`: its exchange has just been activated, or a career page has got its address. */
export const runTriggers = ['daily', 'first', 'demand', 'command', 'upload'] as const;

export type RunTrigger = (typeof runTriggers)[number];

/** Outcomes of a record in a run, in the order in which import results count them. */
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
  crashed: 'Beim Lesen dieses Datensatzes ist der Server zweimal abgestürzt.',
  'too-large': 'Der Datensatz ist zu groß.',
  'no-id': 'Die Kennung fehlt.',
  'repeated-id': 'Die Kennung kommt mehrmals vor.',
  'no-title': 'Der Titel fehlt.',
  'no-company': 'Der Name des Unternehmens fehlt.',
  'anonymous-employer': 'Das Unternehmen wird nicht genannt (Chiffre-Anzeige).',
  'no-content': 'Der Datensatz hat weder einen Text noch einen Link zur Anzeige.',
  'no-place': 'Der Ort fehlt.',
  'unknown-place': 'Der Ort ist nicht bekannt.',
  'ambiguous-place': 'Der Ort ist nicht eindeutig.',
  'other-state': `Der Ort liegt nicht ${inState}.`,
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
export const duplicateReasons = {
  'same-record': 'Die Börse sendet dieselbe Anzeige mehrmals.',
  'same-title': 'Der Titel ist derselbe.',
  'same-words': 'Der Titel ist bis auf Zusätze derselbe.',
  'same-occupation': 'Beruf und Beginn sind dieselben, und die Titel widersprechen sich nicht.',
  'similar-title': 'Der Titel ist sehr ähnlich.',
} as const;

export type DuplicateReason = keyof typeof duplicateReasons;

/** Why an ad is not changed although its source still sends it, or no longer sends it. */
export const leftAlone = {
  adopted: 'Das Unternehmen hat die Anzeige übernommen.',
  edited: 'Die Redaktion hat die Anzeige bearbeitet.',
  'edited-here': 'Die Anzeige wurde hier inzwischen bearbeitet.',
  deleted: 'Die Anzeige wurde hier gelöscht.',
} as const;

export type LeftAlone = keyof typeof leftAlone;

/** Why a run is held for an editor, has failed, or is set aside. */
export const runReasons = {
  shrunken: 'Der Lauf brachte auffällig wenige brauchbare Datensätze.',
  'too-many-gone': 'Durch den Lauf würden auffällig viele sichtbare Anzeigen entfallen.',
  grown: 'Die Börse liefert mehr als dreimal so viele Datensätze wie beim letzten guten Lauf.',
  'too-many-records': `Die Börse liefert mehr als ${new Intl.NumberFormat('de-DE').format(limits.recordsPerSource)} Datensätze. Weitere wurden nicht gelesen.`,
  incomplete: 'Die Börse hat weniger Anzeigen geliefert, als sie angekündigt hat.',
  unreachable: 'Die Börse ist nicht erreichbar.',
  refused: 'Die Börse verweigert den Zugang.',
  'too-many-requests': 'Die Börse nimmt zurzeit keine weiteren Anfragen an.',
  'broken-answer': 'Die Antwort der Börse kann nicht gelesen werden.',
  'nothing-readable': 'Kein Datensatz der Börse kann gelesen werden. Keine Anzeige entfällt.',
  'nothing-found':
    'Die Börse ist erreichbar, liefert aber keine Stellenanzeigen. Bitte prüfen Sie Adresse und Einstellungen.',
  'not-modified':
    'Die Börse hat seit dem letzten vollständigen Lauf nichts geändert. Alle Anzeigen bleiben.',
  'no-postings': 'Auf der Seite wurden keine Stellenangaben (JobPosting) gefunden.',
  'unknown-format': 'Die Antwort der Börse hat ein anderes Format als erwartet.',
  'forbidden-address': 'Die Adresse darf nicht abgerufen werden.',
  'too-large': 'Die Antwort der Börse ist zu groß.',
  crashed: 'Beiseitegelegt: der Server ist zweimal dabei abgestürzt.',
  settings: 'Die Einstellungen der Schnittstelle sind unvollständig.',
  internal: 'Beim Verarbeiten ist ein Fehler aufgetreten.',
} as const;

export type RunReason = keyof typeof runReasons;

/** A run that brings fewer readable records than this share of the last good one is held. */
export const minShare = 0.6;

/** A run that would take down more than this share of its published ads is held. */
export const maxGoneShare = 0.4;

/**
 * An exchange with at most this many published ads may lose any of them, as long as one is left: such an exchange is a single company's.
 */
export const fewShown = 3;

/** A run that brings more than this many times the records of the last good one is held, unless it has few records. */
export const maxGrowth = 3;
export const fewRecords = 20;

/** Reasons for holding a run that brought too much: an editor lets it continue, or has the imported ads deleted. */
export const growthReasons: readonly string[] = ['grown', 'too-many-records'] satisfies RunReason[];

/** Returns the import result's note for a rejected or duplicate record whose ad was public; the note depends on the state of the run. */
export function wasShownText(state: RunState): string {
  return ['dismissed', 'failed', 'stopped'].includes(state)
    ? 'War sichtbar, bleibt.'
    : 'War sichtbar, entfällt.';
}

const everyReason: Readonly<Record<string, string>> = {
  ...runReasons,
  ...rejections,
  ...duplicateReasons,
  ...leftAlone,
};

/** Returns the label of a code in an import result or a run; empty for an empty code. */
export function reasonText(code: string): string {
  return everyReason[code] ?? '';
}
