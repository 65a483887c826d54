import type { Locator, Page } from '@playwright/test';
import { exchangesOfAdmins, exchangesOfEditors } from './exchanges.ts';
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
  type State,
} from './row.ts';

/** A row of a list, by the list's name. */
const rowsOf = (name: string) => (page: Page) =>
  main(page).getByRole('group', { name, exact: true }).getByRole('listitem').first();
const openerOf = (name: string) => (page: Page) => rowsOf(name)(page).getByRole('link').first();
const detailOf = (name: string) => (page: Page) =>
  page
    .getByRole('region', { name, exact: true })
    .or(page.getByRole('dialog', { name, exact: true }))
    .getByRole('heading', { level: 2 });

/** What opens beside a list, and what it opens in turn. */
function details(
  opener: (page: Page) => Locator,
  name: string,
  further: readonly (readonly [button: string, opens: string | RegExp])[],
): State[] {
  const shows = detailOf(name);
  return [
    { name: `open: ${name}`, bring: (page) => opener(page).click(), shows, drawer: true },
    ...further.map(([word, opens]) => ({
      name: `${name}: ${word}`,
      bring: async (page: Page) => {
        await opener(page).click();
        await shows(page).waitFor();
        const there = page
          .getByRole('region', { name, exact: true })
          .or(page.getByRole('dialog', { name, exact: true }));
        await there.getByRole('button', { name: word, exact: true }).first().click();
      },
      shows: dialog(opens),
      overlay: true as const,
    })),
  ];
}

const entry = rowsOf('Einträge');

const forEditors: readonly Omit<RouteRow, 'role'>[] = [
  {
    address: at('/redakteure/dashboard'),
    heading: 'Übersicht',
    shows: heading(2, 'Leistung der externen Schnittstellen'),
  },
  {
    address: at('/redakteure/unternehmensprofil/authentifizierung'),
    heading: 'Unternehmensanfragen',
    shows: (page) => main(page).getByRole('article').first(),
    states: [
      pressed('what icons mean', 'Symbole erklären'),
      pressed('overlay to accept', 'Akzeptieren', dialog('Unternehmen Akzeptieren?')),
      pressed('question to decline', 'Ablehnen', dialog('Unternehmen Ablehnen?')),
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
      ...newForm('Neues Event'),
    ],
  },
  {
    address: at('/redakteure/berufe'),
    heading: 'Berufsbezeichnungen',
    shows: rowsOf('Berufsbezeichnungen'),
    states: [
      pressed('what icons mean', 'Was die Symbole bedeuten'),
      pressed('overlay for BRAFO', /BRAFO/),
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
  exchangesOfEditors,
  {
    address: at('/redakteure/statistiken'),
    heading: 'Statistiken',
    shows: heading(2, 'BRAFO-Lebenswelten'),
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
    shows: button('IHK Halle-Dessau bearbeiten'),
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
];

const as = (role: Role) => (row: Omit<RouteRow, 'role'>) => ({ ...row, role });

export const backOfficeRoutes: readonly RouteRow[] = [
  ...forEditors.map(as('editor')),
  ...forAdmins.map(as('admin')),
];
