import type { Page } from '@playwright/test';
import { companyWithHistory, type CompanyWithHistory } from '../data/company-with-history.ts';
import { endSession } from '../login.ts';
import { panel } from './lists.ts';
import { at, dialog, heading, main, type RouteRow, type State } from './row.ts';

/** Pages of a company that has a history: an accepted event that it has changed, and a branch that it has closed. */

const eventLink = (page: Page) =>
  main(page).getByRole('region', { name: 'Anstehende Events' }).getByRole('link').first();
const newVersion = (page: Page) => page.getByRole('list', { name: 'Was sich ändert' });

const sessionEnded: State = {
  name: 'login in place, since the session has ended',
  at: '/neu',
  bring: async (page) => {
    const form = page.getByRole('dialog', { name: 'Neue Kontaktperson' });
    for (const [name, value] of [
      ['Nachname', 'Adler'] as const,
      ['Telefon', '0391 1234'] as const,
      ['E-Mail', 'adler@kruste.example'] as const,
    ])
      await form.getByRole('textbox', { name, exact: true }).fill(value);
    await endSession(page);
    await form.getByRole('button', { name: 'Speichern' }).click();
  },
  shows: dialog(/^Bitte neu anmelden/),
  overlay: true,
};

export const historyRoutes: readonly RouteRow[] = [
  {
    address: at('/unternehmen/unternehmensprofil'),
    role: 'company with history',
    heading: 'Filialenverwaltung',
    shows: heading(2, 'Geschlossene Filialen'),
    states: [
      {
        name: 'question before a branch is closed',
        bring: async (page) => {
          await main(page)
            .getByRole('button', { name: /^Backstube/ })
            .first()
            .click();
          await main(page)
            .getByRole('button', { name: /^Filiale schließen/ })
            .first()
            .click();
        },
        shows: dialog('Filiale schließen?'),
        overlay: true,
      },
    ],
  },
  {
    address: at('/unternehmen/events'),
    role: 'company with history',
    heading: 'Events',
    shows: eventLink,
    states: [
      {
        name: 'event with a new version',
        bring: (page) => eventLink(page).click(),
        shows: newVersion,
        drawer: true,
      },
      {
        name: 'question before a new version is taken back',
        bring: async (page) => {
          await eventLink(page).click();
          await page.getByRole('button', { name: 'Neue Fassung zurückziehen' }).click();
        },
        shows: dialog('Neue Fassung zurückziehen?'),
        overlay: true,
      },
    ],
  },
  {
    address: at('/konto'),
    role: 'company with history',
    heading: 'Mein Konto',
    shows: (page) => main(page).getByRole('list', { name: 'Angemeldete Geräte' }),
    states: [
      {
        name: 'question before all other devices are logged out',
        bring: (page) => main(page).getByRole('button', { name: 'Alle anderen abmelden' }).click(),
        shows: dialog('Alle anderen Geräte abmelden?'),
        overlay: true,
      },
    ],
  },
  {
    address: at('/unternehmen/kontaktpersonen'),
    role: 'company with history',
    heading: 'Kontaktpersonen',
    shows: heading(1, 'Kontaktpersonen'),
    // It ends the session: the last one.
    states: [sessionEnded],
  },
];

/**
 * @param list address of a list of the editors, up to the search text
 * @param about returns the search text, and the title of the entry to open
 */
const found = (list: string, about: (company: CompanyWithHistory) => readonly [string, string]) =>
  async function open(page: Page): Promise<void> {
    const [search, title] = about(await companyWithHistory(page.request));
    await page.goto(at(`${list}${encodeURIComponent(search)}`));
    // Until the response arrives, the list shows the previous entries.
    await main(page)
      .getByText(/^1 (?:Stellenanzeige|Event)$/)
      .waitFor();
    await main(page).getByRole('link', { name: title, exact: true }).click();
  };

const ofClosedBranch = (list: string, name: string): State => ({
  name: 'of a closed branch',
  bring: found(list, ({ closed }) => [closed, closed]),
  shows: (page) => panel(page, name).getByText(/Das Unternehmen kann die Filiale/),
  drawer: true,
});

/** Events in any state. */
const events = '/redakteure/events/~open=0&search=';

/** States of the pages that editors see of the company with history. */
export const historyForEditors = {
  jobAds: [ofClosedBranch('/redakteure/stellenangebote/~search=', 'Stellenanzeige')],
  events: [
    ofClosedBranch(events, 'Eventdetails'),
    {
      name: 'new version in review',
      bring: found(events, ({ name, event }) => [name, event.title]),
      shows: newVersion,
      drawer: true,
    },
  ],
} as const satisfies Record<string, readonly State[]>;
