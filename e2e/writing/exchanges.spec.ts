import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { searchCards } from '../support/api.ts';
import { Feed } from '../support/data/feed.ts';
import { callApi, demo, logInAs } from '../support/login.ts';
import { expectLargeTargets, expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { routeUntil } from '../support/route-once.ts';
import { desktop, expectOfImport as expect, phone, test } from '../support/test.ts';
import { expectToast } from '../support/pages/company-area.ts';
import { slowTag } from '../support/slow.ts';
import { keepUndo } from '../support/undo.ts';

const resultsOf = (page: Page) => page.getByRole('region', { name: /^Quittung des/ });

/** Creates a feed of four ads, with a word that finds only these ads. */
async function openFeed(page: Page) {
  // Letters only, because digits would be searched for in numbers.
  const word = `qz${randomUUID().replaceAll(/[^a-f]/g, '')}xq`;
  const feed = new Feed();
  const url = await feed.open();
  feed.ads = ['Bäcker', 'Koch', 'Tischler', 'Maler und Lackierer'].map((job, at) => ({
    id: `${word}-${at}`,
    title: `Ausbildung ${job} (m/w/d)`,
    company: `Kornhof ${word}`,
  }));
  const found = async () => (await searchCards(page.request, { search_multi_match: word })).count;
  /** Also withdraws its ads, because other tests search in the same data. */
  const end = async (id: number, access: string) => {
    feed.close();
    const data = { active: false, shown: 'withdraw' };
    await callApi(page.request, 'PATCH', `exchanges/${id}/`, { data, access });
    await expect.poll(found).toBe(0);
  };
  return { word, feed, url, found, end };
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('an administrator adds an exchange, tries it, and reads it', async ({
    page,
    pageErrors,
  }) => {
    const { word, feed, url, found, end } = await openFeed(page);
    const { access } = await logInAs(page, 'admin@lehrpfad.example');
    await page.goto('/#/redakteure/schnittstellen');
    await page.getByRole('button', { name: 'Neue Schnittstelle' }).click();
    const form = page.getByRole('dialog', { name: 'Neue Schnittstelle' });
    await form.getByLabel('Name', { exact: false }).first().fill(`Börse ${word}`);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form.getByRole('group', { name: /Eingaben/ })).toContainText(
      'Adresse: Pflichtfeld!',
    );
    await expectStepAccessible(page, { overlay: true });
    await form.getByRole('textbox', { name: 'Adresse' }).fill(url);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Börse ${word}` })).toBeVisible();
    const id = Number(/\d+$/.exec(page.url())?.[0]);

    // Before the exchange is switched on, a trial shows the expected result.
    const trial = page.getByRole('region', { name: 'Probelauf' });
    await trial.getByRole('button', { name: 'Probelauf starten' }).click();
    await expect(trial.getByRole('status')).toContainText('4 Datensätze');
    await expect(trial.getByRole('listitem').first()).toContainText('Ausbildung Bäcker (m/w/d)');
    await expectStepAccessible(page);
    expect(await found()).toBe(0);

    // What somebody else has changed since is not undone, and is said.
    const overtaken = feed.hold();
    await page.getByRole('button', { name: 'Aktivieren', exact: true }).click();
    await keepUndo(page);
    const change = (data: object) =>
      callApi(page.request, 'PATCH', `exchanges/${id}/`, { access, data });
    await change({ daily_at: '04:15' });
    pageErrors.allow(/exchanges\/\d+\/$/, /409/);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expectToast(page, 'Nicht rückgängig gemacht: Der Eintrag wurde inzwischen geändert.');
    await change({ active: false });
    overtaken();
    await page.reload();

    const release = feed.hold();
    await page.getByRole('button', { name: 'Aktivieren', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // An exchange that is switched on is read at once.
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveAccessibleName(
      /Wartet auf den Beginn|gelesen/,
    );
    release();
    const importResults = resultsOf(page);
    await expect(importResults.getByRole('checkbox', { name: 'Neu (4)' })).toBeVisible();
    await importResults.getByRole('searchbox').fill('Tischler');
    await expect(importResults.getByRole('listitem')).toContainText([`${word}-2`]);
    await expect.poll(found).toBe(4);
    await end(id, access);
  });

  test(
    'an administrator lets go what an exchange no longer brings, and keeps what a mistake would take',
    { tag: slowTag },
    async ({ page }) => {
      const { word, feed, url, found, end } = await openFeed(page);
      const { access } = await logInAs(page, 'admin@lehrpfad.example');
      const { id } = await callApi<{ id: number }>(page.request, 'POST', 'exchanges/', {
        access,
        data: { name: `Börse ${word}`, kind: 'xml', active: true, settings: { url } },
      });
      await page.goto(`/#/redakteure/schnittstellen/${id}`);
      const importResults = resultsOf(page);
      await expect(importResults.getByRole('checkbox', { name: 'Neu (4)' })).toBeVisible();
      await expect.poll(found).toBe(4);

      feed.ads = feed.ads.slice(0, 2);
      await page.getByRole('button', { name: 'Jetzt abrufen' }).click();
      const held = page.getByRole('region', { name: /Bestätigung nötig/ });
      await expect(held).toContainText(
        'Dieser Lauf brachte 2 statt zuletzt 4 brauchbare Datensätze.',
      );
      await expect(held).toContainText('2 Anzeigen würden entfallen.');
      expect(await found()).toBe(4);
      await held.getByText('Anzeigen zeigen, die entfallen würden').click();
      const going = held.getByRole('group', { name: 'Anzeigen' }).getByRole('listitem');
      await expect(going).toHaveText([/Maler und Lackierer .*Kornhof/, /Tischler .*Kornhof/]);
      await expectStepAccessible(page);
      await held.getByRole('button', { name: 'Entfallen lassen' }).click();
      // The page gets the state of the run late. Until then the dialog prevents starting another one.
      const { promise: isSlow, resolve: answerOverview } = Promise.withResolvers<undefined>();
      const mend = await routeUntil(page, `**/api/v1/exchanges/${id}/overview/`, async (route) => {
        await isSlow;
        await route.continue();
      });
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Entfallen lassen' }).click();
      await expect.poll(found).toBe(2);
      await expect(dialog).toBeVisible();
      mend();
      answerOverview(undefined);
      await expect(dialog).toBeHidden();
      await expect(importResults.getByRole('checkbox', { name: 'Entfallen (2)' })).toBeVisible();

      // A source that has renamed a field: no ad is withdrawn without an editor's decision.
      feed.ads = feed.ads.map((ad) => ({ ...ad, title: '' }));
      await page.getByRole('button', { name: 'Jetzt abrufen' }).click();
      await expect(held).toContainText(
        'Dieser Lauf brachte 0 statt zuletzt 2 brauchbare Datensätze.',
      );
      await expect(held).toContainText(
        '2 Datensätze wurden abgelehnt. 2 Anzeigen würden entfallen.',
      );
      await expect(importResults.getByRole('listitem').first()).toContainText(
        'War sichtbar, entfällt.',
      );
      await expectStepAccessible(page);
      await held.getByRole('button', { name: 'Alles behalten' }).click();
      await expect(importResults.getByRole('listitem').first()).toContainText(
        'War sichtbar, bleibt.',
      );
      expect(await found()).toBe(2);
      await end(id, access);
    },
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'an editor sees how imports stand, and parts what is not the same',
    { tag: slowTag },
    async ({ page }) => {
      await logInAs(page, demo.editor);
      await page.goto('/#/redakteure/schnittstellen');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2, name: 'Börsen' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Neue Schnittstelle' })).toHaveCount(0);
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');

      await main.getByRole('link', { name: 'Bundesagentur für Arbeit', exact: true }).click();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Doppelt/ }).check();
      const row = page.getByRole('group', { name: 'Datensätze' }).getByRole('listitem').first();
      await expect(row).toContainText('Stattdessen gezeigt');
      await expectStepAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page, 'main');
      await row.getByRole('button', { name: /Nicht dieselbe Stelle/ }).click();
      await expect(row).toContainText('Das gilt ab dem nächsten Lauf.');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(row.getByRole('button', { name: /Nicht dieselbe Stelle/ })).toBeVisible();
    },
  );
});
