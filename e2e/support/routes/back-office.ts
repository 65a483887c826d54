import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import { lastChamber } from '../data/region-names.ts';
import { requestsOfCompanies } from './company-requests.ts';
import { exchangesOfAdmins, exchangesOfEditors } from './exchanges.ts';
import { historyForEditors } from './history.ts';
import { details, openerOf, rowsOf } from './lists.ts';
import {
  at,
  button,
  dialog,
  heading,
  main,
  newForm,
  nothingFits,
  press,
  pressed,
  text,
  type Role,
  type RouteRow,
} from './row.ts';

const entry = rowsOf('Einträge');

const forEditors: readonly Omit<RouteRow, 'role'>[] = [
  {
    address: at('/redakteure/dashboard'),
    heading: 'Übersicht',
    shows: heading(2, 'Leistung der externen Schnittstellen'),
  },
  ...requestsOfCompanies,
  {
    address: at('/redakteure/api'),
    heading: 'API-Schlüssel',
    shows: (page) => main(page).getByRole('article').first(),
    states: [
      pressed('question to block', 'Sperren', dialog('Schlüssel sperren?')),
      pressed('question to delete', 'Löschen', dialog('Schlüssel endgültig löschen?')),
      nothingFits('search'),
    ],
  },
  {
    address: at('/redakteure/unternehmensprofil/liste'),
    heading: 'Firmen',
    shows: openerOf('Firmen'),
    states: [
      ...details(openerOf('Firmen'), 'Firmendetails', [['Sperren', 'Firma Sperren?']]),
      ...newForm('Neue Firma'),
      nothingFits('search'),
    ],
  },
  {
    address: at('/redakteure/unternehmensprofil/gesperrt'),
    heading: 'Gesperrte Firmen',
    shows: rowsOf('gesperrte Firmen'),
    states: [
      pressed('question to release', / freigeben$/, dialog('Firma freigeben?')),
      nothingFits('search'),
    ],
  },
  {
    address: at('/redakteure/stellenangebote'),
    heading: 'Stellenanzeigen',
    shows: openerOf('Stellenanzeigen'),
    states: [
      ...details(openerOf('Stellenanzeigen'), 'Stellenanzeige', []),
      ...historyForEditors.jobAds,
      ...newForm('Neue Stellenanzeige'),
      nothingFits('search'),
    ],
  },
  {
    address: at('/redakteure/events'),
    heading: 'Eventübersicht',
    shows: openerOf('Events'),
    states: [
      ...details(openerOf('Events'), 'Eventdetails', [['Löschen', /löschen/i]]),
      ...historyForEditors.events,
      ...newForm('Neues Event'),
    ],
  },
  {
    address: at('/redakteure/berufe'),
    heading: 'Berufsbezeichnungen',
    shows: rowsOf('Berufsbezeichnungen'),
    states: [
      pressed('what icons mean', 'Was die Symbole bedeuten'),
      pressed('overlay for BRAFO', new RegExp(programmeName)),
      pressed('overlay to map', /zuordnen|Zuordnung/),
      ...newForm('Neue Berufsbezeichnung', 'Anlegen'),
      nothingFits('query'),
    ],
  },
  {
    address: at('/redakteure/branchen'),
    heading: 'Branchen',
    shows: rowsOf('Branchen'),
    states: [pressed('overlay to rename', / umbenennen$/), ...newForm('Neue Branche')],
  },
  {
    address: at('/redakteure/faq'),
    heading: 'FAQ',
    shows: entry,
    states: [
      {
        name: 'open entry',
        bring: (page) => entry(page).getByRole('button').first().click(),
        shows: (page) => entry(page).locator('[aria-expanded=true]'),
      },
      pressed('categories', 'Kategorien'),
      ...newForm('Neuer FAQ-Eintrag'),
    ],
  },
  {
    address: at('/redakteure/einfache-sprache'),
    heading: 'Einfache Sprache',
    shows: button('Bearbeiten: Impressum'),
    states: [pressed('overlay of a text', 'Bearbeiten: Impressum')],
  },
  {
    address: at('/redakteure/bilder'),
    heading: 'Bildverwaltung',
    shows: button(/^Hintergrundbild \d+ ersetzen$/),
    states: [
      pressed('question before it is deleted', /^Hintergrundbild \d+ löschen$/),
      ...newForm('Neues Hintergrundbild'),
    ],
  },
  {
    address: at('/redakteure/suchbegriffe'),
    heading: 'Suchbegriffe',
    shows: rowsOf('Begriffe'),
    states: newForm('Neuer Suchbegriff'),
  },
  {
    address: at('/redakteure/schulpraktika'),
    heading: 'Schulpraktika',
    shows: button('Neuer Zeitraum'),
    states: newForm('Neuer Zeitraum'),
  },
  exchangesOfEditors,
  {
    address: at('/redakteure/zahlen'),
    heading: 'Zahlen einer Firma',
    shows: text('Öffnen Sie eine Firma.'),
    states: [{ name: 'of a company', at: '/1', shows: heading(2, 'Woche für Woche') }],
  },
  {
    address: at('/redakteure/statistiken'),
    heading: 'Statistiken',
    shows: heading(2, `${programmeName}-${worldsWord}`),
    states: [
      {
        name: 'own span',
        bring: press('Eigener Zeitraum'),
        shows: (page) => main(page).getByRole('textbox').first(),
      },
    ],
  },
  {
    address: at('/konto'),
    heading: 'Mein Konto',
    shows: heading(2, 'Ihre Daten'),
  },
];

const forAdmins: readonly Omit<RouteRow, 'role'>[] = [
  {
    address: at('/redakteure/admin'),
    heading: 'Redakteursliste',
    shows: heading(2, 'Registrierte Redakteure'),
    states: [
      pressed('overlay to edit', / bearbeiten$/),
      pressed('question before it is deleted', / löschen$/),
      ...newForm('Redakteursinformationen', /einladen|Speichern|senden/i),
    ],
  },
  {
    address: at('/redakteure/user'),
    heading: 'Benutzer',
    shows: rowsOf('Benutzer'),
    states: [
      ...details(
        (page) => rowsOf('Benutzer')(page).getByRole('button').first(),
        'Benutzerdetails',
        [
          ['Bearbeiten', 'Konto bearbeiten'],
          ['Deaktivieren', /.*/],
        ],
      ),
      nothingFits('query'),
    ],
  },
  exchangesOfAdmins,
  {
    address: at('/redakteure/protokoll'),
    heading: 'Protokoll',
    shows: text(/^\d+ Einträge?$/),
    states: [nothingFits('search')],
  },
  {
    address: at('/redakteure/kammern'),
    heading: 'Kammern',
    shows: button(`${lastChamber} bearbeiten`),
    states: [pressed('overlay to edit', / bearbeiten$/)],
  },
  {
    address: at('/redakteure/wartung'),
    heading: 'Wartung',
    shows: (page) => main(page).getByRole('list', { name: 'Wartungshinweise' }),
    states: newForm('Neuer Wartungshinweis'),
  },
  {
    address: at('/redakteure/mails'),
    heading: 'E-Mails',
    shows: text(/E-Mail/),
  },
  {
    address: at('/redakteure/betrieb'),
    heading: 'Betrieb',
    shows: text(/läuft seit/),
  },
];

const as = (role: Role) => (row: Omit<RouteRow, 'role'>) => ({ ...row, role });

export const backOfficeRoutes: readonly RouteRow[] = [
  ...forEditors.map(as('editor')),
  ...forAdmins.map(as('admin')),
];
