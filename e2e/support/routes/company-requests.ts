import { at, dialog, main, nothingFits, pressed, type RouteRow } from './row.ts';

/** Pages of decisions of editors: requests of companies for accounts, confirmations and apprenticeships, and reported ads. */
export const requestsOfCompanies: readonly Omit<RouteRow, 'role'>[] = [
  {
    address: at('/redakteure/eingang'),
    heading: 'Eingang',
    shows: (page) => main(page).getByRole('list').getByRole('checkbox').first(),
    states: [pressed('what keys do', 'Tasten', dialog('Tasten im Eingang')), nothingFits('search')],
  },
  {
    address: at('/redakteure/unternehmensprofil/authentifizierung'),
    heading: 'Unternehmensanfragen',
    shows: (page) => main(page).getByRole('article').first(),
    states: [
      pressed('what icons mean', 'Symbole erklären'),
      pressed('overlay to accept', 'Akzeptieren', dialog('Unternehmen Akzeptieren?')),
      pressed('question to decline', 'Ablehnen', dialog('Unternehmen Ablehnen?')),
      pressed('overlay to ask back', 'Rückfrage stellen', dialog('Rückfrage stellen')),
      nothingFits('search'),
    ],
  },
  {
    address: at('/redakteure/meldungen'),
    heading: 'Gemeldete Anzeigen',
    shows: (page) => main(page).getByRole('article').first(),
    states: [
      pressed('question to leave', 'Anzeige bleibt', dialog('Anzeige bleibt?')),
      pressed('question to lock', 'Sperren', dialog('Gemeldete Anzeige sperren?')),
      nothingFits('search'),
    ],
  },
  {
    address: at('/redakteure/unternehmensprofil/filialen'),
    heading: 'Filialen bestätigen',
    shows: (page) => main(page).getByRole('article').first(),
    states: [
      pressed('question to decline', 'Ablehnen', dialog('Filiale ablehnen?')),
      nothingFits('search'),
    ],
  },
  {
    address: at('/redakteure/unternehmensprofil/ausbildungsberufe'),
    heading: 'Angefragte Berufe',
    shows: (page) => main(page).getByRole('article').first(),
    states: [
      pressed('overlay to accept', 'Annehmen', dialog('Berufe annehmen')),
      pressed('question to decline', 'Ablehnen', dialog('Anfrage ablehnen?')),
      nothingFits('search'),
    ],
  },
];
