import type { Page } from '@playwright/test';
import { EventsPage, eventsSegment } from '../events-page.ts';
import { resultsLink, ResultsPage } from '../results-page.ts';
import { StartPage } from '../start-page.ts';
import { at, button, dialog, main, onTop, press, pressThere, text, type RouteRow } from './row.ts';

const results = (page: Page) => new ResultsPage(page);
const start = (page: Page) => new StartPage(page);

const consentSettings = {
  name: 'cookie settings',
  bring: press('Cookie-Einstellungen'),
  shows: dialog('Cookie-Einstellungen'),
  overlay: true,
} as const;

const cookieBanner = {
  name: 'cookie banner',
  bring: async (page: Page) => {
    await page.context().clearCookies({ name: 'cookieConsent' });
    await page.reload();
  },
  shows: button('Alle Akzeptieren'),
} as const;

const savedSearches = {
  name: 'saved searches',
  bring: async (page: Page) => {
    const segment = Buffer.from('search_multi_match=koch').toString('base64url');
    const searches = [{ segment, name: 'Küche', since: '2020-01-01T00:00:00.000Z' }];
    await page.evaluate(
      (stored) => localStorage.setItem('savedSearches', stored),
      JSON.stringify({ version: 1, searches }),
    );
    await page.reload();
  },
  shows: text(/neue Stellen?$/),
} as const;

/** What everyone sees. */
const application: readonly RouteRow[] = [
  {
    address: '/',
    role: 'visitor',
    heading: 'Finde deinen Weg in den Beruf',
    shows: (page) => start(page).overview,
    states: [
      {
        name: 'suggestions',
        bring: (page) => start(page).fields.text.pressSequentially('mecha'),
        shows: (page) => start(page).fields.suggestions,
        overlay: true,
      },
      {
        name: 'unknown town',
        bring: async (page) => {
          await start(page).fields.place.fill('Entenhausen');
          await start(page).submit.click();
        },
        shows: (page) => page.locator('[aria-invalid=true]').first(),
      },
      {
        name: 'further down, with an open event',
        bring: async (page) => {
          await start(page).showAll();
          await start(page).openEvent(0);
        },
        shows: (page) => start(page).entry(0).getByRole('term').first(),
      },
      savedSearches,
      consentSettings,
      cookieBanner,
    ],
  },
  {
    address: at('/suche'),
    role: 'visitor',
    heading: 'Stellen finden',
    shows: (page) => results(page).cards.nth(2),
    states: [
      {
        name: 'open ad',
        bring: (page) => results(page).openAd(),
        shows: (page) => results(page).openTitle,
        drawer: true,
      },
      {
        name: 'how to apply',
        bring: async (page) => {
          await results(page).openAd();
          await button('So bewirbst du dich')(page).click();
        },
        shows: dialog('So bewirbst du dich'),
        overlay: true,
      },
      {
        name: 'open event',
        bring: (page) => results(page).openEvent(),
        shows: (page) => results(page).openEventTitle,
        drawer: true,
      },
      {
        name: 'saving the search',
        bring: press('Suche merken'),
        shows: dialog('Suche merken'),
        overlay: true,
      },
      {
        name: 'errors in asking for an alert',
        bring: async (page) => {
          await press('Suche merken')(page);
          await pressThere('Per E-Mail benachrichtigen')(page);
          await pressThere('Link schicken')(page);
        },
        shows: (page) => onTop(page).locator('[aria-invalid=true]').first(),
        overlay: true,
      },
    ],
  },
  {
    address: resultsLink({ search_multi_match: 'xyzgibtesnicht' }),
    role: 'visitor',
    heading: 'Stellen finden',
    shows: (page) => results(page).empty,
  },
  {
    address: resultsLink({ favourites: '1' }),
    role: 'visitor',
    heading: 'Deine Favoriten',
    shows: text('Du hast noch keine Favoriten.'),
    states: [
      savedSearches,
      {
        name: 'favourite with its progress',
        bring: async (page) => {
          await page.goto(at('/suche'));
          await results(page).openAd();
          await button('So bewirbst du dich')(page).click();
          const sheet = dialog('So bewirbst du dich')(page);
          await sheet.getByRole('combobox', { name: 'Stand' }).selectOption('beworben');
          await page.keyboard.press('Escape');
          await page.goto(resultsLink({ favourites: '1' }));
        },
        shows: text(/^Stand: beworben/),
      },
    ],
  },
  {
    address: at('/events'),
    role: 'visitor',
    heading: 'Events zu Ausbildung und Beruf',
    shows: (page) => new EventsPage(page).toggles.nth(2),
    states: [
      {
        name: 'open event',
        bring: (page) => new EventsPage(page).toggles.first().click(),
        shows: (page) => new EventsPage(page).list.getByRole('term').first(),
      },
      {
        name: 'nothing found',
        at: eventsSegment({ city: 'Entenhausen', mode: 'on_site' }),
        shows: text('Mit diesen Filtern ist nichts angekündigt.'),
      },
      {
        name: 'nothing on site',
        at: eventsSegment({ city: 'Entenhausen' }),
        shows: text('Das hier geht von überall:'),
      },
    ],
  },
  {
    address: at('/login'),
    role: 'visitor',
    heading: 'Login',
    shows: (page) => main(page).getByRole('textbox', { name: 'Passwort' }),
    states: [
      {
        name: 'errors',
        bring: press('Anmelden'),
        shows: (page) => page.locator('[aria-invalid=true]').first(),
      },
    ],
  },
  {
    address: at('/registrieren/anfrage'),
    role: 'visitor',
    heading: 'Unternehmen registrieren',
    shows: button('Anfrage senden'),
    states: [
      {
        name: 'errors',
        bring: press('Anfrage senden'),
        shows: (page) => page.locator('[aria-invalid=true]').first(),
      },
    ],
  },
];

/** Pages of the server, without scripts. */
const ofTheServer: readonly RouteRow[] = [
  {
    address: '/events',
    role: 'visitor',
    heading: 'Events zu Ausbildung und Beruf',
    shows: button('Events zeigen'),
    states: [
      {
        name: 'nothing found',
        at: '?city=Entenhausen&mode=on_site',
        shows: text('Mit diesen Filtern ist im Moment nichts angekündigt.'),
      },
    ],
  },
  {
    address: '/konto/passwort-vergessen',
    role: 'visitor',
    heading: 'Passwort vergessen',
    shows: button('Link anfordern'),
    states: [
      {
        name: 'errors',
        bring: async (page) => {
          await page.getByLabel('E-Mail-Adresse').fill('niemand');
          await page.getByLabel('E-Mail-Adresse').press('Enter');
        },
        shows: (page) => page.locator('[aria-invalid=true]'),
      },
    ],
  },
  ...['aktivieren', 'einladung', 'email', 'passwort'].map((where) => ({
    address: `/konto/${where}?token=vorbei`,
    role: 'visitor' as const,
    heading: /gilt nicht mehr$/,
    shows: (page: Page) => page.getByRole('link').first(),
  })),
];

/** Links of alerts, which is all that they show without an alert of one's own. */
const ofAlerts: readonly RouteRow[] = [
  ['bestaetigen', /gilt nicht mehr$/] as const,
  ['beenden', /ist beendet$/] as const,
].map(([where, heading]) => ({
  address: `/suchauftrag/${where}?token=vorbei`,
  role: 'visitor' as const,
  heading,
  shows: (page: Page) => page.getByRole('link', { name: 'Stellen suchen' }),
}));

export const publicRoutes: readonly RouteRow[] = [...application, ...ofTheServer, ...ofAlerts];
