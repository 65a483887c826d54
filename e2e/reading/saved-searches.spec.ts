import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { linkIn, mailsTo, mailTo } from '../support/data/mailbox.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { ResultsPage, resultsLink } from '../support/pages/results-page.ts';
import { devicesFrom, expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { largeTown } from '../support/data/region-names.ts';

const koch = { search_multi_match: 'koch' };
const segmentOf = (query: Record<string, string>) => resultsLink(query).split('/').at(-1) ?? '';
const someone = () => `pia${randomInt(10_000_000)}@schule.example`;

const saveButton = (page: Page) => page.getByRole('button', { name: 'Suche merken', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Suche merken' });
const onDevice = (page: Page) => sheet(page).getByRole('button', { name: /merken$/ });
const savedList = (page: Page) => page.getByRole('region', { name: 'Deine gemerkten Suchen' });

/** Stores searches as in a visit long ago, so that all found ads are new. */
async function rememberSearches(
  page: Page,
  searches: readonly { segment: string; name?: string }[],
  since = '2020-01-01T00:00:00.000Z',
): Promise<void> {
  const stored = searches.map(({ segment, name = '' }) => ({ segment, name, since }));
  await page.addInitScript(
    (text) => {
      // An empty page has no storage.
      if (!location.protocol.startsWith('http')) return;
      if (localStorage.getItem('savedSearches') === null)
        localStorage.setItem('savedSearches', text);
    },
    JSON.stringify({ version: 1, searches: stored }),
  );
}

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`a search on a ${device}`, details, () => {
    test.use(options);

    test('is saved, found on the start page, opened, and no longer saved', async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open(koch);
      await saveButton(page).click();
      await expect(sheet(page)).toContainText('koch');
      await expectStepAccessible(page, { overlay: true });
      await expectNoSidewaysScrolling(page);
      await onDevice(page).click();
      await expect(onDevice(page)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(results.list).toContainText('Diese Suche hast du gemerkt');
      await expect(saveButton(page)).toBeFocused();

      await page.goto('/');
      await expect(savedList(page)).toContainText('nichts Neues');
      await expectStepAccessible(page);
      await expectLargeTargets(page);
      await savedList(page).getByRole('link', { name: 'koch' }).click();
      await expect(results.fields.text).toHaveValue('koch');
      await saveButton(page).click();
      await onDevice(page).click();
      await expect(onDevice(page)).toHaveAttribute('aria-pressed', 'false');
    });
  });
}

test.describe('saved searches', () => {
  test.use(phone);

  test(
    'are told to end with the visit where the browser allows no saving',
    { tag: slowTag },
    async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(resultsLink(koch));
      await saveButton(page).click();
      await onDevice(page).click();
      await expect(sheet(page)).toContainText('Gemerkte Suchen bleiben nur für diesen Besuch');
    },
  );

  test('tell what is new until it has been looked at', async ({ page }) => {
    await rememberSearches(page, [{ segment: segmentOf(koch) }]);
    await page.goto('/');
    await expect(savedList(page)).toContainText(/\d+ neue Stellen/);
    await savedList(page).getByRole('link').click();
    const results = new ResultsPage(page);
    await expect(results.list).toContainText(/\d+ neue Stellen seit deinem letzten Besuch/);
    await page.goto('/');
    await expect(savedList(page)).toContainText('nichts Neues');
  });

  test('are renamed, deleted and brought back where the favourites are', async ({ page }) => {
    await rememberSearches(page, [
      { segment: segmentOf(koch) },
      { segment: segmentOf({ search_multi_match: 'tischler' }) },
    ]);
    await page.goto(resultsLink({ favourites: '1' }));
    const rows = savedList(page).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('button', { name: 'Umbenennen: koch' }).click();
    const name = rows.first().getByRole('textbox', { name: 'Name der Suche' });
    await expect(name).toBeFocused();
    await name.fill('<b>Küche</b>');
    await expectStepAccessible(page);
    await name.press('Enter');
    await expect(rows.first().getByRole('link')).toContainText('<b>Küche</b>');
    await expect(rows.first().getByRole('button', { name: /^Umbenennen/ })).toBeFocused();
    await rows
      .first()
      .getByRole('button', { name: /^Löschen/ })
      .click();
    await expect(rows).toHaveCount(2);
    await expectStepAccessible(page);
    await rows
      .first()
      .getByRole('button', { name: /^Rückgängig/ })
      .click();
    await expect(rows.first().getByRole('link')).toContainText('<b>Küche</b>');
    await rows
      .last()
      .getByRole('button', { name: /^Löschen/ })
      .click();
    await page.reload();
    await expect(rows).toHaveCount(1);
  });

  test('follow another tab', { tag: slowTag }, async ({ page, context }) => {
    await rememberSearches(page, []);
    await page.goto(resultsLink({ favourites: '1' }));
    const other = await context.newPage();
    await other.goto(resultsLink(koch));
    await saveButton(other).click();
    await onDevice(other).click();
    await expect(savedList(page).getByRole('link')).toContainText('koch');
    await savedList(page)
      .getByRole('button', { name: /^Löschen/ })
      .click();
    await expect(onDevice(other)).toHaveAttribute('aria-pressed', 'false');
  });

  test(
    'say without a network that they cannot tell what is new',
    { tag: slowTag },
    async ({ page, pageErrors }) => {
      await rememberSearches(page, [{ segment: segmentOf(koch), name: 'Küche' }]);
      pageErrors.allow(/search\/new|ERR_FAILED|Failed to load resource|HTTP 0/);
      await page.route(/\/api\/v1\/search\/new\//, (route) => route.abort());
      await page.goto('/');
      await expect(savedList(page)).toContainText('Küche');
      await expect(savedList(page)).toContainText('nicht nachsehen');
    },
  );

  test(
    'are at most ten, and the eleventh is told what to do',
    { tag: slowTag },
    async ({ page }) => {
      const ten = Array.from({ length: 10 }, (_, at) => ({
        segment: segmentOf({ search_multi_match: `koch ${at}` }),
      }));
      await rememberSearches(page, ten);
      await page.goto(resultsLink(koch));
      await saveButton(page).click();
      await expect(sheet(page)).toContainText('Du hast schon 10 Suchen gemerkt.');
      await expect(onDevice(page)).toHaveCount(0);
    },
  );

  test('show their words whole beside long buttons on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await rememberSearches(page, [{ segment: segmentOf(koch) }]);
    await page.goto('/?lang=uk');
    const row = page.getByRole('region', { name: 'Твої збережені пошуки' }).getByRole('listitem');
    const news = row.getByText(/нов. пропозиці/);
    await expect(news).toBeVisible();
    // One line of text, so that no word is broken.
    const lines = () =>
      news.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
      });
    await expect.poll(lines).toBe(1);
    await expectNoSidewaysScrolling(page);
  });

  test(
    'go along in the file of the favourites',
    { tag: slowTag },
    async ({ page, browser, baseURL }) => {
      await rememberSearches(page, [{ segment: segmentOf(koch), name: 'Küche' }]);
      await page.goto(resultsLink({ favourites: '1' }));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Als Datei sichern' }).click();
      const file = await (await download).path();
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
        searches: [{ name: 'Küche' }],
      });
      const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
      const there = await elsewhere.newPage();
      await there.goto(resultsLink({ favourites: '1' }));
      await there.getByLabel('Datei mit Favoriten').setInputFiles(file);
      await expect(there.getByText('Dazu 1 gemerkte Suche.')).toBeVisible();
      await expect(savedList(there).getByRole('link')).toContainText('Küche');
      await elsewhere.close();
    },
  );

  test('survive what cannot be read', { tag: slowTag }, async ({ page }) => {
    await page.addInitScript(() => {
      if (!location.protocol.startsWith('http')) return;
      if (localStorage.getItem('savedSearches') === null)
        localStorage.setItem('savedSearches', '{"version":1,"searches":[{"segment":5},null,"x"');
    });
    await page.goto(resultsLink(koch));
    await saveButton(page).click();
    await onDevice(page).click();
    await expect(onDevice(page)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('savedSearches.aside')))
      .toContain('"segment":5');
  });
});

