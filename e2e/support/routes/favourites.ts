import type { Page } from '@playwright/test';
import { searchCards } from '../api.ts';
import { FavouritesPage } from '../pages/favourites-page.ts';
import { resultsLink, ResultsPage } from '../pages/results-page.ts';
import {
  at,
  button,
  dialog,
  main,
  press,
  pressThere,
  text,
  type RouteRow,
  type State,
} from './row.ts';

/** Searches that an earlier visit has saved on the device. */
export const savedSearches: State = {
  name: 'saved searches',
  bring: async (page) => {
    const segment = Buffer.from('search_multi_match=koch').toString('base64url');
    const searches = [{ segment, name: 'Küche', since: '2020-01-01T00:00:00.000Z' }];
    await page.evaluate(
      (stored) => localStorage.setItem('savedSearches', stored),
      JSON.stringify({ version: 1, searches }),
    );
    await page.reload();
  },
  shows: text(/neue Stellen?$/),
};

const states = ['noted', 'applied', 'invited', 'accepted', 'declined'];

/** No ad has a number as high as this. */
const gone = 2_000_000_001;

async function someAds(page: Page): Promise<number[]> {
  const { results } = await searchCards(page.request, {});
  return results.slice(0, states.length).map(({ id }) => id);
}

/** Returns a file with the favourites of another device: one ad in each state, and a deleted one. */
async function favouritesFile(page: Page) {
  const ids = await someAds(page);
  const progress = ids.map((id, place) => [
    id,
    {
      state: states[place],
      applied: place === 0 ? null : '2026-11-02',
      note: place === 1 ? 'Frau Krug ruft am Montag zurück' : '',
      reminder: place === 1 ? '2031-01-13' : null,
      ready: ['cv'],
      changed: '2026-11-20',
    },
  ]);
  return {
    kind: 'lehrpfad-favoriten',
    version: 1,
    ids: [...ids, gone],
    names: { [gone]: 'Koch (m/w/d), Krug GmbH' },
    progress: Object.fromEntries(progress),
  };
}

const readFile = (page: Page, content: string) =>
  page.getByLabel('Datei mit Favoriten').setInputFiles({
    name: 'favoriten.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

const takeOver = async (page: Page) => readFile(page, JSON.stringify(await favouritesFile(page)));

/** Opens the progress of the first favourite with this state. */
async function openProgress(page: Page, state: RegExp): Promise<void> {
  await takeOver(page);
  const row = new FavouritesPage(page).list.getByRole('listitem').filter({ hasText: state });
  await row
    .getByRole('button', { name: /^Stand ändern/ })
    .first()
    .click();
}

const progressOf = (name: string, state: RegExp): State => ({
  name,
  bring: (page) => openProgress(page, state),
  shows: dialog('Deine Bewerbung'),
  overlay: true,
});

const ofFavourites: readonly State[] = [
  savedSearches,
  {
    name: 'favourite with its progress',
    bring: async (page) => {
      await page.goto(at('/suche'));
      await new ResultsPage(page).openAd();
      await button('So bewirbst du dich')(page).click();
      const sheet = dialog('So bewirbst du dich')(page);
      await sheet.getByRole('combobox', { name: 'Stand' }).selectOption('beworben');
      await page.keyboard.press('Escape');
      await page.goto(resultsLink({ favourites: '1' }));
    },
    shows: text(/^Stand: beworben/),
  },
  {
    name: 'all states, taken over from another device, and one that is gone',
    bring: takeOver,
    shows: text('Stand: Absage'),
  },
  progressOf('applied, with a note and a reminder', /Stand: beworben/),
  progressOf('only noted', /Stand: gemerkt/),
  {
    name: 'code of the list',
    bring: async (page) => {
      await takeOver(page);
      await press('QR-Code der Liste')(page);
    },
    shows: (page) => main(page).getByRole('img', { name: /^QR-Code/ }),
  },
  {
    name: 'a file that is none',
    bring: (page) => readFile(page, 'keine'),
    shows: text('Das ist keine Datei mit Favoriten von hier.'),
  },
];

/** A list that somebody has shared. */
const shared: readonly State[] = [
  {
    name: 'shared list',
    bring: async (page) => {
      await page.goto(resultsLink({ job_ids: (await someAds(page)).join(',') }));
    },
    shows: button('Alle zu meinen Favoriten'),
  },
  {
    name: 'shared list, taken over',
    bring: async (page) => {
      await page.goto(resultsLink({ job_ids: (await someAds(page)).join(',') }));
      await press('Alle zu meinen Favoriten')(page);
    },
    shows: text('Diese Stellen stehen jetzt bei deinen Favoriten'),
  },
];

export const favouriteRoutes: readonly RouteRow[] = [
  {
    address: resultsLink({ favourites: '1' }),
    role: 'visitor',
    heading: 'Deine Favoriten',
    shows: text('Du hast noch keine Favoriten.'),
    states: [...ofFavourites, ...shared],
  },
];

/** The parts of the main action of an ad that happen on the device. */
export const applying: readonly State[] = [
  {
    name: 'how to apply',
    bring: openSheet,
    shows: dialog('So bewirbst du dich'),
    overlay: true,
  },
  {
    name: 'applied, with a draft, documents, a note and a reminder',
    bring: async (page) => {
      await openSheet(page);
      const sheet = dialog('So bewirbst du dich')(page);
      const draft = sheet.getByText('Entwurf ansehen');
      if (await draft.isVisible()) await draft.click();
      await sheet.getByRole('combobox', { name: 'Stand' }).selectOption('beworben');
      await sheet.getByRole('textbox', { name: 'Notiz' }).fill('Frau Krug ruft am Montag zurück');
      await sheet.getByLabel('Erinnere mich am').fill('2031-01-13');
      await pressThere('In den Kalender: 13.01.31')(page);
    },
    shows: (page) => dialog('So bewirbst du dich')(page).getByLabel('Beworben am'),
    overlay: true,
  },
];

async function openSheet(page: Page): Promise<void> {
  await new ResultsPage(page).openAd();
  await button('So bewirbst du dich')(page).click();
}
