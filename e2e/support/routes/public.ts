import type { Page } from '@playwright/test';
import { EventsPage, eventsSegment } from '../pages/events-page.ts';
import { resultsLink, ResultsPage } from '../pages/results-page.ts';
import { StartPage } from '../pages/start-page.ts';
import { applying, favouriteRoutes, savedSearches } from './favourites.ts';
import { at, button, dialog, main, onTop, press, pressThere, text, type RouteRow } from './row.ts';
import { serverPageRoutes } from './server-pages.ts';

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

/** Pages for all visitors. */
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
          await start(page).fields.typeUnknownTown();
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
      ...applying,
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
  ...favouriteRoutes,
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

export const publicRoutes: readonly RouteRow[] = [...application, ...serverPageRoutes];
