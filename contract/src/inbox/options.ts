/** Labels of one item of the editors' inbox, by kind. Free of schemas, for the browser. */
export const inboxKinds = {
  request: 'Unternehmensanfrage',
  report: 'Gemeldete Anzeige',
  branch: 'Filiale',
  apprenticeship: 'Angefragte Berufe',
  'job-name': 'Berufsbezeichnung',
  event: 'Event',
  exchange: 'Schnittstelle',
  mail: 'E-Mail',
} as const;

export type InboxKind = keyof typeof inboxKinds;

export const inboxKindNames = Object.keys(inboxKinds) as readonly InboxKind[];

/** Kinds that only administrators see. */
export const adminKinds: readonly InboxKind[] = ['mail'];
