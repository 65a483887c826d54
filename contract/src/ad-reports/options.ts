/** Why somebody reports an ad. Free of schemas, for the browser. */
export const reportReasons = {
  wrong: 'Die Angaben stimmen nicht',
  gone: 'Den Platz gibt es nicht oder nicht mehr',
  dubious: 'Es wird Geld verlangt, oder es wirkt wie Betrug',
  discriminating: 'Jemand wird benachteiligt oder beleidigt',
  unlawful: 'Verstoß gegen Jugendarbeitsschutz oder anderes Recht',
  personal: 'Persönliche Daten oder Bilder ohne Erlaubnis',
  other: 'Etwas anderes',
} as const;

export type ReportReason = keyof typeof reportReasons;

/** Possible decisions of editors about a reported ad. */
export const reportOutcomes = {
  left: 'Anzeige bleibt',
  corrected: 'Anzeige berichtigt',
  locked: 'Anzeige gesperrt',
} as const;

export type ReportOutcome = keyof typeof reportOutcomes;
