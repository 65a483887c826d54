/* Sentences that editors read about a failed request, by the error code of the system or a library. The code follows the sentence. */

const words: readonly (readonly [codes: RegExp, said: string])[] = [
  [/^(?:ENOTFOUND|EAI_NONAME|EAI_NODATA)$/, 'Diesen Servernamen gibt es nicht'],
  [/^EAI_/, 'Der Servername konnte nicht nachgeschlagen werden'],
  [/^ECONNREFUSED$/, 'Der Server nimmt keine Verbindung an'],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED)$/, 'Der Server hat die Verbindung abgebrochen'],
  [/^E(?:CONN)?TIMEDOUT$/, 'Der Server antwortet nicht'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/, 'Zum Server führt kein Weg'],
  [/^CERT_HAS_EXPIRED$/, 'Das Sicherheitszertifikat des Servers ist abgelaufen'],
  [/^CERT_NOT_YET_VALID$/, 'Das Sicherheitszertifikat des Servers gilt noch nicht'],
  [/^CERT_REVOKED$/, 'Das Sicherheitszertifikat des Servers ist gesperrt'],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'Das Sicherheitszertifikat gehört zu einem anderen Servernamen',
  ],
  [
    /^(?:DEPTH_ZERO_|SELF_SIGNED_)/,
    'Das Sicherheitszertifikat ist von keiner anerkannten Stelle ausgestellt',
  ],
  [
    /^UNABLE_TO_/,
    'Das Sicherheitszertifikat kann nicht geprüft werden; auf dem Server fehlt vermutlich ein Zwischenzertifikat',
  ],
  [/^CERT_/, 'Das Sicherheitszertifikat des Servers ist ungültig'],
  [/^(?:ERR_TLS_|ERR_SSL_|EPROTO)/, 'Die verschlüsselte Verbindung kommt nicht zustande'],
  [/^HPE_/, 'Der Server antwortet nicht nach den Regeln von HTTP'],
  [/^(?:Z_BUF_ERROR)$/, 'Die gepackte Antwort ist nicht vollständig'],
  [/^(?:Z_|ERR_BROTLI|ERR__ERROR)/, 'Die Antwort kann nicht entpackt werden'],
];

/** Returns a sentence for the code of an error, followed by the code. */
export function sentenceForCode(code: string): string {
  const [, said = 'Die Verbindung ist fehlgeschlagen'] =
    words.find(([codes]) => codes.test(code)) ?? [];
  return code === '' ? said : `${said} (${code})`;
}

const statuses: Readonly<Record<number, string>> = {
  401: 'Der Server verlangt eine Anmeldung',
  403: 'Der Server verweigert den Zugriff',
  404: 'Unter der Adresse gibt es keine Seite',
  407: 'Der Server verlangt eine Anmeldung',
  410: 'Die Seite wurde gelöscht',
  429: 'Der Server nimmt zurzeit keine weiteren Anfragen an',
  451: 'Der Server darf die Seite aus rechtlichen Gründen nicht zeigen',
  500: 'Beim Server ist ein Fehler aufgetreten',
  503: 'Der Server ist überlastet oder wird gewartet',
};

/** Returns a sentence for an HTTP status. */
export function sentenceForStatus(status: number): string {
  const other =
    status >= 500
      ? 'Beim Server ist ein Fehler aufgetreten'
      : 'Der Server gibt die Seite nicht heraus';
  return `${statuses[status] ?? other} (HTTP ${status})`;
}
