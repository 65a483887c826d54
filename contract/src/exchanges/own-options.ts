import { certificateNames } from '@lehrpfad/regions/parts/schools.ts';

/** The table of ads that a company uploads. Free of schemas, for the browser. */

/** Columns in the order of the template; `label` is the heading, by which a column is found in any order. */
export const tableColumns = [
  {
    key: 'id',
    label: 'Kennung',
    help: 'Freiwillig. Ihre eigene Nummer der Anzeige: Mit derselben Kennung wird die Anzeige beim nächsten Hochladen geändert statt neu angelegt.',
  },
  { key: 'title', label: 'Titel', help: 'Pflichtfeld, höchstens 100 Zeichen.' },
  { key: 'type', label: 'Art', help: 'Pflichtfeld: Ausbildung oder Praktikum.' },
  {
    key: 'jobName',
    label: 'Berufsbezeichnung',
    help: 'Pflichtfeld, wie im Formular für Stellenanzeigen, zum Beispiel „Bäcker/-in“.',
  },
  {
    key: 'profession',
    label: 'Branche',
    help: 'Freiwillig. Ohne Angabe gilt die Branche der Berufsbezeichnung.',
  },
  {
    key: 'branch',
    label: 'Filiale',
    help: 'Name, Anschrift oder Nummer der Filiale. Darf leer bleiben, wenn Sie nur eine haben.',
  },
  { key: 'start', label: 'Beginn', help: 'Freiwillig. Tag, zum Beispiel 01.08.2027.' },
  { key: 'end', label: 'Ende', help: 'Freiwillig. Tag; nicht vor dem Beginn.' },
  {
    key: 'from',
    label: 'Sichtbar ab',
    help: 'Freiwillig. Ohne Angabe ist die Anzeige sofort zu sehen.',
  },
  {
    key: 'until',
    label: 'Sichtbar bis',
    help: 'Freiwillig. Letzter Tag, an dem sie zu sehen ist.',
  },
  {
    key: 'details',
    label: 'Beschreibung',
    help: 'Pflichtfeld, höchstens 5000 Zeichen. Leerzeilen trennen Absätze, Zeilen mit „- “ werden zu Listen.',
  },
  { key: 'annotation', label: 'Anmerkung', help: 'Freiwillig, höchstens 1000 Zeichen.' },
  ...([1, 2, 3, 4] as const).map(
    (year) =>
      ({
        key: `pay${year}`,
        label: `Vergütung im ${year}. Jahr`,
        help: 'Freiwillig. Euro im Monat, brutto, als ganze Zahl.',
      }) as const,
  ),
  {
    key: 'certificate',
    label: 'Schulabschluss',
    help: `Freiwillig. Was mindestens nötig ist: ohne Schulabschluss, ${certificateNames.hauptschule.label}, ${certificateNames.realschule.label} oder ${certificateNames.abitur.label}.`,
  },
  {
    key: 'workingTime',
    label: 'Arbeitszeit',
    help: 'Freiwillig, mit Komma getrennt: Vollzeit, Teilzeit möglich, Schichtdienst, am Wochenende, mobiles Arbeiten möglich.',
  },
  { key: 'totalPlaces', label: 'Plätze insgesamt', help: 'Freiwillig. Ganze Zahl.' },
  {
    key: 'places',
    label: 'Freie Plätze',
    help: 'Freiwillig. Ganze Zahl, auch „2 von 3“. Bei 0 ist die Anzeige besetzt, und niemand findet sie.',
  },
  {
    key: 'weeks',
    label: 'Praktikumswochen',
    help: 'Freiwillig, für Praktika: Kalenderwochen mit freien Plätzen, zum Beispiel „KW 42/2026: 2; KW 43/2026: 1“ oder „KW 42-44/2026: 1 von 2“.',
  },
  {
    key: 'ways',
    label: 'Bewerbung über',
    help: 'Freiwillig, mit Komma getrennt: E-Mail, Telefon, Webadresse, vor Ort.',
  },
  {
    key: 'applicationUrl',
    label: 'Webadresse der Bewerbung',
    help: 'Freiwillig. Ohne Angabe gilt die Webadresse der Filiale.',
  },
  {
    key: 'documents',
    label: 'Bewerbungsunterlagen',
    help: 'Freiwillig, mit Komma getrennt: Anschreiben, Lebenslauf, Zeugnis, nur anrufen.',
  },
  {
    key: 'deadline',
    label: 'Bewerbungsfrist',
    help: 'Freiwillig. Tag. Ohne Spalte „Sichtbar bis“ ist die Anzeige bis zu diesem Tag zu sehen.',
  },
  {
    key: 'replyDays',
    label: 'Antwort in Tagen',
    help: 'Freiwillig. Nach wie vielen Tagen Sie spätestens antworten.',
  },
  { key: 'trialDay', label: 'Schnuppertag', help: 'Freiwillig. Ja oder Nein.' },
  {
    key: 'typicalDay',
    label: 'Ein Tag in diesem Beruf',
    help: 'Freiwillig. Drei Sätze, höchstens 400 Zeichen.',
  },
] as const;

export type TableColumn = (typeof tableColumns)[number]['key'];

/** Columns that every table of ads needs. */
export const neededColumns = [
  'title',
  'type',
  'jobName',
  'details',
] as const satisfies TableColumn[];

/** `Kennung` of the example in the template; a row that has it is skipped. */
export const exampleId = 'BEISPIEL';

/** Label of the button with which a company requests occupations that are not confirmed; messages about a row use it, too. */
export const askForOccupations = 'Berufe anfragen';

export const templateFormats = ['csv', 'xlsx'] as const;

export type TemplateFormat = (typeof templateFormats)[number];

/** Minutes after which a company may fetch its career page again. */
export const careerPagePause = 10;