test.describe('an alert by mail', () => {
  test.use(phone);

  test('is asked for in the results, confirmed and stopped from the mailbox', async ({
    page,
    request,
    pageErrors,
  }) => {
    pageErrors.allow(/410/);
    const mail = someone();
    await page.goto(resultsLink({ ...koch, city: largeTown.name, perimeter: '25' }));
    await saveButton(page).click();
    await sheet(page).getByRole('button', { name: 'Per E-Mail benachrichtigen' }).click();
    const field = sheet(page).getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(field).toBeFocused();
    await field.fill('pia');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectStepAccessible(page, { overlay: true });
    await field.fill(mail);
    await sheet(page).getByRole('radio', { name: 'täglich' }).check();
    await sheet(page).getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
    await page.goBack();
    await saveButton(page).click();
    await sheet(page).getByRole('button', { name: 'Per E-Mail benachrichtigen' }).click();
    await expect(field).toHaveValue(mail);
    await expect(sheet(page).getByRole('radio', { name: 'täglich' })).toBeChecked();
    await sheet(page).getByRole('button', { name: 'Link schicken' }).click();
    await expect(sheet(page).getByRole('heading', { name: 'Sieh in dein Postfach' })).toBeFocused();
    await expect(sheet(page)).toContainText(mail);
    await expectStepAccessible(page, { overlay: true });
    await expectNoSidewaysScrolling(page);

    const asked = await mailTo(request, mail, 'Bitte bestätige deinen Suchauftrag');
    expect(asked.text).not.toContain('koch');
    const link = linkIn(asked, '/suchauftrag/bestaetigen');
    await page.goto(link);
    await expect(page.getByText(`koch · in ${largeTown.name} + 25 km`)).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: 'Ja, schreibt mir' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Suchauftrag läuft');
    await expectFit(page);

    await page.getByRole('link', { name: 'Suchauftrag ändern oder beenden' }).click();
    await expect(page.getByRole('radio', { name: 'täglich' })).toBeChecked();
    await expectFit(page);
    await page.getByRole('radio', { name: 'wöchentlich' }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('status')).toHaveText('Gespeichert.');
    await expect(page.getByRole('radio', { name: 'wöchentlich' })).toBeChecked();

    await page.getByRole('link', { name: 'Suchauftrag beenden' }).click();
    await expectFit(page);
    await page.getByRole('checkbox', { name: /^Schickt mir die Links/ }).check();
    await page.getByRole('button', { name: 'Suchauftrag beenden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dieser Suchauftrag ist beendet',
    );
    await expectFit(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
    await expectFit(page);
    expect((await mailsTo(request, mail)).map(({ subject }) => subject)).toEqual([
      'Bitte bestätige deinen Suchauftrag',
    ]);
  });

  test('asks about an address that looks misspelt, and refuses none', async ({ page, request }) => {
    const typed = `${someone().split('@')[0]}@gmial.com`;
    const meant = typed.replace('gmial', 'gmail');
    await new ResultsPage(page).open(koch);
    await saveButton(page).click();
    await sheet(page).getByRole('button', { name: 'Per E-Mail benachrichtigen' }).click();
    const field = sheet(page).getByRole('textbox', { name: 'E-Mail-Adresse' });
    const question = sheet(page).getByRole('button', { name: `Meintest du ${meant}?` });
    await field.pressSequentially(typed);
    await expect(question).toBeHidden();
    await field.press('Tab');
    await expect(question).toBeFocused();
    await expect(
      sheet(page)
        .getByRole('status')
        .filter({ hasText: /^Meintest du / }),
    ).toBeVisible();
    await expectStepAccessible(page, { overlay: true });
    await question.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(meant);
    await expect(question).toBeHidden();

    // A step back leaves the field, too, and the next field is one step behind the question.
    await field.fill(typed);
    await field.press('Shift+Tab');
    await expect(field).not.toBeFocused();
    await expect(question).toBeVisible();
    await field.fill(`x${typed}`);
    await field.fill(typed);
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('radio', { name: 'wöchentlich' })).toBeFocused();
    await sheet(page).getByRole('radio', { name: 'täglich' }).check();
    await expect(question).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Link schicken' }).click();
    await expect(sheet(page).getByRole('heading', { name: 'Sieh in dein Postfach' })).toBeFocused();
    await mailTo(request, typed, 'Bitte bestätige deinen Suchauftrag');
    await question.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(meant);
    await expect(sheet(page).getByRole('radio', { name: 'täglich' })).toBeChecked();
    await sheet(page).getByRole('button', { name: 'Link schicken' }).click();
    await expect(sheet(page).getByRole('heading', { name: 'Sieh in dein Postfach' })).toBeFocused();
    await expect(sheet(page)).toContainText(meant);
    await expect(question).toBeHidden();
    await mailTo(request, meant, 'Bitte bestätige deinen Suchauftrag');
  });

  test('is asked for where the browser blocks cookies', async ({ page, context, pageErrors }) => {
    // Before a write the page asks for a cookie, at an address that has nothing else.
    pageErrors.allow(/api\/v1\/$/, /404/);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await new ResultsPage(page).open(koch);
    await saveButton(page).click();
    await sheet(page).getByRole('button', { name: 'Per E-Mail benachrichtigen' }).click();
    await sheet(page).getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(someone());
    await sheet(page).getByRole('button', { name: 'Link schicken' }).click();
    await expect(sheet(page).getByRole('heading', { name: 'Sieh in dein Postfach' })).toBeVisible();
  });

  test('is there as a feed too', { tag: slowTag }, async ({ page, request }) => {
    await page.goto(resultsLink(koch));
    await saveButton(page).click();
    const href = await sheet(page)
      .getByRole('link', { name: 'Als Feed abonnieren' })
      .getAttribute('href');
    const feed = await request.get(href ?? '');
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect(await feed.text()).toContain('<entry>');
  });
});

async function expectFit(page: Page): Promise<void> {
  await expectStepAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectLargeTargets(page);
}
