import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { emptyPlainFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { FavouritesPage } from '../support/pages/favourites-page.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';

const conditions = {
  ...emptyPlainFields(),
  title: 'Ausbildung zum Bäcker (m/w/d)',
  details: '<p>Brot backen</p>',
  pay_year_1: 1050,
  pay_year_2: 1120,
  certificate: 'hauptschule',
  free_places: 2,
  working_time: ['full'],
  application_ways: ['email', 'phone'],
  application_documents: ['cv', 'report'],
  application_deadline: '2027-03-31',
  reply_days: 14,
  typical_day: 'Früh geht es los.',
} satisfies Partial<PublicJobAd>;

const pia = {
  id: 1,
  first_name: 'Pia',
  last_name: 'Krug',
  role: '',
  phone: '0391 12 34',
  email: 'pia@krug.example',
  last_updated: '2026-11-01T00:00:00.000Z',
};

async function readAds(request: APIRequestContext): Promise<PublicJobAd[]> {
  const response = await request.get('/api/v1/search/?page=1');
  return ((await response.json()) as { results: PublicJobAd[] }).results;
}

/** Opens the first ad of the demo data as if it said all of the above, but for `others`. @returns its id */
async function openAd(page: Page, others: Partial<PublicJobAd> = {}): Promise<number> {
  const [ad] = await readAds(page.request);
  if (!ad) throw new Error('The demo data has no ad.');
  const whole = { ...ad, ...conditions, contacts: [pia], ...others };
  await page.route('**/api/v1/jobdescriptions/by/ids/', (route) =>
    route.fulfill({ json: [whole] }),
  );
  await new ResultsPage(page).open({ ad: String(ad.id) });
  return ad.id;
}

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    test('an ad says what decides and leads to an application, all of it on the device', async ({
      page,
    }) => {
      const results = new ResultsPage(page);
      const id = await openAd(page);
      const { detail } = results;
      const facts = detail.locator('dl');
      await expect(facts).toContainText('1. Jahr 1.050 € · 2. Jahr 1.120 €');
      await expect(facts).toContainText('mindestens Hauptschulabschluss');
      const main = detail.getByRole('button', { name: 'So bewirbst du dich' });
      // On a phone it stays in view; on a desktop it is above the text.
      if (device === 'phone') await expect(main).toBeInViewport({ ratio: 1 });
      await main.click();
      const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
      await expect(sheet.getByText('Bewirb dich bis zum 31.03.27.')).toBeVisible();
      await expect(sheet.getByRole('link', { name: /Pia Krug: 0391/ })).toHaveAttribute(
        'href',
        'tel:03911234',
      );
      await sheet.getByRole('checkbox', { name: 'Lebenslauf' }).check({ force: true });
      await sheet.getByRole('textbox', { name: 'Dein Name' }).fill('Ida Muster');
      const mail = sheet.getByRole('link', { name: 'E-Mail an Pia Krug' });
      const href = new URL((await mail.getAttribute('href')) ?? '');
      expect(href.pathname).toBe('pia@krug.example');
      expect(href.searchParams.get('body')).toContain('Ich heiße Ida Muster');
      await expectStepAccessible(page);

      const state = sheet.getByRole('combobox', { name: 'Stand' });
      await expect(state.locator('option:checked')).toHaveText('noch nicht gemerkt');
      await state.selectOption('gemerkt');
      await expect(state.locator('option')).toHaveText([
        'gemerkt',
        'beworben',
        'eingeladen',
        'Zusage',
        'Absage',
      ]);
      await expect(state).toHaveValue('noted');
      await state.selectOption('beworben');
      await sheet.getByRole('textbox', { name: 'Notiz' }).fill('Rückruf am Montag');
      await sheet.getByLabel('Erinnere mich am').fill('2027-01-11');
      const file = page.waitForEvent('download');
      await sheet.getByRole('button', { name: 'In den Kalender: 11.01.27' }).click();
      const calendar = await readFile(await (await file).path(), 'utf8');
      expect(calendar).toContain('DTSTART;VALUE=DATE:20270111');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(main).toBeFocused();

      await main.click();
      await expect(sheet.getByRole('textbox', { name: 'Dein Name' })).toHaveValue('Ida Muster');
      const question = sheet.getByRole('link', { name: 'Was gehört in meine Bewerbung?' });
      // The link leads to the page of all questions until they are loaded.
      await expect(question).toHaveAttribute('href', /\/\d+$/);
      await question.click();
      const answer = page.getByRole('button', { name: 'Was gehört in meine Bewerbung?' });
      await expect(answer).toHaveAttribute('aria-expanded', 'true');
      await page.goBack();
      await expect(main).toBeVisible();

      await page.goto(resultsLink({ favourites: '1' }));
      const { list } = new FavouritesPage(page);
      await expect(list).toContainText(/Stand: beworben am .+ · Rückruf am Montag/);
      await expectStepAccessible(page);
      const stored = await page.evaluate(() => localStorage.getItem('favouriteProgress'));
      expect(JSON.parse(stored ?? '').ads[id]).toMatchObject({ state: 'applied', ready: ['cv'] });
    });
  });
}

