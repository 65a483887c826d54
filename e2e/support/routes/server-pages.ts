import type { Page } from '@playwright/test';
import { button, main, text, type RouteRow, type State } from './row.ts';
import { town } from '../data/region-names.ts';

/** The first page of a kind that this page links to. */
const first = (kind: string): Pick<State, 'bring' | 'shows'> => ({
  bring: (page) => main(page).locator(`a[href^="/${kind}/"]`).first().click(),
  shows: (page) => page.locator(`html:has(link[rel=canonical][href*="/${kind}/"])`),
});

/** Pages that everybody can read, without scripts. */
const readable: readonly RouteRow[] = [
  {
    address: '/berufe',
    role: 'visitor',
    heading: /Berufe/,
    shows: (page) => main(page).locator('a[href^="/beruf/"]').first(),
    states: [{ name: 'an occupation', ...first('beruf') }],
  },
  {
    address: '/orte',
    role: 'visitor',
    heading: /Orte/,
    shows: (page) => main(page).locator('a[href^="/orte/"]').first(),
  },
  {
    address: `/orte/${town.path}`,
    role: 'visitor',
    heading: new RegExp(`in ${town.name}$`),
    shows: (page) => main(page).locator('a[href^="/stelle/"]').first(),
    states: [
      { name: 'an ad', ...first('stelle') },
      {
        name: 'the report of an ad',
        bring: async (page) => {
          await first('stelle').bring?.(page);
          await main(page).getByRole('link', { name: 'Anzeige melden' }).click();
        },
        shows: (page) => main(page).getByRole('radiogroup', { name: 'Was stimmt nicht?' }),
      },
      {
        name: 'occupations, unfolded',
        bring: (page) => main(page).locator('summary').first().click(),
        shows: (page) => main(page).locator('a[href^="/ausbildung/"]').first(),
      },
      {
        name: 'an occupation in a town',
        bring: async (page) => {
          await main(page).locator('summary').first().click();
          await first('ausbildung').bring?.(page);
        },
        shows: first('ausbildung').shows,
      },
      {
        name: 'a company',
        bring: async (page) => {
          await first('stelle').bring?.(page);
          await first('unternehmen').bring?.(page);
        },
        shows: first('unternehmen').shows,
      },
    ],
  },
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
      { name: 'an event', ...first('event') },
    ],
  },
  {
    address: '/offline',
    role: 'visitor',
    heading: 'Ohne Internetverbindung',
    shows: button('Erneut versuchen'),
  },
  {
    address: '/berufe-gibt-es-nicht',
    role: 'visitor',
    heading: 'Diese Seite gibt es nicht',
    shows: (page) => main(page).getByRole('link').first(),
  },
  {
    address: '/schnittstelle',
    role: 'visitor',
    heading: 'Schnittstelle für andere Programme',
    shows: (page) => main(page).getByRole('heading', { name: 'Nutzungsbedingungen' }),
    states: [
      {
        name: 'an example and a form',
        bring: async (page) => {
          const summaries = main(page).locator('#searchAds summary');
          await summaries.first().click();
          await summaries.last().click();
        },
        shows: button('Abrufen'),
      },
    ],
  },
  {
    address: '/einbetten',
    role: 'visitor',
    heading: 'Stellen auf Ihrer Website zeigen',
    shows: button('Code kopieren'),
    states: [
      {
        name: 'ads in the preview',
        at: `?ort=${town.name}&anzahl=3`,
        shows: (page) => main(page).locator('lehrpfad-stellen').getByRole('listitem').first(),
      },
    ],
  },
  {
    address: '/opendata',
    role: 'visitor',
    heading: 'Offene Daten',
    shows: (page) => main(page).getByRole('heading', { name: 'Lizenz und Beschreibung' }),
  },
  ...['informationen', 'informationen/schueler', 'kontakt', 'datenschutz'].map((where) => ({
    address: `/${where}`,
    role: 'visitor' as const,
    heading: /./,
    shows: (page: Page) => main(page).getByRole('link').first(),
  })),
];

/** Forms and links of mails. */
const ofAccounts: readonly RouteRow[] = [
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
  ...['aktivieren', 'einladung', 'email', 'mitarbeit', 'passwort', 'uebernahme'].map((where) => ({
    address: `/konto/${where}?token=vorbei`,
    role: 'visitor' as const,
    heading: /gilt nicht mehr$/,
    shows: (page: Page) => page.getByRole('link').first(),
  })),
];

/** Links of alerts; without an existing alert their pages have only this state. */
const ofAlerts: readonly RouteRow[] = [
  ['bestaetigen', /gilt nicht mehr$/] as const,
  ['beenden', /ist beendet$/] as const,
].map(([where, title]) => ({
  address: `/suchauftrag/${where}?token=vorbei`,
  role: 'visitor' as const,
  heading: title,
  shows: (page: Page) => page.getByRole('link', { name: 'Stellen suchen' }),
}));

/** The form for a key of the public API, and links of mails about keys. */
const ofKeys: readonly RouteRow[] = [
  {
    address: '/schnittstelle/schluessel',
    role: 'visitor',
    heading: 'Schlüssel für die Schnittstelle',
    shows: button('Link anfordern'),
    states: [
      {
        name: 'errors',
        bring: (page) => page.getByRole('button', { name: 'Link anfordern' }).click(),
        shows: (page) => page.locator('[aria-invalid=true]').first(),
      },
    ],
  },
  {
    address: '/schnittstelle/schluessel/link',
    role: 'visitor',
    heading: 'Schlüssel verwalten',
    shows: button('Link anfordern'),
  },
  ...['bestaetigen', 'verwalten', 'webhook'].map((where) => ({
    address: `/schnittstelle/schluessel/${where}?token=vorbei`,
    role: 'visitor' as const,
    heading: /gilt nicht mehr$/,
    shows: (page: Page) => page.getByRole('link', { name: 'Neuen Schlüssel anfordern' }),
  })),
];

/** The link of a mail with figures; without a subscription its page has only this state. */
const ofFigures: readonly RouteRow[] = [
  {
    address: '/zahlen/abbestellen?token=vorbei',
    role: 'visitor',
    heading: /ist abbestellt$/,
    shows: (page: Page) => page.getByRole('link', { name: 'Zu „Mein Konto“' }),
  },
];

/** The link of a mail about an ending ad; without such an ad its page has only this state. */
const ofAds: readonly RouteRow[] = [
  {
    address: '/stellenanzeige/aendern?token=vorbei',
    role: 'visitor',
    heading: /gilt nicht mehr$/,
    shows: (page: Page) => page.getByRole('link', { name: 'Zu den Stellenanzeigen' }),
  },
];

export const serverPageRoutes: readonly RouteRow[] = [
  ...readable,
  ...ofAccounts,
  ...ofAlerts,
  ...ofKeys,
  ...ofAds,
  ...ofFigures,
];
