/** Texts of the page about an operation. */
export interface OperationWords {
  readonly title: string;
  readonly text: string;
  /** Texts of parameters whose meaning differs in this operation. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Texts by the names of the operations (page.db.test.ts: each has an entry). */
export const operationWords: Readonly<Record<string, OperationWords>> = {
  listAds: {
    title: 'Alle Stellen',
    text: 'Ausbildungsplätze und Praktika, die jetzt öffentlich sind, in der Reihenfolge ihrer Nummern.',
  },
  readAd: {
    title: 'Eine Stelle',
    text: 'Status 410 heißt: Sie war öffentlich, ist aber abgelaufen oder besetzt.',
  },
  searchAds: {
    title: 'Suchen',
    text: 'Die ersten Treffer der Suche, die besten zuerst, mit dem, was eine Liste zeigt. links.page führt zur ganzen Suche.',
    parameters: { limit: 'So viele Stellen höchstens, 1 bis 50; ohne Angabe 10.' },
  },
  listCompanies: {
    title: 'Alle Unternehmen',
    text: 'Unternehmen, von denen jetzt eine Stelle oder ein Event öffentlich ist.',
  },
  readCompany: { title: 'Ein Unternehmen', text: 'Mit Anschrift, Website und Logo.' },
  listEvents: {
    title: 'Alle Events',
    text: 'Messen, Tage der offenen Tür und Infoabende, die noch nicht vorbei sind.',
  },
  readEvent: {
    title: 'Ein Event',
    text: 'Status 410 heißt: Es ist vorbei oder wurde abgesagt.',
  },
  listOccupations: {
    title: 'Berufe',
    text: 'Berufe, unter denen Stellen stehen können. Ihre Nummern nimmt der Parameter occupation.',
  },
  listPlaces: {
    title: 'Orte',
    text: 'Orte mit ihren Postleitzahlen. Ihre Nummern nimmt der Parameter place von „Alle Stellen“.',
  },
  listChanges: {
    title: 'Änderungen',
    text: 'Was sich seit einem Zeitpunkt geändert hat oder nicht mehr öffentlich ist. Wie man ihnen folgt, steht weiter unten.',
    parameters: {
      since:
        'meta.cursor der Antwort davor. Ohne Angabe kommt nur ein Cursor zurück: der Anfang. Nach mehr als einer Woche: Status 410, lesen Sie alles neu.',
    },
  },
};

/** Texts by the names of the parameters. */
export const parameterWords: Readonly<Record<string, string>> = {
  id: 'Die Nummer aus der Liste.',
  cursor: 'Wo die Seite beginnt. Die Adresse der nächsten Seite in links.next enthält ihn schon.',
  limit: 'So viele Einträge höchstens auf einer Seite, 1 bis 100; ohne Angabe 50.',
  kind: 'Nur Ausbildungen (apprenticeship) oder nur Praktika (internship).',
  occupation: 'Nur Stellen dieses Berufs: eine Nummer aus „Berufe“.',
  company: 'Nur Stellen dieses Unternehmens: eine Nummer aus „Alle Unternehmen“.',
  place: 'Nur Stellen an diesem Ort: eine Nummer aus „Orte“, bei der Suche Name oder Postleitzahl.',
  perimeter: 'Zusammen mit place: auch Stellen bis zu so viele Kilometer entfernt, 1 bis 300.',
  updated_since: 'Nur Stellen, die selbst seitdem geändert wurden, etwa 2026-11-26T08:00:00Z.',
  text: 'Wörter der Suche, etwa ein Beruf oder ein Unternehmen.',
};
