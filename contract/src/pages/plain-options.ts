import { programmeName } from '@lehrpfad/regions/parts/programme.ts';

/** Pages and longer texts of the interface that have a text in plain language. Free of schemas, for the browser. */

/** Pages by the key of their text, in the order in which editors see them. */
export const plainPages = [
  { page: 'information', label: 'Informationen: Übersicht' },
  { page: 'information-schueler', label: 'Informationen für Schülerinnen und Schüler' },
  { page: 'information-azubi', label: 'Informationen für Azubis' },
  { page: 'information-lehrer', label: 'Informationen für Lehrkräfte' },
  { page: 'information-unternehmen', label: 'Informationen für Unternehmen' },
  { page: 'start-search', label: 'Startseite: So geht die Suche' },
  { page: 'start-brafo', label: `Startseite: Was ist ${programmeName}?` },
  { page: 'start-exchanges', label: 'Startseite: Weitere Börsen' },
  { page: 'start-funding', label: 'Startseite: Über die Förderinitiative' },
  { page: 'results', label: 'Hilfe zu den Ergebnissen' },
  { page: 'registration', label: 'Unternehmen registrieren' },
  { page: 'contact', label: 'Kontakt' },
  { page: 'imprint', label: 'Impressum' },
  { page: 'privacy', label: 'Datenschutz' },
  { page: 'accessibility', label: 'Barrierefreiheit' },
] as const;

export type PlainPage = (typeof plainPages)[number]['page'];