test('only the mail for an internship asks when it is to be', async ({ page }) => {
  for (const type of [1, 2] as const) {
    await page.goto('about:blank');
    await openAd(page, { job_type_int: type });
    await page.getByRole('button', { name: 'So bewirbst du dich' }).click();
    const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
    const period = sheet.getByRole('textbox', { name: 'Wann soll dein Praktikum sein?' });
    await expect(sheet.getByRole('textbox', { name: 'Dein Name' })).toBeVisible();
    await expect(period).toHaveCount(type === 1 ? 1 : 0);
    if (type === 1) await period.fill('12. bis 30. Januar');
    const mail = sheet.getByRole('link', { name: 'E-Mail an Pia Krug' });
    const sentence = 'Mein Praktikum soll in dieser Zeit sein: 12. bis 30. Januar.';
    const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
    expect(body?.includes(sentence)).toBe(type === 1);
  }
});

test.describe('an ad whose last day for applications has passed', () => {
  test.use(phone);

  test('says so and does not ask for an application by then', async ({ page }) => {
    await openAd(page, { application_deadline: '2026-11-01' });
    await expect(new ResultsPage(page).detail.locator('dl')).toContainText('01.11.26 (abgelaufen)');
    await page.getByRole('button', { name: 'So bewirbst du dich' }).click();
    const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
    await expect(sheet).toContainText('Die Bewerbungsfrist ist am 01.11.26 abgelaufen.');
    await expect(sheet).not.toContainText('Bewirb dich bis');
  });
});

test.describe('without a mail program', () => {
  test.use(phone);

  test('the address is there to read, and the whole draft to copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAd(page);
    await page.getByRole('button', { name: 'So bewirbst du dich' }).click();
    const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
    await expect(sheet.getByText('pia@krug.example', { exact: true })).toBeVisible();
    await expect(sheet).toContainText(
      'Häng deine Unterlagen selbst an die E-Mail: Lebenslauf, Zeugnis.',
    );
    await sheet.getByRole('button', { name: 'Entwurf kopieren' }).click();
    await expect(sheet.getByRole('button', { name: 'Entwurf kopiert' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^An: pia@krug\.example\s+Betreff: Bewerbung: Ausbildung zum Bäcker/,
    );
  });

  test('a browser that does not copy shows the draft', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openAd(page);
    await page.getByRole('button', { name: 'So bewirbst du dich' }).click();
    const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
    await sheet.getByRole('button', { name: 'Entwurf kopieren' }).click();
    await expect(
      sheet.getByRole('status').filter({ hasText: 'erlaubt kein Kopieren' }),
    ).toBeVisible();
    await expect(sheet.getByText('An: pia@krug.example')).toBeVisible();
  });
});

test.describe('an ad without documents', () => {
  test.use(phone);

  test('leads to what its text says of them', async ({ page }) => {
    await openAd(page, { application_documents: [] });
    await page.getByRole('button', { name: 'So bewirbst du dich' }).click();
    const sheet = page.getByRole('dialog', { name: 'So bewirbst du dich' });
    await expect(sheet.getByRole('checkbox', { name: 'Anschreiben' })).toBeVisible();
    await expect(sheet).toContainText('Lies in der Beschreibung nach, was du schicken sollst.');
  });
});

test.describe('favourites on another device', () => {
  test.use(phone);

  test('come with states and notes from a file, and from a shared link alone', async ({
    page,
    request,
  }) => {
    const [one, other] = (await readAds(request)).map(({ id }) => id);
    await page.goto(resultsLink({ favourites: '1' }));
    const content = {
      kind: 'lehrpfad-favoriten',
      version: 1,
      ids: [one],
      names: {},
      progress: {
        [String(one)]: { state: 'invited', note: 'Dienstag', ready: [], changed: '2026-11-20' },
      },
    };
    const read = (text: string) =>
      page.getByLabel('Datei mit Favoriten').setInputFiles({
        name: 'favoriten.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await read('keine');
    await expect(page.getByText('Das ist keine Datei mit Favoriten von hier.')).toBeVisible();
    await read(JSON.stringify(content));
    await expect(page.getByText('Stand: eingeladen · Dienstag')).toBeVisible();
    const tools = page.getByRole('region', { name: 'Auf ein anderes Gerät mitnehmen' });
    await expect(tools.getByText('1 neuer Favorit aus der Datei übernommen.')).toBeVisible();
    await read(JSON.stringify(content));
    const nothingNew = 'Keine neuen Favoriten in der Datei. Bei Stand und Notizen gilt das Neuere.';
    await expect(tools.getByText(nothingNew, { exact: true })).toBeVisible();

    const results = new ResultsPage(page);
    await results.open({ job_ids: '999999998,999999999' });
    await expect(results.empty).toBeVisible();
    await expect(results.activeFilters).toContainText('Ausgewählte Stellen');
    await expect(page.getByRole('button', { name: 'Alle zu meinen Favoriten' })).toBeHidden();

    await results.open({ job_ids: `999999999,${one},${other}` });
    await page.getByRole('button', { name: 'Alle zu meinen Favoriten' }).click();
    await expect(page.getByText('Diese Stellen stehen jetzt bei deinen Favoriten')).toBeVisible();
    const ids = await page.evaluate(() => localStorage.getItem('favourites'));
    expect(ids?.split(',').toSorted()).toEqual([String(one), String(other)].toSorted());
  });
});
