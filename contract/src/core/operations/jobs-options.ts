/** Descriptions of the jobs for editors; free of schemas, for the browser. Every job of the server is listed (job-routes.db.test.ts). */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'publish-due-ads': 'Anzeigen zum gewünschten Termin veröffentlichen',
    'remove-past-weeks': 'vergangene Wochen aus Praktika nehmen',
    'vacuum-tables': 'eingebettete Datenbank aufräumen',
    'exchange-runs': 'Anzeigen aus anderen Börsen importieren',
    'prune-import-turns': 'vergessen, wann andere Börsen zuletzt gefragt wurden',
    'write-open-data': 'einmal am Tag die offenen Daten schreiben',
    'send-mails': 'E-Mails versenden',
    'record-shown-ads': 'festhalten, seit wann Anzeigen zu sehen sind',
    'send-webhooks': 'Änderungen an Webhooks senden',
    'send-alerts': 'Suchaufträge per E-Mail verschicken',
    'remove-old-alerts': 'abgelaufene Suchaufträge löschen',
    'remove-old-reports': 'alte Meldungen von Anzeigen löschen',
    'remove-old-inbox-notes': 'Notizen zu erledigten Aufgaben löschen',
    'send-figure-mails': 'monatliche Zahlen an Unternehmen senden',
    'remove-old-ad-counts': 'alte Zahlen zu Anzeigen löschen',
    'remove-old-ad-drafts': 'liegengebliebene Entwürfe von Anzeigen löschen',
    'remind-of-ending-ads': 'Unternehmen an Anzeigen erinnern, die bald enden',
    'prune-ad-links': 'abgelaufene Links zu Anzeigen löschen',
    'remind-of-questions': 'an unbeantwortete Rückfragen erinnern',
    'editors-digest': 'tägliche Übersicht an die Redaktion senden',
    'prune-mails': 'alte E-Mails löschen',
    'prune-search-changes': 'erledigte Änderungen der Suche löschen',
    'prune-public-changes': 'alte Änderungen der offenen Schnittstelle löschen',
    'remove-old-api-keys': 'ungenutzte Schlüssel der offenen Schnittstelle löschen',
    'prune-sessions': 'abgelaufene Anmeldungen löschen',
    'prune-account-links': 'abgelaufene Links für Konten löschen',
    'prune-idempotency-keys': 'Kennungen wiederholter Speichervorgänge löschen',
    'prune-attempts': 'gezählte Anmeldeversuche löschen',
    'prune-audit-trail': 'alte Einträge des Protokolls löschen',
    'remove-orphaned-files': 'nicht mehr verwendete Dateien löschen',
    'remove-orphaned-addresses': 'nicht mehr verwendete Adressen löschen',
    'remove-declined-requests':
      'abgelehnte Unternehmensanfragen und entschiedene Berufsanfragen löschen',
    'forget-deleted-contact-persons': 'gelöschte Kontaktpersonen endgültig vergessen',
    'forget-deleted-faq-entries': 'gelöschte FAQ-Einträge und FAQ-Kategorien endgültig vergessen',
    'forget-deleted-pictures': 'gelöschte Bilder der Startseite endgültig vergessen',
    'remove-closed-branches': 'geschlossene Filialen nach ihrer Frist löschen',
    'remove-unused-accounts': 'unbenutzte Konten löschen',
    'remove-unused-invitations': 'nicht angenommene Einladungen löschen',
    'remove-old-imports': 'alte Importprotokolle löschen',
    'forget-locked-ads': 'vergessen, was gelöschte gesperrte Stellenanzeigen sagten',
    'forget-callers': 'vergessen, von wo gesucht wurde',
    'remove-unused-job-names': 'ungenutzte externe Berufsbezeichnungen löschen',
  }),
);

/** Returns the German description of a job, or its name if it has none. */
export function jobLabel(name: string): string {
  return labels.get(name) ?? name;
}
