import type { Page } from '@playwright/test';
import { accountRoutes } from './account.ts';
import { panel } from './lists.ts';
import {
  at,
  dialog,
  heading,
  main,
  newForm,
  onTop,
  press,
  pressThere,
  text,
  type RouteRow,
  type State,
} from './row.ts';

const firstAd = (page: Page) =>
  main(page).getByRole('region', { name: 'Ihre Stellenanzeigen' }).getByRole('link').first();
const firstEvent = (page: Page) =>
  main(page).getByRole('region', { name: 'Anstehende Events' }).getByRole('link').first();
const open = (link: (page: Page) => ReturnType<typeof firstAd>) => (page: Page) =>
  link(page).click();
const detail = (name: string) => (page: Page) =>
  panel(page, name).getByRole('heading', { level: 2 }).first();

/** Unfolds the first branch, and presses one of its buttons. */
async function pressInPanel(page: Page, word: RegExp): Promise<void> {
  await main(page)
    .getByRole('button', { name: /Sperberlohe/ })
    .first()
    .click();
  await main(page).getByRole('button', { name: word }).first().click();
}

const inPanel = (name: string, word: RegExp, shows: State['shows']): State => ({
  name,
  shows,
  overlay: true,
  bring: (page) => pressInPanel(page, word),
});

/** The area of a company that has everything, and of one that has nothing yet. */
const filled: readonly RouteRow[] = [
  {
    address: at('/unternehmen/unternehmensprofil'),
    role: 'company',
    heading: 'Filialenverwaltung',
    shows: heading(2, /Sperberlohe/),
    states: [
      {
        name: 'open panel',
        bring: (page) =>
          main(page)
            .getByRole('button', { name: /Sperberlohe/ })
            .first()
            .click(),
        shows: (page) => main(page).getByRole('listitem').getByRole('region').first(),
      },
      inPanel('overlay to edit', /bearbeiten$/, dialog(/bearbeiten$/)),
      inPanel('overlay to ask for apprenticeships', /^Berufe anfragen/, dialog('Berufe anfragen')),
      {
        name: 'errors of a request for apprenticeships',
        bring: async (page) => {
          await pressInPanel(page, /^Berufe anfragen/);
          await onTop(page).getByRole('button', { name: 'Anfrage senden' }).click();
        },
        shows: (page) => onTop(page).locator('[aria-invalid=true]').first(),
        overlay: true,
      },
      ...newForm('Neue Filiale'),
    ],
  },
  {
    address: at('/unternehmen/kontaktpersonen'),
    role: 'company',
    heading: 'Kontaktpersonen',
    shows: heading(2, 'Susanne Keller'),
    states: [
      ...newForm('Neue Kontaktperson'),
      {
        name: 'question before it is deleted',
        bring: press(/ löschen$/),
        shows: (page) => page.getByRole('alertdialog'),
        overlay: true,
      },
    ],
  },
  {
    address: at('/unternehmen/stellenangebote'),
    role: 'company',
    heading: 'Stellenanzeigen',
    shows: firstAd,
    states: [
      { name: 'open ad', bring: open(firstAd), shows: detail('Stellenanzeige'), drawer: true },
      {
        name: 'question before it is deleted',
        bring: async (page) => {
          await firstAd(page).click();
          await detail('Stellenanzeige')(page).waitFor();
          await page.getByRole('button', { name: 'Löschen' }).last().click();
        },
        shows: (page) => page.getByRole('alertdialog'),
        overlay: true,
      },
      {
        name: 'overlay to edit',
        bring: async (page) => {
          await firstAd(page).click();
          await detail('Stellenanzeige')(page).waitFor();
          await page.getByRole('button', { name: 'Bearbeiten' }).last().click();
        },
        shows: dialog('Stellenanzeige bearbeiten'),
        overlay: true,
      },
      ...newForm('Neue Stellenanzeige', 'Veröffentlichen'),
    ],
  },
  {
    address: at('/unternehmen/events'),
    role: 'company',
    heading: 'Events',
    shows: firstEvent,
    states: [
      { name: 'open event', bring: open(firstEvent), shows: detail('Eventdetails'), drawer: true },
      ...newForm('Neues Event'),
      {
        name: 'calendar',
        at: '/neu',
        bring: pressThere('Startdatum: Kalender öffnen'),
        shows: dialog('Startdatum: Tag wählen'),
        overlay: true,
      },
    ],
  },
  {
    address: at('/unternehmen/zahlen'),
    role: 'company',
    heading: 'Zahlen',
    shows: heading(2, 'Woche für Woche'),
    states: [
      {
        name: 'one ad beside others',
        bring: async (page) => {
          await main(page).getByLabel('Stellenanzeige', { exact: true }).selectOption({ index: 1 });
        },
        shows: heading(2, 'Im Vergleich'),
      },
    ],
  },
  {
    address: at('/unternehmen/boersen'),
    role: 'company',
    heading: 'Andere Börsen',
    shows: text('Übernehmen'),
    states: [
      {
        name: 'table to be uploaded',
        at: '/tabelle',
        shows: (page) => main(page).getByRole('button', { name: 'Datei auswählen' }),
      },
      {
        name: 'rows of a table',
        at: '/tabelle',
        bring: (page) =>
          page.locator('input[type=file]').setInputFiles({
            name: 'anzeigen.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(
              'Titel;Art;Berufsbezeichnung;Filiale;Beschreibung\nProbe;Praktikum;Bäcker/-in;1;Text\n;Job;;;',
            ),
          }),
        shows: heading(2, /^Vorschau: /),
      },
      {
        name: 'career page, with an error',
        at: '/karriereseite',
        bring: async (page) => {
          await main(page)
            .getByRole('textbox', { name: /Karriereseite/ })
            .fill('');
          await main(page)
            .getByRole('button', { name: /ändern|abrufen/ })
            .first()
            .click();
        },
        shows: (page) => page.locator('[aria-invalid=true]').first(),
      },
    ],
  },
  ...accountRoutes,
];

const steps: readonly RouteRow[] = [
  ['1', 'Kontaktperson', (page: Page) => main(page).getByRole('textbox', { name: 'Nachname' })],
  ['2', 'Filialinformationen', (page: Page) => main(page).getByRole('textbox', { name: 'Straße' })],
  ['3', 'Stellenanzeigen', (page: Page) => main(page).getByRole('button', { name: /abschließen/ })],
].map(([step, name, shows]) => ({
  address: at(`/unternehmen/setup/${step as string}`),
  role: 'newcomer',
  heading: `Schritt ${step as string} von 3: ${name as string}`,
  shows: shows as RouteRow['shows'],
}));

const empty: readonly RouteRow[] = [
  {
    address: at('/unternehmen/stellenangebote'),
    role: 'empty company',
    heading: 'Stellenanzeigen',
    shows: text('Keine Stellenanzeigen vorhanden!'),
  },
  {
    address: at('/unternehmen/events'),
    role: 'empty company',
    heading: 'Events',
    shows: text('Kein Event vorhanden!'),
  },
];

export const companyRoutes: readonly RouteRow[] = [...filled, ...steps, ...empty];
