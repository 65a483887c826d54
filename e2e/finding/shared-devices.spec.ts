import type { Page } from '@playwright/test';
import { searchCards } from '../support/api.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { resultsLink } from '../support/pages/results-page.ts';
import { expect, phone, test } from '../support/test.ts';

test.use(phone);

/** Stores what a pupil leaves behind: two favourites, notes about one and about a former one, a saved search and a draft. */
async function leaveBehind(page: Page, ids: readonly number[]): Promise<void> {
  await page.evaluate(([first = 0, second = 0, former = 0]) => {
    const note = {
      state: 'applied',
      note: 'Rückruf',
      changed: new Date().toISOString().slice(0, 10),
    };
    localStorage.setItem('favourites', `${first},${second}`);
    localStorage.setItem(
      'favouriteProgress',
      JSON.stringify({ version: 1, ads: { [first]: note, [former]: note } }),
    );
    const search = {
      segment: btoa('search_multi_match=koch'),
      name: '',
      since: '2026-01-01T00:00:00Z',
    };
    localStorage.setItem('savedSearches', JSON.stringify({ version: 1, searches: [search] }));
    localStorage.setItem('last-search', '/suche/x');
    localStorage.setItem('colour-scheme', 'dark');
    sessionStorage.setItem(
      `lehrpfad-entwurf:application-${first}`,
      JSON.stringify({ values: { name: 'Pia', school: '', reason: '' } }),
    );
  }, ids);
  await page.evaluate(async () => {
    await (await caches.open('lehrpfad-opened-1')).put('/stelle/1', new Response('opened'));
  });
  await page.reload();
}

/** Returns what is stored in this tab, without empty lists. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => localStorage.getItem(key) !== ''),
    session: Object.values(sessionStorage).join(' '),
    opened: await caches.has('lehrpfad-opened-1'),
  }));

test('all that a shared device keeps of a pupil is deleted at once, after a question', async ({
  page,
}) => {
  const { results } = await searchCards(page.request, {});
  const ids = results.slice(0, 3).map(({ id }) => id);
  const favourites = new FavouritesPage(page);
  await page.goto(resultsLink({ favourites: '1' }));
  await leaveBehind(page, ids);
  await expect(favourites.cards).toHaveCount(2);
  await expect(page.getByText('Darunter sind Notizen zu 1 Stelle ohne Stern.')).toBeVisible();

  const begin = page.getByRole('button', { name: 'Alles auf diesem Gerät löschen' });
  const question = page.getByRole('alertdialog', { name: 'Alles auf diesem Gerät löschen?' });
  const what =
    '2 Favoriten, 2 Einträge zu Bewerbungen, 1 gemerkte Suche, 1 angefangene Eingabe, die letzte Suche';
  await begin.click();
  await expect(question).toContainText(what);
  await expectStepAccessible(page, { overlay: true });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(begin).toBeFocused();
  expect((await stored(page)).local).toContain('favourites');

  await begin.click();
  await question.getByRole('button', { name: 'Alles löschen' }).click();
  const answer = page.getByRole('dialog', { name: 'Alles gelöscht' });
  await expect(answer).toContainText(`Auf diesem Gerät gelöscht: ${what}`);
  await expectStepAccessible(page, { overlay: true });
  await answer.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByText('Du hast noch keine Favoriten.')).toBeVisible();
  await expect(favourites.link).toHaveAccessibleName('Favoriten');
  await expect(page.getByText('ohne Stern')).toHaveCount(0);
  const { local, session, opened } = await stored(page);
  for (const key of ['favourites', 'favouriteProgress', 'savedSearches', 'last-search'])
    expect(local).not.toContain(key);
  expect(local).toContain('colour-scheme');
  expect(session).not.toContain('Pia');
  expect(opened).toBe(false);
});

test('the privacy notice offers the deletion where it names what the device stores', async ({
  page,
}) => {
  await page.goto('/?lang=en#/datenschutz/geraet');
  await page.evaluate(() => localStorage.setItem('favourites', '2000000001'));
  await page.reload();
  await page.getByRole('button', { name: 'Delete everything on this device' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete everything on this device?' });
  await expect(question).toContainText('1 favourite, the last search');
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await page
    .getByRole('dialog', { name: 'Everything deleted' })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(
    page.getByRole('button', { name: 'Delete everything on this device' }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites') ?? '')).toBe('');
});

test('other tabs lose what was begun in them, also the text in an open form', async ({
  page,
  context,
}) => {
  const form = await context.newPage();
  await form.goto('/#/kontakt');
  const text = form.getByRole('textbox', { name: 'Nachricht' });
  await text.fill('Ich heiße Pia');
  const left = await context.newPage();
  await left.goto('/#/events');
  await left.evaluate(() => sessionStorage.setItem('lehrpfad-entwurf:enquiry-user-0', '{}'));

  await page.goto(resultsLink({ favourites: '1' }));
  await page.getByRole('button', { name: 'Alles auf diesem Gerät löschen' }).click();
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  const answer = page.getByRole('dialog', { name: 'Alles gelöscht' });
  await expect(answer).toContainText('Auch angefangene Eingaben in anderen Tabs sind gelöscht.');
  // It leaves most of the phone's screen to the page.
  await expect
    .poll(async () => (await answer.boundingBox())?.height)
    .toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  const drafts = (tab: Page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('entwurf')));
  await expect.poll(() => drafts(left)).toEqual([]);
  await expect(text).toHaveValue('');
  await form.reload();
  await expect(text).toHaveValue('');
  expect(await drafts(form)).toEqual([]);
});
