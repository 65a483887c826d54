import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { expect } from '../support/test.ts';
import type { Scenes } from './scenes.ts';

/** Index of the ad that is opened, marked and shared. */
const chosen = 1;

/** A pupil finds a place. */
export const pupilScenes: Scenes = {
  start: async (page) => {
    const start = new StartPage(page);
    await start.open();
    for (const type of ['Ausbildung', 'Praktikum'])
      await page.getByRole('checkbox', { name: type }).check({ force: true });
    return page.getByRole('group', { name: 'Was suchst du?' });
  },
  words: async (page) => {
    const { fields, submit } = new StartPage(page);
    await fields.text.fill('Tischler');
    await fields.choose(fields.place, 'magde', 'Magdeburg');
    await fields.perimeter.selectOption('50');
    await submit.focus();
    return page.getByRole('search');
  },
  results: async (page) => {
    await new StartPage(page).submit.click();
    const { cards, count } = new ResultsPage(page);
    await expect(count).toHaveText(/gefunden$/);
    return cards.first();
  },
  filters: async (page) => {
    const filters = page.getByRole('region', { name: 'Filter' });
    const { count } = new ResultsPage(page);
    const before = (await count.textContent()) ?? '';
    await filters.getByRole('checkbox', { name: /^Ausbildung/ }).uncheck({ force: true });
    await expect(count).not.toHaveText(before);
    await expect(count).toHaveText(/gefunden$/);
    return filters;
  },
  'job-ad': async (page) => {
    const results = new ResultsPage(page);
    await results.openAd(chosen);
    return results.detail;
  },
  star: async (page) => {
    const results = new ResultsPage(page);
    const star = results.starOf(results.cards.nth(chosen));
    await star.click();
    return star;
  },
  favourites: async (page) => {
    const favourites = new FavouritesPage(page);
    await favourites.open();
    return favourites.cards.first();
  },
  share: async (page) => {
    await new FavouritesPage(page).cards.first().getByRole('link').click();
    const share = new ResultsPage(page).detail.getByRole('button', { name: 'Link kopieren' });
    await share.scrollIntoViewIfNeeded();
    return share;
  },
};
